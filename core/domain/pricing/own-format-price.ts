/**
 * The price of a format in no list rises with its area through the prices of the standard formats,
 * in integers.
 */
import { millimetresOfTenths, type Format } from '../format/format.ts';

/** A standard format's list price at its area in square millimetres. */
export type AreaPrice = { readonly area: number; readonly amount: number };

/** Prices outside the standard areas; amounts are minor units. */
export type AreaPriceRule = {
  /** At an area of 0; prices rise from it to the smallest standard format. */
  readonly baseAmount: number;
  /** Beyond the largest standard format. */
  readonly amountPerSquareDecimetre: number;
};

const squareMillimetresInSquareDecimetre = 10_000;

/** Hundredths of a millimetre are whole in both units, so that nothing drifts. */
const hundredthsOf = (unit: Format['unit'], tenths: number): number =>
  Math.round(millimetresOfTenths(unit, tenths) * 100);

/**
 * Whole square millimetres, rounded down, of a format with a margin of whole millimetres around it.
 */
export const areaOf = ({ width, height, unit }: Format, margin = 0): number => {
  const both = 2 * margin * 100;
  return Math.floor(
    ((hundredthsOf(unit, width) + both) * (hundredthsOf(unit, height) + both)) / 10_000,
  );
};

/**
 * From an area of 0 upwards, never falling: a larger area at a lower price gets the smaller one's.
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

/** Own formats cost whole tens: Switzerland has no smaller coin. */
const smallestStep = 10;

const roundedUp = (amount: number): number => Math.ceil(amount / smallestStep) * smallestStep;

/** Rounded up; exact for products of safe integers. */
const share = (amount: number, part: number, whole: number): number =>
  Math.ceil((amount * part) / whole);

/**
 * Rounded up to tens of minor units. Linear between the standard formats' prices and never above
 * the next one; below the smallest from the base amount, above the largest by the square decimetre.
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
