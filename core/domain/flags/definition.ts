/**
 * A flag's definition and what goes with it, as the flag client reads and reports them (supporting
 * §3 "Feature flag definition"). Evaluating one is the client's own business.
 */

/** States of a definition: an archived one is `control` for every user. */
export const flagStatuses = ['ACTIVE', 'ARCHIVED'] as const;

/** A definition's status. */
export type FlagStatus = (typeof flagStatuses)[number];

/** The kinds of condition: `WHITELIST` ones also reach users outside the traffic allocation. */
export const flagConditionTypes = ['WHITELIST', 'ROLLOUT'] as const;

/** A kind of condition. */
export type FlagConditionType = (typeof flagConditionTypes)[number];

/** A share of the users, in whole percent, that gets a treatment. */
export type FlagPartition = { readonly treatment: string; readonly size: number };

/** The value that a matcher reads: an attribute of the user, or with `null` the user key itself. */
export type FlagKeySelector = { readonly trafficType: string; readonly attribute: string } | null;

type MatcherBase = { readonly keySelector: FlagKeySelector; readonly negate: boolean };

/** Whom a condition is for; of the client's matchers those that the shop writes. */
export type FlagMatcher =
  | (MatcherBase & { readonly matcherType: 'ALL_KEYS'; readonly keySelector: null })
  | (MatcherBase & {
      readonly matcherType: 'WHITELIST';
      readonly whitelistMatcherData: { readonly whitelist: readonly string[] };
    })
  | (MatcherBase & {
      readonly matcherType: 'EQUAL_TO_BOOLEAN';
      readonly booleanMatcherData: boolean;
    })
  | (MatcherBase & {
      readonly matcherType: 'IN_SEGMENT';
      readonly userDefinedSegmentMatcherData: { readonly segmentName: string };
    });

/** All of a group's matchers must hold. */
export type FlagMatcherGroup = {
  readonly combiner: 'AND';
  readonly matchers: readonly FlagMatcher[];
};

/** A condition with its treatments; the first one that holds decides. */
export type FlagCondition = {
  readonly conditionType: FlagConditionType;
  readonly label: string;
  readonly matcherGroup: FlagMatcherGroup;
  readonly partitions: readonly FlagPartition[];
};

/** Another flag that must give one of these treatments; else the default treatment is given. */
export type FlagPrerequisite = { readonly n: string; readonly ts: readonly string[] };

/** A feature flag as it is written; `checkFlagDefinitions` says whether the client can use it. */
export type FlagDefinition = {
  readonly name: string;
  readonly trafficTypeName: string;
  readonly status: FlagStatus;
  /** A killed flag gives every user its default treatment. */
  readonly killed: boolean;
  readonly defaultTreatment: string;
  /** Rises with each change of the definition; milliseconds since 1970. */
  readonly changeNumber: number;
  readonly seed: number;
  /** Whole percent of the users that the `ROLLOUT` conditions reach. */
  readonly trafficAllocation: number;
  readonly trafficAllocationSeed: number;
  readonly algo: 2;
  /** A text by treatment, which callers may ask for. */
  readonly configurations: Readonly<Record<string, string>>;
  readonly sets: readonly string[];
  readonly prerequisites: readonly FlagPrerequisite[];
  /** A user whom no condition reaches gets the default treatment; without conditions, `control`. */
  readonly conditions: readonly FlagCondition[];
  readonly impressionsDisabled: boolean;
};

/** A named list of user keys. */
export type FlagSegment = {
  readonly name: string;
  readonly keys: readonly string[];
  readonly changeNumber: number;
};
