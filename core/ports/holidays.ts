import type { Holiday } from '../domain/time/holidays.ts';
import type { Locale } from '../domain/locale/locales.ts';

export type HasHolidays = {
  /** Of the market of a locale, in its words. */
  readonly holidays: (locale: Locale, year: number) => Promise<readonly Holiday[]>;
};
