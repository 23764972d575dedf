import type { Currency } from '../locale/locales.ts';

/** Integer minor units (cents, rappen, pence) from 0 to 2^53 - 1. */
export type Money<C extends Currency = Currency> = {
  readonly minorUnits: number;
  readonly currency: C;
};

/**
 * The current price and the one before a promotion, both in the same currency, even if that is not
 * known at compile time.
 */
export type Price<C extends Currency = Currency> = {
  readonly [Of in C]: {
    /** Where higher, the one that the market's law lets stand beside the current (`comparisonRules`). */
    readonly priceOriginal: Money<Of>;
    readonly priceCurrent: Money<Of>;
  };
}[C];

/** Whether the original price is higher (storefront §5). */
export const isReduced = <C extends Currency>({ priceOriginal, priceCurrent }: Price<C>): boolean =>
  priceOriginal.minorUnits > priceCurrent.minorUnits;

/**
 * Whole percent, rounded down; 0 where the price is not reduced or by less than one percent, and
 * then none is shown (decisions, "Money and formats"). Exact up to a hundredth of the largest safe
 * integer.
 */
export const discountPercent = <C extends Currency>(price: Price<C>): number => {
  if (!isReduced<C>(price)) return 0;
  const { priceOriginal, priceCurrent } = price;
  const difference = priceOriginal.minorUnits - priceCurrent.minorUnits;
  return Math.floor((difference * 100) / priceOriginal.minorUnits);
};

/** The lower of two prices by what they cost now, else the first. */
export const lowerPrice = <P extends { readonly priceCurrent: Money }>(
  first: P,
  second: NoInfer<P>,
): P => (second.priceCurrent.minorUnits < first.priceCurrent.minorUnits ? second : first);
