import { calendarDay } from '../../time/calendar-day.ts';
import { marketTable, type Market } from '../../locale/locales.ts';

/** The month, 1 to 12, with which a calendar starts unless one is chosen: January (decisions). */
export const defaultCalendarStartMonth = 1;

/** The last month of a year; a calendar has as many sheets of months. */
const monthsOfYear = 12;

/** The first month of a calendar: `month` is 1 (January) to 12, `year` a year of our era. */
export type CalendarStart = { readonly year: number; readonly month: number };

/** Whether a number is a month: a whole number from 1 to 12. */
export const isCalendarMonth = (month: number): boolean =>
  Number.isInteger(month) && month >= 1 && month <= monthsOfYear;

/** Between these instants a year has four digits in every zone. */
const earliest = Date.UTC(1000, 0, 2);
const latest = Date.UTC(9999, 11, 30);

/**
 * The year that a market's calendars show at an instant (milliseconds since 1970), in its zone;
 * NaN, as `Date` has it, for what is not an instant of the years 1000 to 9999.
 */
export const currentCalendarYear = (market: Market, now: number): number =>
  now >= earliest && now <= latest
    ? Number(calendarDay(marketTable[market].timeZone, now).slice(0, 4))
    : Number.NaN;

/** Where a calendar starts if nothing is chosen: January of the market's current year. */
export const defaultCalendarStart = (market: Market, now: number): CalendarStart => ({
  year: currentCalendarYear(market, now),
  month: defaultCalendarStartMonth,
});

/** The first and the last year that a calendar can start in. */
export type CalendarYearRange = { readonly minimum: number; readonly maximum: number };

/**
 * The years in which a calendar can start: the last one, which may have begun it and in which a
 * link of New Year's Eve was made, to the second next one. The specification names no bounds.
 */
export const calendarYearRange = (currentYear: number): CalendarYearRange => ({
  minimum: currentYear - 1,
  maximum: currentYear + 2,
});

/** The years that a shopper is offered: the current one, the next one and the one after. */
export const offeredCalendarYears = (currentYear: number): readonly number[] => [
  currentYear,
  currentYear + 1,
  currentYear + 2,
];

/**
 * The twelve months that a calendar shows, from its start on, across the turn of the year. Months
 * outside 1 to 12 count on: 13 is the next January, 0 the last December.
 */
export const calendarMonthsFrom = ({ year, month }: CalendarStart): readonly CalendarStart[] =>
  Array.from({ length: monthsOfYear }, (_, offset) => {
    const months = month - 1 + offset;
    const years = Math.floor(months / monthsOfYear);
    return { year: year + years, month: months - years * monthsOfYear + 1 };
  });
