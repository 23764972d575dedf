import {
  formatTenths,
  lengthUnitName,
  tenthsOfMillimetres,
} from '../../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';

/** The width of a mat in the locale's unit: `3 cm`, in en-US `1.2 in`. */
export const matSizeText = (locale: Locale, millimetres: number): string => {
  const unit = formatUnitOf(locale);
  const tenths = tenthsOfMillimetres(unit, millimetres, 'nearest');
  return `${formatTenths(locale, tenths)}\u00a0${lengthUnitName(unit)}`;
};
