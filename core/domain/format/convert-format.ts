import { formatUnitOf } from '../locale/locale-units.ts';
import type { LengthUnit, Locale } from '../locale/locales.ts';
import { dinNameOf } from './din.ts';
import { formatWithUnit, millimetresOfTenths, tenthsOfMillimetres, type Format } from './format.ts';

/** To the nearest; only 0 becomes 0. */
const convertTenths = (from: LengthUnit, to: LengthUnit, tenths: number): number =>
  Math.max(
    Math.sign(tenths),
    tenthsOfMillimetres(to, millimetresOfTenths(from, tenths), 'nearest'),
  );

/**
 * Each side to the nearest tenth (2.54 cm an inch, storefront §3), but not below one. Inches
 * survive the way to centimetres and back; the zero format stays one.
 */
export const convertFormat = <U extends LengthUnit>(
  { width, height, unit: from }: Format,
  unit: U,
): Format<U> =>
  from === unit
    ? { width, height, unit }
    : {
        width: convertTenths(from, unit, width),
        height: convertTenths(from, unit, height),
        unit,
      };

/** In the locale's unit: `60 × 40 cm`, in en-US `23.6 × 15.7 in`. */
export const formatText = (locale: Locale, format: Format): string =>
  formatWithUnit(locale, convertFormat(format, formatUnitOf(locale)));

/** With a DIN name, if any: `A4 (21 × 29,7 cm)`; none in en-US. */
export const formatTextWithDinName = (locale: Locale, format: Format): string => {
  const name = dinNameOf(convertFormat(format, formatUnitOf(locale)));
  const text = formatText(locale, format);
  return name === undefined ? text : `${name} (${text})`;
};
