/**
 * A reduced price stands beside the lowest one of the 30 days before its promotion (decisions,
 * "Money and formats"; Directive 98/6/EC, article 6a).
 */

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

/** 30 days, in milliseconds. */
export const comparisonPeriod = 30 * 86_400_000;

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

const lowestSumBefore = (histories: readonly PriceHistory[], end: number): number | undefined => {
  const start = end - comparisonPeriod;
  // No price falls at the end of a promotion, so only beginnings are looked at.
  const turns = histories
    .flatMap(({ changes, promotions }) => [
      ...changes.map(({ validFrom }) => validFrom),
      ...promotions.map(({ startsAt }) => startsAt),
    ])
    .filter((turn) => start < turn && turn < end);
  const asked = [start, ...turns]
    .map((instant) => sumAt(histories, instant))
    .filter((amount) => amount !== undefined);
  return asked.length === 0 ? undefined : Math.min(...asked);
};

/**
 * Of the 30 days before an instant (Directive 98/6/EC, article 6a), with earlier promotions; of a
 * shorter sale, the days that it has lasted. Undefined where the article was not sold then.
 */
export const lowestAmountBefore = (history: PriceHistory, end: number): number | undefined =>
  lowestSumBefore([history], end);

const reducedSince = (history: PriceHistory, instant: number): number | undefined => {
  const promotion = promotionAt(history, instant);
  return promotion !== undefined && promotion.amount === amountAt(history, instant)
    ? promotion.startsAt
    : undefined;
};

/**
 * The price of several things together, such as a picture and its options; undefined where one is
 * not sold. The lowest earlier price is that of the sum before the last promotion began.
 */
export const priceOfSum = (
  histories: readonly PriceHistory[],
  instant: number,
): PriceAmounts | undefined => {
  const current = sumAt(histories, instant);
  if (current === undefined) return undefined;
  const began = histories.flatMap((history) => reducedSince(history, instant) ?? []);
  const lowest = began.length === 0 ? undefined : lowestSumBefore(histories, Math.max(...began));
  return { original: Math.max(lowest ?? current, current), current };
};

/**
 * Undefined where the article is not sold then. A promotion must be below the lowest earlier price.
 */
export const priceAt = (history: PriceHistory, instant: number): PriceAmounts | undefined =>
  priceOfSum([history], instant);

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
