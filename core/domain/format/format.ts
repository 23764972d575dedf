import type { LengthUnit, Locale } from '../locale/locales.ts';

/**
 * Whole tenths of the unit: `600x400` with `cm` is 60 × 40 cm (storefront §3; decisions, "Money and
 * formats": a format carries its unit). `Format<'in'>` and `Format<'cm'>` do not mix.
 */
export type Format<U extends LengthUnit = LengthUnit> = {
  readonly width: number;
  readonly height: number;
  readonly unit: U;
};

/** Stands for a malformed format (storefront §5). */
export const zeroFormat = <U extends LengthUnit>(unit: U): Format<U> => ({
  width: 0,
  height: 0,
  unit,
});

/** `WxH` in tenths of the unit: the inverse of `parseFormat`. */
export const printFormat = ({ width, height }: Format): string => `${width}x${height}`;

/** Of one unit: centimetres with inches do not compile. */
export type FormatComparison = <U extends LengthUnit, V extends LengthUnit>(
  first: Format<U>,
  second: Format<V> & ([U & V] extends [never] ? never : unknown),
) => boolean;

/** Whether sides, their order and the unit are the same. */
export const equalFormats: FormatComparison = (first: Format, second: Format) =>
  first.width === second.width && first.height === second.height && first.unit === second.unit;

/**
 * Of the own-format input: the comma, for inches the dot (decisions, "Money and formats"). Printed
 * lengths have `decimalSignOf` instead.
 */
export const lengthSeparator = (unit: LengthUnit): ',' | '.' => (unit === 'in' ? '.' : ',');

/**
 * Of printed lengths: the dot in en-GB and en-US, the comma elsewhere (decisions, "Money and
 * formats").
 */
const decimalSignOf = (locale: Locale): ',' | '.' =>
  locale === 'en-GB' || locale === 'en-US' ? '.' : ',';

/** Tenths from 0 without a needless zero: 605 → `60,5`. */
export const writeTenths = (decimalSign: ',' | '.', tenths: number): string => {
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  return rest === 0 ? String(whole) : `${whole}${decimalSign}${rest}`;
};

/** Tenths from 0: 605 → `60,5`, in en-GB and en-US `60.5`. */
export const formatTenths = (locale: Locale, tenths: number): string =>
  writeTenths(decimalSignOf(locale), tenths);

/** Without the unit: `60 × 40`. */
export const formatSides = (locale: Locale, { width, height }: Format): string =>
  `${formatTenths(locale, width)} × ${formatTenths(locale, height)}`;

/** After a length. */
export const lengthUnitName = (unit: LengthUnit): string => unit;

/** In its own unit: `60 × 40 cm`. */
export const formatWithUnit = (locale: Locale, format: Format): string =>
  `${formatSides(locale, format)}\u00a0${lengthUnitName(format.unit)}`;

/** In a tenth of each unit: integers, so that nothing drifts. */
const hundredthsOfMillimetre = { cm: 100, in: 254 } as const satisfies Record<LengthUnit, number>;

/** Exact to two decimals (2.54 cm an inch, storefront §3). */
export const millimetresOfTenths = (unit: LengthUnit, tenths: number): number =>
  (tenths * hundredthsOfMillimetre[unit]) / 100;

/** In whole micrometres, in which print files are measured. */
export const micrometresOfTenths = (unit: LengthUnit, tenths: number): number =>
  tenths * hundredthsOfMillimetre[unit] * 10;

/** Compares by area, in any units; of equal areas the wider format comes first. */
export const bySize = (first: Format, second: Format): number => {
  const areaOf = ({ width, height, unit }: Format): number =>
    width * height * hundredthsOfMillimetre[unit] ** 2;
  const widthOf = ({ width, unit }: Format): number => width * hundredthsOfMillimetre[unit];
  return areaOf(first) - areaOf(second) || widthOf(second) - widthOf(first);
};

/** Rounded as the caller says: up, down or to the nearest. */
export const tenthsOfMillimetres = (
  unit: LengthUnit,
  millimetres: number,
  rounding: 'up' | 'down' | 'nearest',
): number => {
  const tenths = Math.round(millimetres * 10_000) / (hundredthsOfMillimetre[unit] * 100);
  if (rounding === 'nearest') return Math.round(tenths);
  return rounding === 'up' ? Math.ceil(tenths) : Math.floor(tenths);
};

/** As it is made: of inches with two decimals. */
export const exactMillimetres = ({
  width,
  height,
  unit,
}: Format): { width: number; height: number } => ({
  width: millimetresOfTenths(unit, width),
  height: millimetresOfTenths(unit, height),
});

/** Whole millimetres, from which pictures are drawn. */
export const formatMillimetres = ({
  width,
  height,
  unit,
}: Format): { width: number; height: number } => ({
  width: Math.round(millimetresOfTenths(unit, width)),
  height: Math.round(millimetresOfTenths(unit, height)),
});
