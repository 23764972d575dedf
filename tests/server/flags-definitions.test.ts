/** The written definitions and their percentages, evaluated by the vendor's own evaluator. */
import { createRequire } from 'node:module';

import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as example } from 'vitest';

import { type FlagName, flagNames } from '../../core/domain/flags/flags.ts';
import { E } from '../../core/fp.ts';
import {
  checkFlagDefinitions,
  type FlagDefinition,
} from '../../server/services/flags/definition.ts';
import { flagDefinitions } from '../../server/services/flags/definitions.ts';
import {
  decodeFlagPercentages,
  describePercentagesRefusal,
} from '../../server/services/flags/percentages.ts';
import { allKeys, condition, definition, oneOf } from '../fakes/flag-definitions.ts';

// A private path of the pinned version: the evaluator that the vendor's clients run.
const evaluator: {
  readonly evaluateFeature: (
    log: object,
    key: string,
    flag: string,
    attributes: object,
    storage: object,
  ) => { readonly treatment: string };
} = createRequire(import.meta.url)('@splitsoftware/splitio-commons/cjs/evaluator');

const silent = { debug() {}, info() {}, warn() {}, error() {} };

const evaluate = (
  definitions: ReadonlyArray<FlagDefinition>,
  name: string,
  key: string,
  channel: string,
): string =>
  evaluator.evaluateFeature(
    silent,
    key,
    name,
    { channel, mobileDevice: false },
    {
      splits: {
        getSplit: (wanted: string) => definitions.find((flag) => flag.name === wanted) ?? null,
      },
      segments: { isInSegment: () => false },
    },
  ).treatment;

const flagName = fc.constantFrom(...flagNames);
const percentage = fc.integer({ min: 0, max: 100 });
const key = fc.uuid();

const at = (name: FlagName, share: number): ReadonlyArray<FlagDefinition> =>
  flagDefinitions(new Map([[name, share]]));

describe('the definitions', () => {
  test.prop([flagName, percentage])('are right at every percentage', (name, share) => {
    expect(E.isRight(checkFlagDefinitions(at(name, share)))).toBe(true);
  });

  test.prop([flagName, percentage])('are equal for equal percentages', (name, share) => {
    expect(at(name, share)).toEqual(at(name, share));
  });

  test.prop([flagName, percentage, percentage])(
    'have a number for each percentage',
    (name, a, b) => {
      const numbers = [a, b].map(
        (share) => at(name, share).find((flag) => flag.name === name)?.changeNumber,
      );
      expect(numbers[0] === numbers[1]).toBe(a === b);
    },
  );

  test.prop([flagName, key])('are off for all at 0 and on for all at 100', (name, user) => {
    expect(evaluate(at(name, 0), name, user, 'poster')).toBe('off');
    expect(evaluate(at(name, 100), name, user, 'poster')).toBe('on');
  });

  test.prop([flagName, key, percentage, percentage])(
    'keep a user in when the percentage rises',
    (name, user, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      if (evaluate(at(name, low), name, user, 'poster') === 'on') {
        expect(evaluate(at(name, high), name, user, 'poster')).toBe('on');
      }
    },
  );

  test.prop([percentage])('turn the teaser on for its preview key', (share) => {
    const name = '1785_wall_picture_teaser';
    expect(evaluate(at(name, share), name, 'teaser-preview', 'poster')).toBe('on');
  });

  test.prop([key])('leave the card shop without the wall picture flags', (user) => {
    for (const name of ['1409_canvas_redesign', '1785_wall_picture_teaser'] as const) {
      expect(evaluate(at(name, 100), name, user, 'kartenliebe')).toBe('off');
    }
  });

  example('reach about the share of the users that is configured', () => {
    const name = '1785_wall_picture_teaser';
    const users = Array.from({ length: 4_000 }, (_, index) => `user-${index}`);
    const on = users.filter((user) => evaluate(at(name, 30), name, user, 'poster') === 'on');
    expect(on.length / users.length).toBeCloseTo(0.3, 1);
  });
});

describe('checking', () => {
  const kinds = (definitions: ReadonlyArray<FlagDefinition>): ReadonlyArray<string> => {
    const result = checkFlagDefinitions(definitions);
    return E.isLeft(result) ? result.left.map(({ kind }) => kind) : [];
  };

  test.prop([fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 })])(
    'refuses shares that do not add up, which would make the evaluator throw',
    (sizes) => {
      const sum = sizes.reduce((total, size) => total + size, 0);
      const partitions = sizes.map((size) => ({ treatment: 'on', size }));
      const written = definition({ conditions: [{ ...condition(allKeys), partitions }] });
      expect(kinds([written])).toEqual(sum === 100 ? [] : ['partitions-do-not-sum-to-100']);
      if (sum === 0) {
        expect(() => evaluate([written], written.name, 'user', 'poster')).toThrow(
          'invalid dataset',
        );
      }
    },
  );

  example.each<[string, ReadonlyArray<FlagDefinition>]>([
    ['empty-flag-name', [definition({ name: '' })]],
    ['repeated-flag-name', [definition(), definition()]],
    ['empty-default-treatment', [definition({ defaultTreatment: '' })]],
    ['empty-traffic-type', [definition({ trafficTypeName: '' })]],
    ['change-number-not-positive', [definition({ changeNumber: 0 })]],
    ['allocation-not-a-percentage', [definition({ trafficAllocation: 101 })]],
    ['malformed-set', [definition({ sets: ['Capital'] })]],
    ['unknown-prerequisite', [definition({ prerequisites: [{ n: 'other', ts: ['on'] }] })]],
    ['prerequisite-cycle', [definition({ prerequisites: [{ n: 'product_matrix', ts: ['on'] }] })]],
    ['empty-whitelist', [definition({ conditions: [condition(oneOf([]))] })]],
    [
      'no-matcher',
      [
        definition({
          conditions: [{ ...condition(allKeys), matcherGroup: { combiner: 'AND', matchers: [] } }],
        }),
      ],
    ],
  ])('%s', (kind, definitions) => {
    expect(kinds(definitions)).toEqual([kind]);
  });
});

describe('the percentages', () => {
  const shares = fc
    .uniqueArray(fc.tuple(flagName, percentage), { selector: ([name]) => name })
    .map((pairs) => new Map(pairs));

  test.prop([shares, fc.constantFrom(',', ' , ')])('are read as they are written', (map, comma) => {
    const text = [...map].map(([name, share]) => `${name}=${share}`).join(comma);
    expect(decodeFlagPercentages(text)).toEqual(E.right(map));
  });

  example.each([
    ['967_nudging', 'not-a-pair', '967_nudging'],
    ['967_nudging=1=2', 'not-a-pair', '967_nudging=1=2'],
    ['967_nudging=5,', 'not-a-pair', ''],
    ['968_nudging=5', 'unknown-flag', '968_nudging'],
    ['967_nudging=101', 'not-a-percentage', '101'],
    ['967_nudging=-1', 'not-a-percentage', '-1'],
    ['967_nudging=1.5', 'not-a-percentage', '1.5'],
    ['967_nudging=1e1', 'not-a-percentage', '1e1'],
    ['967_nudging=', 'not-a-percentage', ''],
    ['967_nudging=1,967_nudging=1', 'repeated-flag', '967_nudging'],
  ] as const)('%s is refused: %s', (text, kind, found) => {
    expect(decodeFlagPercentages(text)).toEqual(E.left({ kind, found }));
    expect(describePercentagesRefusal({ kind, found })).toContain(`"${found}"`);
  });
});
