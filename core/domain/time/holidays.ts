import type { Locale } from '../locale/locales.ts';
import type { CalendarDay } from './calendar-day.ts';

/** A day on which the whole of a market is free, in words of a locale. */
export type Holiday = { readonly day: CalendarDay; readonly name: string };

/** The public holidays of a locale's market in a year; of several on a day, the first counts. */
export type HolidaysOf = (locale: Locale, year: number) => readonly Holiday[];

/** For whoever only asks whether there is such a design. */
export const noHolidays: HolidaysOf = () => [];
