import { isReduced, type Price } from './money.ts';

/** A share as an exact fraction in lowest terms; nothing is 0 / 1, all of it 1 / 1. */
export type DiscountShare = { readonly numerator: number; readonly denominator: number };

const greatestCommonDivisor = (first: number, second: number): number =>
  second > 0 ? greatestCommonDivisor(second, first % second) : first;

/**
 * The discount's share of the original price, (original - current) / original, exactly (storefront
 * §5); 0 where the price is not reduced. `discountPercent` is what is shown of it.
 */
export const discountShare = (price: Price): DiscountShare => {
  if (!isReduced(price)) return { numerator: 0, denominator: 1 };
  const whole = price.priceOriginal.minorUnits;
  const part = whole - price.priceCurrent.minorUnits;
  const divisor = greatestCommonDivisor(whole, part);
  return { numerator: part / divisor, denominator: whole / divisor };
};
