import { isReduced, type Price } from './money.ts';

/** An exact fraction in lowest terms. */
export type DiscountShare = { readonly numerator: number; readonly denominator: number };

const greatestCommonDivisor = (first: number, second: number): number =>
  second > 0 ? greatestCommonDivisor(second, first % second) : first;

/**
 * (original - current) / original, exactly (storefront §5); 0 where the price is not reduced.
 * `discountPercent` is what is shown of it.
 */
export const discountShare = (price: Price): DiscountShare => {
  if (!isReduced(price)) return { numerator: 0, denominator: 1 };
  const whole = price.priceOriginal.minorUnits;
  const part = whole - price.priceCurrent.minorUnits;
  const divisor = greatestCommonDivisor(whole, part);
  return { numerator: part / divisor, denominator: whole / divisor };
};
