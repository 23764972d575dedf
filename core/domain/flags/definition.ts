/**
 * A flag's definition, as the flag client reads it (supporting §3 "Feature flag definition").
 * Evaluating it is the client's own business.
 */

/** An archived flag is `control` for every user. */
export const flagStatuses = ['ACTIVE', 'ARCHIVED'] as const;

export type FlagStatus = (typeof flagStatuses)[number];

/** `WHITELIST` also reaches users outside the traffic allocation. */
export const flagConditionTypes = ['WHITELIST', 'ROLLOUT'] as const;

export type FlagConditionType = (typeof flagConditionTypes)[number];

/** Whole percent of the users that get a treatment. */
export type FlagPartition = { readonly treatment: string; readonly size: number };

/** An attribute of the user, or with `null` the user key. */
export type FlagKeySelector = { readonly trafficType: string; readonly attribute: string } | null;

type MatcherBase = { readonly keySelector: FlagKeySelector; readonly negate: boolean };

/** Those of the client's matchers that the shop writes. */
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

/** All of its matchers must hold. */
export type FlagMatcherGroup = {
  readonly combiner: 'AND';
  readonly matchers: readonly FlagMatcher[];
};

/** The first condition that holds decides. */
export type FlagCondition = {
  readonly conditionType: FlagConditionType;
  readonly label: string;
  readonly matcherGroup: FlagMatcherGroup;
  readonly partitions: readonly FlagPartition[];
};

/** Another flag that must give one of these treatments; else the default is given. */
export type FlagPrerequisite = { readonly n: string; readonly ts: readonly string[] };

/** `checkFlagDefinitions` says whether the client can use it. */
export type FlagDefinition = {
  readonly name: string;
  readonly trafficTypeName: string;
  readonly status: FlagStatus;
  /** Every user gets the default treatment. */
  readonly killed: boolean;
  readonly defaultTreatment: string;
  /** Rises with each change; milliseconds since 1970. */
  readonly changeNumber: number;
  readonly seed: number;
  /** Whole percent of the users that `ROLLOUT` conditions reach. */
  readonly trafficAllocation: number;
  readonly trafficAllocationSeed: number;
  readonly algo: 2;
  /** A text by treatment, which callers may ask for. */
  readonly configurations: Readonly<Record<string, string>>;
  readonly sets: readonly string[];
  readonly prerequisites: readonly FlagPrerequisite[];
  /** A user whom none reaches gets the default treatment; without conditions, `control`. */
  readonly conditions: readonly FlagCondition[];
  readonly impressionsDisabled: boolean;
};

export type FlagSegment = {
  readonly name: string;
  readonly keys: readonly string[];
  readonly changeNumber: number;
};
