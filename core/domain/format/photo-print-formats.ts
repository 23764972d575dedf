import { formatUnitOf } from '../locale/locale-units.ts';
import type { LengthUnit, Locale } from '../locale/locales.ts';
import { formatWithUnit, type Format } from './format.ts';
import type { MillimetreFormat } from './millimetre-format.ts';
import { photoPrintFormats, photoPrintSizes, type PhotoPrintFormat } from './photo-print-sizes.ts';
import { oneOf } from '../text/one-of.ts';

export const isPhotoPrintFormat = oneOf(photoPrintFormats);

/** What is produced. */
export const photoPrintMillimetres = (format: PhotoPrintFormat): MillimetreFormat => ({
  ...photoPrintSizes[format].millimetres,
  unit: 'mm',
});

/** Its millimetres as centimetres, or its pair of inches. */
export const photoPrintFormatIn = <U extends LengthUnit>(
  unit: U,
  format: PhotoPrintFormat,
): Format<U> => {
  const { millimetres, inchTenths } = photoPrintSizes[format];
  return unit === 'in' ? { ...inchTenths, unit } : { ...millimetres, unit };
};

/** `15 × 10 cm`; in en-US its pair of inches, `6 × 4 in`. */
export const photoPrintFormatText = (locale: Locale, format: PhotoPrintFormat): string =>
  formatWithUnit(locale, photoPrintFormatIn(formatUnitOf(locale), format));
