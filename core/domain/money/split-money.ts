/** Amounts in parts that add up to the whole. */
import { E } from '../../fp.ts';
import type { Currency } from '../locale/locales.ts';
import { parseMoney, type MinorUnitsError } from './money-arithmetic.ts';
import type { Money } from './money.ts';

/**
 * The amount is invalid, a ratio is not a whole number from 0 to 2^53 - 1, or no ratio is above 0.
 */
export type RatioError =
  | MinorUnitsError
  | { readonly kind: 'malformed-ratio'; readonly ratio: number }
  | { readonly kind: 'no-ratio' };

const isRatio = (ratio: number): boolean => Number.isSafeInteger(ratio) && ratio >= 0;

/** Positions of the remaining units: largest remainders first, then by position. */
const largestRemainders = (remainders: readonly bigint[], left: bigint): ReadonlySet<number> => {
  const byRemainder = remainders
    .map((remainder, index) => ({ remainder, index }))
    // Sorting is stable: equal remainders keep their positions.
    .toSorted(
      ({ remainder: one }, { remainder: other }) => Number(other > one) - Number(one > other),
    );
  return new Set(byRemainder.slice(0, Number(left)).map(({ index }) => index));
};

/** Shares an amount out by whole ratios; each part is its exact share rounded up or down. */
export const allocateMoney = <C extends Currency>(
  { minorUnits, currency }: Money<C>,
  ratios: readonly number[],
): E.Either<RatioError, readonly Money<C>[]> => {
  const money = parseMoney(currency, minorUnits);
  if (E.isLeft(money)) return money;
  for (const ratio of ratios)
    if (!isRatio(ratio)) return E.left({ kind: 'malformed-ratio', ratio });
  const whole = ratios.reduce((sum, ratio) => sum + BigInt(ratio), 0n);
  if (whole === 0n) return E.left({ kind: 'no-ratio' });
  const products = ratios.map((ratio) => BigInt(minorUnits) * BigInt(ratio));
  const floors = products.map((product) => product / whole);
  const left = BigInt(minorUnits) - floors.reduce((sum, floor) => sum + floor, 0n);
  const isRoundedUp = largestRemainders(
    products.map((product) => product % whole),
    left,
  );
  return E.right(
    floors.map((floor, index) => ({
      minorUnits: Number(floor) + (isRoundedUp.has(index) ? 1 : 0),
      currency,
    })),
  );
};
