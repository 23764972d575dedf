import type { LengthUnit, Locale } from '../locale/locales.ts';

/**
 * The width and height of a wall picture in whole tenths of the unit: `600x400` with `cm` is 60 ×
 * 40 cm (storefront §3; decisions, "Money and formats": a format carries its unit). Where the unit
 * is known, so is the type: a `Format<'in'>` is not a `Format<'cm'>`.
 */
export type Format<U extends LengthUnit = LengthUnit> = {
  readonly width: number;
  readonly height: number;
  readonly unit: U;
};

/** The format that stands for a malformed one: width and height 0 (storefront §5). */
export const zeroFormat = <U extends LengthUnit>(unit: U): Format<U> => ({
  width: 0,
  height: 0,
  unit,
});

/** Prints a format as `WxH` in tenths of its unit: the inverse of `parseFormat`. */
export const printFormat = ({ width, height }: Format): string => `${width}x${height}`;

/** Compares formats that can have one unit: centimetres with inches do not compile. */
export type FormatComparison = <U extends LengthUnit, V extends LengthUnit>(
  first: Format<U>,
  second: Format<V> & ([U & V] extends [never] ? never : unknown),
) => boolean;

/** True for two formats with the same sides in the same order and unit. */
export const equalFormats: FormatComparison = (first: Format, second: Format) =>
  first.width === second.width && first.height === second.height && first.unit === second.unit;

/**
 * The decimal separator of the own-format input: the comma, for inches the dot (decisions, "Money and
 * formats"). Printed lengths have `decimalSignOf` instead.
 */
export const lengthSeparator = (unit: LengthUnit): ',' | '.' => (unit === 'in' ? '.' : ',');

/**
 * The decimal sign of printed lengths: the dot in en-GB and en-US, the comma elsewhere (decisions,
 * "Money and formats").
 */
const decimalSignOf = (locale: Locale): ',' | '.' =>
  locale === 'en-GB' || locale === 'en-US' ? '.' : ',';

/** Writes whole tenths, from 0 on, with a decimal sign and without a needless zero: 605 → `60,5`. */
export const writeTenths = (decimalSign: ',' | '.', tenths: number): string => {
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  return rest === 0 ? String(whole) : `${whole}${decimalSign}${rest}`;
};

/** Prints whole tenths of a length, from 0 on: 605 → `60,5`, in en-GB and en-US `60.5`. */
export const formatTenths = (locale: Locale, tenths: number): string =>
  writeTenths(decimalSignOf(locale), tenths);

/** Prints a format's sides as a shopper reads them, without the unit: `60 × 40`. */
export const formatSides = (locale: Locale, { width, height }: Format): string =>
  `${formatTenths(locale, width)} × ${formatTenths(locale, height)}`;

/** The name of a unit after a length: `cm`, and `in` for inches. */
export const lengthUnitName = (unit: LengthUnit): string => unit;

/** Prints a format as a shopper reads it, in its own unit: `60 × 40 cm`. */
export const formatWithUnit = (locale: Locale, format: Format): string =>
  `${formatSides(locale, format)}\u00a0${lengthUnitName(format.unit)}`;

/** Hundredths of a millimetre in a tenth of each unit: integers, so that nothing drifts. */
const hundredthsOfMillimetre = { cm: 100, in: 254 } as const satisfies Record<LengthUnit, number>;

/** Tenths of a unit in millimetres, exact to two decimals (2.54 cm an inch, storefront §3). */
export const millimetresOfTenths = (unit: LengthUnit, tenths: number): number =>
  (tenths * hundredthsOfMillimetre[unit]) / 100;

/** Millimetres in tenths of a unit, rounded as the caller says: up, down or to the nearest. */
export const tenthsOfMillimetres = (
  unit: LengthUnit,
  millimetres: number,
  rounding: 'up' | 'down' | 'nearest',
): number => {
  const tenths = Math.round(millimetres * 10_000) / (hundredthsOfMillimetre[unit] * 100);
  if (rounding === 'nearest') return Math.round(tenths);
  return rounding === 'up' ? Math.ceil(tenths) : Math.floor(tenths);
};

/** A format's sides in millimetres, rounded to whole ones: what pictures are drawn from. */
export const formatMillimetres = ({
  width,
  height,
  unit,
}: Format): { width: number; height: number } => ({
  width: Math.round(millimetresOfTenths(unit, width)),
  height: Math.round(millimetresOfTenths(unit, height)),
});
