import { E } from '../../fp.ts';
import type { Format } from '../format/format.ts';
import type { Currency } from '../locale/locales.ts';
import type { Money } from '../money/money.ts';
import { parseMoney, type MinorUnitsError } from '../money/money-arithmetic.ts';
import { areaOf, ownFormatAmount, type AreaPrice, type AreaPriceRule } from './own-format-price.ts';

/**
 * An amount is invalid, or an area is not a whole number of square millimetres from 1 to 2^53 - 1.
 */
export type OwnFormatPriceError =
  | MinorUnitsError
  | { readonly kind: 'malformed-area'; readonly area: number };

const isArea = (area: number): boolean => Number.isSafeInteger(area) && area > 0;

/** The price of an own format by a script's rule and list. */
export const ownFormatPrice = <C extends Currency>(
  currency: C,
  rule: AreaPriceRule,
  prices: readonly AreaPrice[],
  format: Format,
): E.Either<OwnFormatPriceError, Money<C>> => {
  const wanted = areaOf(format);
  for (const area of [wanted, ...prices.map((price) => price.area)])
    if (!isArea(area)) return E.left({ kind: 'malformed-area', area });
  const { baseAmount, amountPerSquareDecimetre } = rule;
  for (const amount of [
    baseAmount,
    amountPerSquareDecimetre,
    ...prices.map((price) => price.amount),
  ]) {
    const money = parseMoney(currency, amount);
    if (E.isLeft(money)) return money;
  }
  return parseMoney(currency, ownFormatAmount(rule, prices, wanted));
};
