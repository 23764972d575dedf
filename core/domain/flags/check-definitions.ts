/**
 * Keeps written definitions from making the flag client throw, turn in circles or answer nonsense;
 * the client itself does not check.
 */
import { E } from '../../fp.ts';
import type { FlagCondition, FlagDefinition } from './definition.ts';

/** `condition` counts from 0. */
export type FlagDefinitionProblem =
  | { readonly kind: 'empty-flag-name' }
  | {
      readonly kind:
        | 'repeated-flag-name'
        | 'empty-default-treatment'
        | 'empty-traffic-type'
        | 'change-number-not-positive';
      readonly flag: string;
    }
  | { readonly kind: 'allocation-not-a-percentage'; readonly flag: string; readonly found: number }
  | { readonly kind: 'malformed-set'; readonly flag: string; readonly set: string }
  | { readonly kind: 'unknown-prerequisite'; readonly flag: string; readonly required: string }
  | { readonly kind: 'prerequisite-cycle'; readonly flag: string }
  | {
      readonly kind: 'no-matcher' | 'empty-whitelist' | 'malformed-partition';
      readonly flag: string;
      readonly condition: number;
    }
  | {
      readonly kind: 'partitions-do-not-sum-to-100';
      readonly flag: string;
      readonly condition: number;
      readonly sum: number;
    };

declare const checkedMark: unique symbol;

/** Passed {@link checkFlagDefinitions}; the flags service takes no others. */
export type CheckedFlagDefinitions = readonly FlagDefinition[] & {
  readonly [checkedMark]: true;
};

const isPercentage = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= 100;

const setName = /^[a-z0-9][a-z0-9_]{0,49}$/;

const conditionProblems = (
  flag: string,
  { matcherGroup, partitions }: FlagCondition,
  condition: number,
): readonly FlagDefinitionProblem[] => {
  const sum = partitions.reduce((total, { size }) => total + size, 0);
  const at = { flag, condition };
  return [
    ...(matcherGroup.matchers.length === 0 ? [{ kind: 'no-matcher', ...at } as const] : []),
    ...matcherGroup.matchers.flatMap((matcher) =>
      matcher.matcherType === 'WHITELIST' && matcher.whitelistMatcherData.whitelist.length === 0
        ? [{ kind: 'empty-whitelist', ...at } as const]
        : [],
    ),
    ...partitions.flatMap(({ treatment, size }) =>
      treatment === '' || !isPercentage(size)
        ? [{ kind: 'malformed-partition', ...at } as const]
        : [],
    ),
    // The flag client throws into its caller when no partition covers a user.
    ...(sum === 100 ? [] : [{ kind: 'partitions-do-not-sum-to-100', ...at, sum } as const]),
  ];
};

const flagProblems = (
  definition: FlagDefinition,
  names: readonly string[],
): readonly FlagDefinitionProblem[] => {
  const { name: flag, trafficAllocation } = definition;
  return [
    ...(flag === '' ? [{ kind: 'empty-flag-name' } as const] : []),
    ...(definition.defaultTreatment === ''
      ? [{ kind: 'empty-default-treatment', flag } as const]
      : []),
    ...(definition.trafficTypeName === '' ? [{ kind: 'empty-traffic-type', flag } as const] : []),
    ...(Number.isSafeInteger(definition.changeNumber) && definition.changeNumber > 0
      ? []
      : [{ kind: 'change-number-not-positive', flag } as const]),
    ...(isPercentage(trafficAllocation)
      ? []
      : [{ kind: 'allocation-not-a-percentage', flag, found: trafficAllocation } as const]),
    ...definition.sets
      .filter((set) => !setName.test(set))
      .map((set) => ({ kind: 'malformed-set', flag, set }) as const),
    ...definition.prerequisites
      .filter(({ n }) => !names.includes(n))
      .map(({ n }) => ({ kind: 'unknown-prerequisite', flag, required: n }) as const),
    ...definition.conditions.flatMap((condition, index) =>
      conditionProblems(flag, condition, index),
    ),
  ];
};

/** Required directly or through others. */
const requiredBy = (
  name: string,
  definitions: readonly FlagDefinition[],
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<string> =>
  definitions
    .filter((definition) => definition.name === name)
    .flatMap(({ prerequisites }) => prerequisites.map(({ n }) => n))
    .reduce(
      (found, n) => (found.has(n) ? found : requiredBy(n, definitions, new Set([...found, n]))),
      seen,
    );

const problemsOf = (definitions: readonly FlagDefinition[]): readonly FlagDefinitionProblem[] => {
  const names = definitions.map(({ name }) => name);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [
    ...[...repeated].map((flag) => ({ kind: 'repeated-flag-name', flag }) as const),
    ...definitions.flatMap((definition) => flagProblems(definition, names)),
    // The flag client would follow a cycle for ever.
    ...names
      .filter((name) => requiredBy(name, definitions).has(name))
      .map((flag) => ({ kind: 'prerequisite-cycle', flag }) as const),
  ];
};

const isChecked = (definitions: readonly FlagDefinition[]): definitions is CheckedFlagDefinitions =>
  problemsOf(definitions).length === 0;

/** The left side names every problem. */
export const checkFlagDefinitions = (
  definitions: readonly FlagDefinition[],
): E.Either<readonly FlagDefinitionProblem[], CheckedFlagDefinitions> =>
  isChecked(definitions) ? E.right(definitions) : E.left(problemsOf(definitions));
