import type { Currency } from '../locale/locales.ts';
import { lowerPrice, type Price } from './money.ts';

export type LowestPrice<C extends Currency = Currency> = {
  readonly price: Price<C>;
  /** Another price is higher: `ab` stands before this one. */
  readonly isFrom: boolean;
};

/** Lowest by what it costs now, the first of equal ones; undefined for an empty list. */
export const lowestPrice = <C extends Currency>(
  prices: readonly Price<C>[],
): LowestPrice<C> | undefined => {
  const price = prices.reduce<Price<C> | undefined>(
    (lowest, next) => (lowest === undefined ? next : lowerPrice<Price<C>>(lowest, next)),
    undefined,
  );
  if (price === undefined) return undefined;
  const least = price.priceCurrent.minorUnits;
  return { price, isFrom: prices.some(({ priceCurrent }) => priceCurrent.minorUnits > least) };
};
