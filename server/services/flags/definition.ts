/**
 * A flag's definition as the flag client reads it (supporting §3 "Feature flag definition"), and
 * the rules that keep a written one from making the client throw or answer nonsense.
 */
import { E } from '../../../core/fp.ts';

/** A share of the users, in whole percent, that gets a treatment. */
export interface Partition {
  readonly treatment: string;
  readonly size: number;
}

/** What a matcher looks at: an attribute of the user, or with `null` the user key itself. */
export type KeySelector = { readonly trafficType: string; readonly attribute: string } | null;

interface MatcherBase {
  readonly keySelector: KeySelector;
  readonly negate: boolean;
}

export type Matcher =
  | (MatcherBase & { readonly matcherType: 'ALL_KEYS'; readonly keySelector: null })
  | (MatcherBase & {
      readonly matcherType: 'WHITELIST';
      readonly whitelistMatcherData: { readonly whitelist: ReadonlyArray<string> };
    })
  | (MatcherBase & {
      readonly matcherType: 'EQUAL_TO_BOOLEAN';
      readonly booleanMatcherData: boolean;
    })
  | (MatcherBase & {
      readonly matcherType: 'IN_SEGMENT';
      readonly userDefinedSegmentMatcherData: { readonly segmentName: string };
    });

/** All matchers must hold; `WHITELIST` conditions also reach users outside the allocation. */
export interface Condition {
  readonly conditionType: 'WHITELIST' | 'ROLLOUT';
  readonly label: string;
  readonly matcherGroup: { readonly combiner: 'AND'; readonly matchers: ReadonlyArray<Matcher> };
  readonly partitions: ReadonlyArray<Partition>;
}

export interface FlagDefinition {
  readonly name: string;
  readonly trafficTypeName: string;
  readonly status: 'ACTIVE' | 'ARCHIVED';
  readonly killed: boolean;
  readonly defaultTreatment: string;
  /** Rises with each change of the definition; milliseconds since 1970. */
  readonly changeNumber: number;
  readonly seed: number;
  /** Whole percent of the users that the `ROLLOUT` conditions reach. */
  readonly trafficAllocation: number;
  readonly trafficAllocationSeed: number;
  readonly algo: 2;
  readonly configurations: Readonly<Record<string, string>>;
  readonly sets: ReadonlyArray<string>;
  readonly prerequisites: ReadonlyArray<{
    readonly n: string;
    readonly ts: ReadonlyArray<string>;
  }>;
  readonly conditions: ReadonlyArray<Condition>;
  readonly impressionsDisabled: boolean;
}

/** A named list of user keys. */
export interface Segment {
  readonly name: string;
  readonly keys: ReadonlyArray<string>;
  readonly changeNumber: number;
}

/** Why definitions were refused. `condition` counts from 0. */
export type DefinitionProblem =
  | { readonly kind: 'empty-flag-name' }
  | { readonly kind: 'repeated-flag-name'; readonly flag: string }
  | { readonly kind: 'empty-default-treatment'; readonly flag: string }
  | { readonly kind: 'empty-traffic-type'; readonly flag: string }
  | { readonly kind: 'change-number-not-positive'; readonly flag: string }
  | { readonly kind: 'allocation-not-a-percentage'; readonly flag: string; readonly found: number }
  | { readonly kind: 'malformed-set'; readonly flag: string; readonly set: string }
  | { readonly kind: 'unknown-prerequisite'; readonly flag: string; readonly required: string }
  | { readonly kind: 'prerequisite-cycle'; readonly flag: string }
  | { readonly kind: 'no-matcher'; readonly flag: string; readonly condition: number }
  | { readonly kind: 'empty-whitelist'; readonly flag: string; readonly condition: number }
  | { readonly kind: 'malformed-partition'; readonly flag: string; readonly condition: number }
  | {
      readonly kind: 'partitions-do-not-sum-to-100';
      readonly flag: string;
      readonly condition: number;
      readonly sum: number;
    };

declare const checkedMark: unique symbol;

/** Definitions that passed {@link checkFlagDefinitions}; the flags service takes no others. */
export type CheckedFlagDefinitions = ReadonlyArray<FlagDefinition> & {
  readonly [checkedMark]: true;
};

const isPercentage = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= 100;

const setName = /^[a-z0-9][a-z0-9_]{0,49}$/;

const conditionProblems = (
  flag: string,
  { matcherGroup, partitions }: Condition,
  condition: number,
): ReadonlyArray<DefinitionProblem> => {
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
  names: ReadonlyArray<string>,
): ReadonlyArray<DefinitionProblem> => {
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

/** All flags that a flag requires, directly or through others. */
const requiredBy = (
  name: string,
  definitions: ReadonlyArray<FlagDefinition>,
  seen: ReadonlySet<string> = new Set(),
): ReadonlySet<string> =>
  definitions
    .filter((definition) => definition.name === name)
    .flatMap(({ prerequisites }) => prerequisites.map(({ n }) => n))
    .reduce(
      (found, n) => (found.has(n) ? found : requiredBy(n, definitions, new Set([...found, n]))),
      seen,
    );

const problemsOf = (
  definitions: ReadonlyArray<FlagDefinition>,
): ReadonlyArray<DefinitionProblem> => {
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

const isChecked = (
  definitions: ReadonlyArray<FlagDefinition>,
): definitions is CheckedFlagDefinitions => problemsOf(definitions).length === 0;

/** Checks definitions where they are written; the left side names every problem found. */
export const checkFlagDefinitions = (
  definitions: ReadonlyArray<FlagDefinition>,
): E.Either<ReadonlyArray<DefinitionProblem>, CheckedFlagDefinitions> =>
  isChecked(definitions) ? E.right(definitions) : E.left(problemsOf(definitions));
