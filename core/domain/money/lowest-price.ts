import { localeTable, type Currency, type Locale } from '../locale/locales.ts';
import { formatMoney } from './format-money.ts';
import { lowerPrice, type Money, type Price } from './money.ts';
import { pricePrefixes } from './price-prefixes.ts';

/** The lowest of a list of prices, and whether it is one of several: then `ab` stands before it. */
export type LowestPrice<C extends Currency = Currency> = {
  readonly price: Price<C>;
  /** Another price of the list is higher. */
  readonly isFrom: boolean;
};

/** The lowest price by what it costs now, the first of equal ones; undefined of none. */
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

/** Prints an amount as the lowest of several: `ab 64,90 €`, `from £64.90`. */
export const fromPriceText = (locale: Locale, money: Money): string =>
  `${pricePrefixes[localeTable[locale].language]} ${formatMoney(locale, money)}`;
