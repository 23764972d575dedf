/** A world of flags as the definitions that the flags service serves. */
import {
  type CheckedFlagDefinitions,
  checkFlagDefinitions,
} from '../../core/domain/flags/check-definitions.ts';
import type {
  FlagCondition,
  FlagDefinition,
  FlagMatcher,
} from '../../core/domain/flags/definition.ts';
import { flagNames } from '../../core/domain/flags/flags.ts';
import { E } from '../../core/fp.ts';
import type { FlagWorld, WorldFlag } from './flags.ts';

/** A definition that gives everybody `off`, with what a test wants to be different. */
export const definition = (change: Partial<FlagDefinition> = {}): FlagDefinition => ({
  name: 'product_matrix',
  trafficTypeName: 'user',
  status: 'ACTIVE',
  killed: false,
  defaultTreatment: 'off',
  changeNumber: 1,
  seed: 7,
  trafficAllocation: 100,
  trafficAllocationSeed: 8,
  algo: 2,
  configurations: {},
  sets: [],
  prerequisites: [],
  conditions: [],
  impressionsDisabled: false,
  ...change,
});

/** A condition that gives `on` to whom the matcher reaches. */
export const condition = (
  matcher: FlagMatcher,
  conditionType: FlagCondition['conditionType'] = 'ROLLOUT',
): FlagCondition => ({
  conditionType,
  label: 'test',
  matcherGroup: { combiner: 'AND', matchers: [matcher] },
  partitions: [{ treatment: 'on', size: 100 }],
});

export const allKeys: FlagMatcher = { matcherType: 'ALL_KEYS', keySelector: null, negate: false };

/** A matcher for keys, or for the values of an attribute. */
export const oneOf = (values: ReadonlyArray<string>, attribute?: string): FlagMatcher => ({
  matcherType: 'WHITELIST',
  keySelector: attribute === undefined ? null : { trafficType: 'user', attribute },
  negate: false,
  whitelistMatcherData: { whitelist: values },
});

const reach = (on: WorldFlag['on']): FlagCondition => {
  if (on === 'everybody') return condition(allKeys);
  return 'channel' in on
    ? condition(oneOf([on.channel], 'channel'))
    : condition({
        matcherType: 'EQUAL_TO_BOOLEAN',
        keySelector: { trafficType: 'user', attribute: 'mobileDevice' },
        negate: false,
        booleanMatcherData: on.mobile,
      });
};

/** Definitions that are right, or the test fails. */
export const checked = (definitions: ReadonlyArray<FlagDefinition>): CheckedFlagDefinitions => {
  const result = checkFlagDefinitions(definitions);
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

/** The world as definitions, each with a change number of its own. */
export const worldDefinitions = (world: FlagWorld): CheckedFlagDefinitions =>
  checked(
    flagNames.flatMap((name, index) => {
      const flag = world[name];
      if (flag === undefined) return [];
      const listed =
        flag.alwaysOn.length === 0 ? [] : [condition(oneOf(flag.alwaysOn), 'WHITELIST')];
      return [
        definition({
          name,
          status: flag.state === 'archived' ? 'ARCHIVED' : 'ACTIVE',
          killed: flag.state === 'stopped',
          changeNumber: index + 1,
          conditions: [...listed, reach(flag.on)],
        }),
      ];
    }),
  );
