import { E } from '../../fp.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { textOf } from '../text/text.ts';
import type { Format } from './format.ts';

/** Why a text is not a format: it does not read as `WxH`, or a number is beyond exact integers. */
export type FormatError = { readonly kind: 'malformed-format'; readonly text: string };

/** Two sides in whole steps of a unit that the caller knows. */
export type Sides = { readonly width: number; readonly height: number };

const sidesPattern = /^([1-9]\d*)x([1-9]\d*)$/u;

/**
 * Reads `WxH`, the one spelling of sizes in the shop: two positive integers without leading zeros
 * (storefront §5). Undefined for anything else, and for numbers beyond exact integers. Wall
 * formats, millimetre formats, cards and pictures give the sides their unit.
 */
export const readSides = (text: string): Sides | undefined => {
  const [, width = NaN, height = NaN] = (sidesPattern.exec(textOf(text)) ?? []).map(Number);
  return Number.isSafeInteger(width) && Number.isSafeInteger(height)
    ? { width, height }
    : undefined;
};

/** Reads a wall format in tenths of its unit; undefined where `parseFormat` says why not. */
export const readFormat = <U extends LengthUnit>(unit: U, text: string): Format<U> | undefined => {
  const sides = readSides(text);
  return sides && { ...sides, unit };
};

/**
 * Reads a format string (storefront §5); the inverse of `printFormat`. `zeroFormat` is what the
 * specification shows for a malformed one.
 */
export const parseFormat = <U extends LengthUnit>(
  unit: U,
  text: string,
): E.Either<FormatError, Format<U>> => {
  const format = readFormat(unit, text);
  return format === undefined
    ? E.left({ kind: 'malformed-format', text: textOf(text) })
    : E.right(format);
};
