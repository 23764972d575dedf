/**
 * The price of a format that stands in no list: a monotone function of its area through the list
 * prices of the standard formats, in integers throughout.
 */
import { millimetresOfTenths, type Format } from '../format/format.ts';

/** The list price of a standard format at its area in square millimetres. */
export type AreaPrice = { readonly area: number; readonly amount: number };

/** How areas outside those of the standard formats are priced; amounts are minor units. */
export type AreaPriceRule = {
  /** The price towards no area at all. */
  readonly baseAmount: number;
  /** What each further square decimetre beyond the largest standard format adds. */
  readonly amountPerSquareDecimetre: number;
};

const squareMillimetresInSquareDecimetre = 10_000;

/** The area of a format in whole square millimetres, rounded down. */
export const areaOf = ({ width, height, unit }: Format): number =>
  Math.floor(millimetresOfTenths(unit, width) * millimetresOfTenths(unit, height));

/**
 * The prices by area from no area upwards, none below one of a smaller area: should the list
 * itself fall somewhere, the higher price holds on.
 */
const ladderOf = (
  { baseAmount }: AreaPriceRule,
  prices: readonly AreaPrice[],
): readonly [AreaPrice, ...AreaPrice[]] => {
  const base: AreaPrice = { area: 0, amount: baseAmount };
  const rising = prices
    .toSorted((first, second) => first.area - second.area || first.amount - second.amount)
    .reduce<readonly AreaPrice[]>((ladder, { area, amount }) => {
      const floor = ladder.at(-1)?.amount ?? baseAmount;
      return [...ladder, { area, amount: Math.max(floor, amount) }];
    }, []);
  return [base, ...rising];
};

/** A product divided and rounded up; exact for products of safe integers. */
const share = (amount: number, part: number, whole: number): number =>
  Math.ceil((amount * part) / whole);

/**
 * The price of an area, rounded up to the minor unit: straight between the standard formats'
 * prices, from the base amount below the smallest, by the square decimetre above the largest.
 */
export const ownFormatAmount = (
  rule: AreaPriceRule,
  prices: readonly AreaPrice[],
  area: number,
): number => {
  const ladder = ladderOf(rule, prices);
  const upper = ladder.find((step) => area <= step.area);
  const lower = ladder.findLast((step) => step.area < area) ?? ladder[0];
  if (upper === undefined)
    return (
      lower.amount +
      share(rule.amountPerSquareDecimetre, area - lower.area, squareMillimetresInSquareDecimetre)
    );
  if (upper.area === lower.area) return upper.amount;
  return (
    lower.amount + share(upper.amount - lower.amount, area - lower.area, upper.area - lower.area)
  );
};
