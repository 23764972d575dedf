import { E } from '../../fp.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { textOf } from '../text/text.ts';
import type { Format } from './format.ts';

/** Not `WxH`, or beyond exact integers. */
export type FormatError = { readonly kind: 'malformed-format'; readonly text: string };

/** Whole steps of a unit that the caller knows. */
export type Sides = { readonly width: number; readonly height: number };

const sidesPattern = /^([1-9]\d*)x([1-9]\d*)$/u;

/**
 * Reads `WxH`, the one spelling of sizes: two positive integers without leading zeros (storefront
 * §5). Undefined otherwise, and beyond exact integers. The caller gives the sides their unit.
 */
export const readSides = (text: string): Sides | undefined => {
  const [, width = NaN, height = NaN] = (sidesPattern.exec(textOf(text)) ?? []).map(Number);
  return Number.isSafeInteger(width) && Number.isSafeInteger(height)
    ? { width, height }
    : undefined;
};

/** Tenths of the unit; undefined where `parseFormat` says why not. */
export const readFormat = <U extends LengthUnit>(unit: U, text: string): Format<U> | undefined => {
  const sides = readSides(text);
  return sides && { ...sides, unit };
};

/** Storefront §5; the inverse of `printFormat`. `zeroFormat` is shown for a malformed one. */
export const parseFormat = <U extends LengthUnit>(
  unit: U,
  text: string,
): E.Either<FormatError, Format<U>> => {
  const format = readFormat(unit, text);
  return format === undefined
    ? E.left({ kind: 'malformed-format', text: textOf(text) })
    : E.right(format);
};
