import type { LengthUnit } from '../locale/locales.ts';
import { lengthSeparator, tenthsOfMillimetres, writeTenths, type Format } from './format.ts';
import { textOf } from '../text/text.ts';

const maximumIntegerDigits = 4;
const maximumDecimalDigits = 1;

const stripLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/u, '');

/**
 * An own format's field after a keystroke (storefront §5; decisions, "Money and formats"): at most
 * four digits, the unit's separator and one digit, without leading zeros. Applying it twice changes
 * nothing.
 */
export const sanitizeDimension = (unit: LengthUnit, typed: string): string => {
  const kept = textOf(typed)
    .replace(/[^\d.,]/gu, '')
    .replaceAll('.', ',');
  const [whole = '', ...rest] = kept.split(',');
  const integer = stripLeadingZeros(whole).slice(0, maximumIntegerDigits);
  if (rest.length === 0) return integer;
  const decimals = (rest[0] ?? '').slice(0, maximumDecimalDigits);
  return `${integer === '' ? '0' : integer}${lengthSeparator(unit)}${decimals}`;
};

/** Tenths of the unit; undefined while the field holds no length. */
export const dimensionTenths = (unit: LengthUnit, typed: string): number | undefined => {
  const [whole = '', decimal = ''] = sanitizeDimension(unit, typed).split(lengthSeparator(unit));
  if (whole === '') return undefined;
  // Without a digit, as after a trailing separator, it is 0.
  return Number(whole) * 10 + Number(decimal);
};

/**
 * A material's sides in millimetres, as the price service gives them; only `limitsInTenths`
 * converts them.
 */
export type FormatLimits = {
  /** The shorter side's length. */
  readonly shorter: { readonly minimum: number; readonly maximum: number };
  /** The longer side's length. */
  readonly longer: { readonly minimum: number; readonly maximum: number };
};

/**
 * In tenths of a unit, lower limits rounded up, upper ones down (decisions, "Money and formats");
 * one tenth at least, as no format has a side of 0.
 */
export const limitsInTenths = (unit: LengthUnit, limits: FormatLimits): FormatLimits => {
  const side = ({ minimum, maximum }: FormatLimits['shorter']): FormatLimits['shorter'] => ({
    minimum: Math.max(1, tenthsOfMillimetres(unit, minimum, 'up')),
    maximum: tenthsOfMillimetres(unit, maximum, 'down'),
  });
  return { shorter: side(limits.shorter), longer: side(limits.longer) };
};

/** Bounds are tenths of the input's unit. */
export type OwnFormatError =
  | { readonly kind: 'width-missing' }
  | { readonly kind: 'height-missing' }
  | {
      readonly kind: 'outside-limits';
      readonly side: 'shorter' | 'longer';
      readonly minimum: number;
      readonly maximum: number;
    };

export type OwnFormatResult<U extends LengthUnit = LengthUnit> =
  | { readonly kind: 'format'; readonly format: Format<U> }
  | { readonly kind: 'refused'; readonly errors: readonly OwnFormatError[] };

/** Reads both fields and checks them against the material's limits. */
export const readOwnFormat = <U extends LengthUnit>(
  unit: U,
  limits: FormatLimits,
  typed: { readonly width: string; readonly height: string },
): OwnFormatResult<U> => {
  const width = dimensionTenths(unit, typed.width);
  const height = dimensionTenths(unit, typed.height);
  if (width === undefined || height === undefined) {
    const missing: OwnFormatError[] = [];
    if (width === undefined) missing.push({ kind: 'width-missing' });
    if (height === undefined) missing.push({ kind: 'height-missing' });
    return { kind: 'refused', errors: missing };
  }
  const format = { width, height, unit };
  const errors = checkLimits(limits, format);
  return errors.length === 0 ? { kind: 'format', format } : { kind: 'refused', errors };
};

/**
 * Each side not known to be within its limits, with the bounds. A length or bound that is not a
 * number allows nothing.
 */
export const checkLimits = (
  limits: FormatLimits,
  { width, height, unit }: Format,
): readonly OwnFormatError[] => {
  const bounds = limitsInTenths(unit, limits);
  const lengths = { shorter: Math.min(width, height), longer: Math.max(width, height) };
  const sides = ['shorter', 'longer'] as const;
  return sides
    .filter(
      (side) => !(lengths[side] >= bounds[side].minimum && lengths[side] <= bounds[side].maximum),
    )
    .map((side) => ({ kind: 'outside-limits', side, ...bounds[side] }));
};

/** A chosen length as the field shows it. */
export const dimensionText = (unit: LengthUnit, tenths: number): string =>
  writeTenths(lengthSeparator(unit), tenths);
