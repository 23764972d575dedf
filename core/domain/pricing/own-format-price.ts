/**
 * The price of a format that stands in no list: a monotone function of its area through the list
 * prices of the standard formats, in integers throughout.
 */
import { millimetresOfTenths, type Format } from '../format/format.ts';

/** The list price of a standard format at its area in square millimetres. */
export type AreaPrice = { readonly area: number; readonly amount: number };

/** Prices of areas outside those of the standard formats; amounts are minor units. */
export type AreaPriceRule = {
  /** The price at an area of 0, from which prices rise up to the smallest standard format. */
  readonly baseAmount: number;
  /** Added for each square decimetre beyond the largest standard format. */
  readonly amountPerSquareDecimetre: number;
};

const squareMillimetresInSquareDecimetre = 10_000;

/** A side in hundredths of a millimetre: a whole number in both units, so that nothing drifts. */
const hundredthsOf = (unit: Format['unit'], tenths: number): number =>
  Math.round(millimetresOfTenths(unit, tenths) * 100);

/**
 * The area in whole square millimetres, rounded down, of a format with a margin of whole millimetres
 * around it.
 */
export const areaOf = ({ width, height, unit }: Format, margin = 0): number => {
  const both = 2 * margin * 100;
  return Math.floor(
    ((hundredthsOf(unit, width) + both) * (hundredthsOf(unit, height) + both)) / 10_000,
  );
};

/**
 * The prices by area from an area of 0 upwards, never falling: where the list itself has a larger
 * area at a lower price, the higher price of the smaller area stays.
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

/** Own formats cost whole tens of minor units: there is no coin below in Switzerland. */
const smallestStep = 10;

const roundedUp = (amount: number): number => Math.ceil(amount / smallestStep) * smallestStep;

/** A product divided and rounded up; exact for products of safe integers. */
const share = (amount: number, part: number, whole: number): number =>
  Math.ceil((amount * part) / whole);

/**
 * The price of an area, rounded up to tens of minor units: straight between the standard formats'
 * prices and never above the next one, from the base amount below the smallest, by the square
 * decimetre above the largest.
 */
export const ownFormatAmount = (
  rule: AreaPriceRule,
  prices: readonly AreaPrice[],
  area: number,
): number => {
  const ladder = ladderOf(rule, prices);
  const upper = ladder.find((step) => area <= step.area);
  const lower = ladder.findLast((step) => step.area < area) ?? ladder[0];
  if (upper === undefined) {
    const beyond = area - lower.area;
    const more = share(rule.amountPerSquareDecimetre, beyond, squareMillimetresInSquareDecimetre);
    return roundedUp(lower.amount + more);
  }
  if (upper.area === lower.area) return upper.amount;
  const rise = upper.amount - lower.amount;
  const more = share(rise, area - lower.area, upper.area - lower.area);
  return Math.min(roundedUp(lower.amount + more), upper.amount);
};
