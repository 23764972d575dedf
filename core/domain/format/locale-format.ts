import type { E } from '../../fp.ts';
import { formatUnitOf } from '../locale/locale-units.ts';
import type { LengthUnit, Locale } from '../locale/locales.ts';
import { zeroFormat, type Format } from './format.ts';
import { parseFormat, readFormat, type FormatError } from './parse-format.ts';

/** In tenths of the locale's unit. */
export const parseFormatFor = (locale: Locale, text: string): E.Either<FormatError, Format> =>
  parseFormat(formatUnitOf(locale), text);

/** A malformed format is width and height 0 (storefront §5). */
export const formatOrZero = <U extends LengthUnit>(unit: U, text: string): Format<U> =>
  readFormat(unit, text) ?? zeroFormat(unit);

/** Whether it stands for a malformed text. */
export const isZeroFormat = ({ width, height }: Format): boolean => width === 0 && height === 0;
