import { E } from '../../fp.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { readFormat, type Format } from './format.ts';

/** Why a text is no format: it does not read as `WxH`, or a number is beyond exact integers. */
export type FormatError = { readonly kind: 'malformed-format'; readonly text: string };

/**
 * Reads a format string (storefront §5); the inverse of `printFormat`. `zeroFormat` is what the
 * specification shows for a malformed one.
 */
export const parseFormat = <U extends LengthUnit>(
  unit: U,
  text: string,
): E.Either<FormatError, Format<U>> => {
  const format = readFormat(unit, text);
  return format === undefined ? E.left({ kind: 'malformed-format', text }) : E.right(format);
};
