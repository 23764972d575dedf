import { expect, test } from 'vitest';

import { marketHolidays } from '../../../../adapters/shared/holidays/market-holidays.ts';
import { locales, type Locale } from '../../../../core/domain/locale/locales.ts';

/** A holiday that only the market has, in the words of the locale. */
const own: Readonly<Record<Locale, readonly [day: string, name: string]>> = {
  'de-AT': ['2027-10-26', 'Nationalfeiertag'],
  'de-CH': ['2027-08-01', 'Bundesfeiertag'],
  'de-DE': ['2027-10-03', 'Tag der Deutschen Einheit'],
  'de-IT': ['2027-08-15', 'Mariä Himmelfahrt'],
  'de-LI': ['2027-09-08', 'Mariä Geburt'],
  'de-LU': ['2027-06-23', 'Nationalfeiertag'],
  'en-GB': ['2027-05-03', 'Early May bank holiday'],
  'en-US': ['2027-09-06', 'Labor Day'],
  'es-ES': ['2027-10-12', 'Fiesta Nacional de España'],
  'fr-BE': ['2027-07-21', 'Fête nationale'],
  'fr-CH': ['2027-08-01', 'Fête nationale'],
  'fr-FR': ['2027-07-14', 'Fête Nationale de la France'],
  'fr-LU': ['2027-06-23', 'Fête nationale'],
  'it-CH': ['2027-08-01', 'Giorno festivo federale'],
  'it-IT': ['2027-06-02', 'Festa della Repubblica'],
  'nl-BE': ['2027-07-21', 'Nationale feestdag'],
  'nl-NL': ['2027-04-27', 'Koningsdag'],
};

test.each(locales)('holidays of %s stand at their days', (locale) => {
  const [day, name] = own[locale];
  expect(marketHolidays(locale, 2027)).toContainEqual({ day, name });
  const easterMonday = locale === 'en-US' || locale === 'es-ES' ? [] : ['2027-03-29'];
  const days = marketHolidays(locale, 2027).map((holiday) => holiday.day);
  expect(days).toEqual(expect.arrayContaining(['2027-01-01', ...easterMonday, '2027-12-25']));
  expect(days).toEqual(days.toSorted());
  expect(marketHolidays(locale, 2027)).toBe(marketHolidays(locale, 2027));
});
