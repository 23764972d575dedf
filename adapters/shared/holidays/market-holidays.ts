/** Public holidays of the markets, as `date-holidays` knows them. */
import Holidays from 'date-holidays';

import { localeTable, type Locale, type Market } from '../../../core/domain/locale/locales.ts';
import type { Holiday, HolidaysOf } from '../../../core/domain/time/holidays.ts';

/** By ISO 3166. */
const countryOf = (market: Market): string => (market === 'com' ? 'US' : market.toUpperCase());

const read = (locale: Locale, year: number): readonly Holiday[] => {
  const { market, language } = localeTable[locale];
  const kept = new Holidays(countryOf(market), {
    languages: [locale.toLowerCase(), language],
    types: ['public'],
  });
  return kept.getHolidays(year).map(({ date, name }) => ({ day: date.slice(0, 10), name }));
};

const known = new Map<string, readonly Holiday[]>();

/** Of few locales and years, each read once. */
export const marketHolidays: HolidaysOf = (locale, year) => {
  const key = `${locale} ${year}`;
  const holidays = known.get(key) ?? read(locale, year);
  known.set(key, holidays);
  return holidays;
};
