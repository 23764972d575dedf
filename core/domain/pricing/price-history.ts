/** What was asked for something, and the higher price that the law lets stand beside a reduced one. */
import { comparisonRules, type ComparisonRule } from '../law/comparison-rules.ts';
import type { Market } from '../locale/locales.ts';

/** Minor units; in milliseconds since 1970. */
export type PriceChange = { readonly validFrom: number; readonly amount: number };

/** The end is exclusive; a promotion without one holds until further notice. */
export type Promotion = {
  readonly startsAt: number;
  readonly endsAt?: number | undefined;
  readonly amount: number;
};

/** All that was asked for one article in one format and market, in any order. */
export type PriceHistory = {
  readonly changes: readonly PriceChange[];
  readonly promotions: readonly Promotion[];
};

/** Equal where nothing is reduced. */
export type PriceAmounts = { readonly original: number; readonly current: number };

/** What several pieces were asked for, where one has this history. */
export const historyOfPieces = (
  { changes, promotions }: PriceHistory,
  pieces: number,
): PriceHistory => ({
  changes: changes.map((change) => ({ ...change, amount: change.amount * pieces })),
  promotions: promotions.map((promotion) => ({ ...promotion, amount: promotion.amount * pieces })),
});

const day = 86_400_000;

/**
 * The list price, without promotions. Of two changes at one instant the later in the list holds.
 */
export const listAmountAt = ({ changes }: PriceHistory, instant: number): number | undefined =>
  changes.reduce<PriceChange | undefined>(
    (latest, change) =>
      change.validFrom <= instant && (latest === undefined || change.validFrom >= latest.validFrom)
        ? change
        : latest,
    undefined,
  )?.amount;

/** The lowest that runs, of equal ones the first to have begun. */
const promotionAt = ({ promotions }: PriceHistory, instant: number): Promotion | undefined =>
  promotions
    .filter(
      ({ startsAt, endsAt }) => startsAt <= instant && (endsAt === undefined || instant < endsAt),
    )
    .toSorted((one, other) => one.amount - other.amount || one.startsAt - other.startsAt)
    .at(0);

/** Undefined before the article was sold. */
export const amountAt = (history: PriceHistory, instant: number): number | undefined => {
  const list = listAmountAt(history, instant);
  const promoted = promotionAt(history, instant)?.amount;
  return list === undefined || promoted === undefined ? list : Math.min(list, promoted);
};

/** Undefined before one of them was sold. */
const sumAt = (histories: readonly PriceHistory[], instant: number): number | undefined =>
  histories.reduce<number | undefined>((sum, history) => {
    const amount = amountAt(history, instant);
    return sum === undefined || amount === undefined ? undefined : sum + amount;
  }, 0);

/** Instants before another one at which a price may have changed, the earliest first. */
const turnsBefore = (histories: readonly PriceHistory[], end: number): readonly number[] =>
  histories
    .flatMap(({ changes, promotions }) => [
      ...changes.map(({ validFrom }) => validFrom),
      ...promotions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? startsAt]),
    ])
    .filter((turn) => turn < end)
    .toSorted((one, other) => one - other);

const lowestSumBefore = (
  histories: readonly PriceHistory[],
  end: number,
  days: number,
): number | undefined => {
  const start = end - days * day;
  const asked = [start, ...turnsBefore(histories, end).filter((turn) => start < turn)]
    .map((instant) => sumAt(histories, instant))
    .filter((amount) => amount !== undefined);
  return asked.length === 0 ? undefined : Math.min(...asked);
};

/**
 * Of the days before an instant, with earlier promotions; of a shorter sale, the days that it has
 * lasted. Undefined where the article was not sold then.
 */
export const lowestAmountBefore = (
  history: PriceHistory,
  end: number,
  days: number,
): number | undefined => lowestSumBefore([history], end, days);

/** What was asked until an instant, and since when without a change. */
type HeldAmount = { readonly amount: number; readonly since: number };

const heldUntil = (histories: readonly PriceHistory[], end: number): HeldAmount | undefined =>
  turnsBefore(histories, end).reduce<HeldAmount | undefined>((held, since) => {
    const amount = sumAt(histories, since);
    if (amount === undefined) return undefined;
    return held?.amount === amount ? held : { amount, since };
  }, undefined);

type Reduction = {
  readonly histories: readonly PriceHistory[];
  readonly began: number;
  readonly instant: number;
};

/** The higher price by one rule; undefined where it allows none. */
const comparedBy = (
  rule: ComparisonRule,
  { histories, began, instant }: Reduction,
): number | undefined => {
  if (rule.kind === 'lowest-before') return lowestSumBefore(histories, began, rule.days);
  const before = heldUntil(histories, began);
  if (before === undefined) return undefined;
  const held = began - before.since;
  const { heldDays, shownDays, shownAsLongAsHeld, shortHeld } = rule;
  const shown =
    held >= heldDays * day
      ? Math.min((shownDays ?? Infinity) * day, shownAsLongAsHeld ? held : Infinity)
      : Math.min(held * (shortHeld?.shownShare ?? 0), (shortHeld?.shownDays ?? 0) * day);
  return instant - began < shown ? before.amount : undefined;
};

const reducedSince = (history: PriceHistory, instant: number): number | undefined => {
  const promotion = promotionAt(history, instant);
  return promotion !== undefined && promotion.amount === amountAt(history, instant)
    ? promotion.startsAt
    : undefined;
};

/** Where and when a price is asked. */
export type PriceMoment = { readonly market: Market; readonly instant: number };

/**
 * The price of several things together, such as a picture and its options; undefined where one is
 * not sold. The original amount is the one that the market's law lets stand beside a reduced one:
 * that of the sum before the last promotion began.
 */
export const priceOfSum = (
  histories: readonly PriceHistory[],
  { market, instant }: PriceMoment,
): PriceAmounts | undefined => {
  const current = sumAt(histories, instant);
  if (current === undefined) return undefined;
  const starts = histories.flatMap((history) => reducedSince(history, instant) ?? []);
  if (starts.length === 0) return { original: current, current };
  const reduction = { histories, began: Math.max(...starts), instant };
  const rules: readonly ComparisonRule[] = comparisonRules[market];
  const original = Math.min(...rules.map((rule) => comparedBy(rule, reduction) ?? current));
  return { original: Math.max(original, current), current };
};

/** Undefined where the article is not sold then. */
export const priceAt = (history: PriceHistory, moment: PriceMoment): PriceAmounts | undefined =>
  priceOfSum([history], moment);

/** The first later instant with another price; undefined where the history has none. */
export const amountEndsAt = (history: PriceHistory, instant: number): number | undefined => {
  const asked = amountAt(history, instant);
  const turns = [
    ...history.changes.map(({ validFrom }) => validFrom),
    ...history.promotions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? startsAt]),
  ];
  return turns
    .filter((turn) => turn > instant)
    .toSorted((one, other) => one - other)
    .find((turn) => amountAt(history, turn) !== asked);
};
