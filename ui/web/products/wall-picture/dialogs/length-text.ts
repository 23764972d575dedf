import {
  formatTenths,
  lengthUnitName,
  tenthsOfMillimetres,
} from '../../../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';

/** A length in the locale's unit, such as `2,5 cm`; undefined where it rounds to nothing. */
export const lengthText = (locale: Locale, millimetres: number): string | undefined => {
  const unit = formatUnitOf(locale);
  const tenths = tenthsOfMillimetres(unit, millimetres, 'nearest');
  return tenths === 0 ? undefined : `${formatTenths(locale, tenths)}\u00a0${lengthUnitName(unit)}`;
};
