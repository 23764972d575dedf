import { formatTenths } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { weightTenths } from '../../../core/domain/image/picture-weight.ts';
import type { Text } from '../../messages/text.tsx';

/** "ca. 1,7 kg", "approx. 3.8 lb" */
export const weightText = (locale: Locale, text: Text, grams: number): string => {
  const unit = formatUnitOf(locale) === 'in' ? 'lb' : 'kg';
  return text('facts.about', {
    weight: `${formatTenths(locale, weightTenths(grams, unit))}\u00A0${unit}`,
  });
};
