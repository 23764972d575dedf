/** When each market lets a reduced price stand beside a higher one. */
import type { Market } from '../locale/locales.ts';

/** In days. */
export type ComparisonRule =
  /** The higher price is the lowest that was asked in the days before the reduction. */
  | { readonly kind: 'lowest-before'; readonly days: number }
  /**
   * The higher price is what was asked until the reduction. One that had held for fewer than
   * `heldDays` is not shown, or where `shortHeld` is given for that share of the time it had held
   * and no longer than that; one that had held for longer is shown for `shownDays` at most, and at
   * most as long as it had held where `shownAsLongAsHeld`.
   */
  | {
      readonly kind: 'price-before';
      readonly heldDays: number;
      readonly shownDays?: number;
      readonly shownAsLongAsHeld?: true;
      readonly shortHeld?: { readonly shownShare: number; readonly shownDays: number };
    };

/** Directive 98/6/EC, article 6a (2019/2161), also in the EEA. */
const europeanUnion = { kind: 'lowest-before', days: 30 } as const satisfies ComparisonRule;

/** Preisbekanntgabeverordnung, article 16 (as of 1 January 2025). */
const switzerland = {
  kind: 'price-before',
  heldDays: 30,
  shortHeld: { shownShare: 0.5, shownDays: 60 },
} as const satisfies ComparisonRule;

/**
 * Digital Markets, Competition and Consumers Act 2024, sections 225 to 227, as the Chartered
 * Trading Standards Institute's guidance on pricing practices (2025) reads it.
 */
const unitedKingdom = {
  kind: 'price-before',
  heldDays: 28,
  shownAsLongAsHeld: true,
} as const satisfies ComparisonRule;

/** 16 CFR 233.1, and the three months of California Business and Professions Code 17501. */
const unitedStates = {
  kind: 'price-before',
  heldDays: 30,
  shownDays: 60,
} as const satisfies ComparisonRule;

/**
 * A comparison needs all rules of its market, and names the lowest price that one of them gives.
 * Liechtenstein has the Swiss tradition and is in the European Economic Area.
 */
export const comparisonRules = {
  at: [europeanUnion],
  be: [europeanUnion],
  ch: [switzerland],
  com: [unitedStates],
  de: [europeanUnion],
  es: [europeanUnion],
  fr: [europeanUnion],
  gb: [unitedKingdom],
  it: [europeanUnion],
  li: [europeanUnion, switzerland],
  lu: [europeanUnion],
  nl: [europeanUnion],
} as const satisfies Readonly<Record<Market, readonly ComparisonRule[]>>;
