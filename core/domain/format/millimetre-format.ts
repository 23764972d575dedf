/**
 * Whole millimetres: photo prints, cards, envelopes, boxes, books and DIN sizes (decisions, "Money
 * and formats"); wall formats are tenths of a locale's unit.
 */
import { E } from '../../fp.ts';
import type { Locale } from '../locale/locales.ts';
import { textOf } from '../text/text.ts';
import { formatWithUnit, formatMillimetres, printFormat, type Format } from './format.ts';
import { readSides, type FormatError } from './parse-format.ts';

/** Whole millimetres. */
export type MillimetreFormat = {
  readonly width: number;
  readonly height: number;
  readonly unit: 'mm';
};

/** A wall format, each side to the nearest. */
export const millimetreFormatOf = (format: Format): MillimetreFormat => ({
  ...formatMillimetres(format),
  unit: 'mm',
});

/** Exactly: a tenth of a centimetre is a millimetre. */
export const centimetreFormatOf = ({ width, height }: MillimetreFormat): Format<'cm'> => ({
  width,
  height,
  unit: 'cm',
});

/** Reads `150x100` by the rule of wall formats (storefront §5). */
export const parseMillimetreFormat = (text: string): E.Either<FormatError, MillimetreFormat> => {
  const sides = readSides(text);
  return sides === undefined
    ? E.left({ kind: 'malformed-format', text: textOf(text) })
    : E.right({ ...sides, unit: 'mm' });
};

/** The inverse of `parseMillimetreFormat`. */
export const printMillimetreFormat = (format: MillimetreFormat): string =>
  printFormat(centimetreFormatOf(format));

/** In centimetres: `14,8 × 21 cm`. */
export const millimetreFormatText = (locale: Locale, format: MillimetreFormat): string =>
  formatWithUnit(locale, centimetreFormatOf(format));
