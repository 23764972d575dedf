import { calendarDay } from '../../time/calendar-day.ts';
import { marketTable, type Market } from '../../locale/locales.ts';

/** January (decisions). */
export const defaultCalendarStartMonth = 1;

const monthsOfYear = 12;

/** `month` is 1 (January) to 12. */
export type CalendarStart = { readonly year: number; readonly month: number };

/** A whole number from 1 to 12. */
export const isCalendarMonth = (month: number): boolean =>
  Number.isInteger(month) && month >= 1 && month <= monthsOfYear;

/** Between these a year has four digits in every zone. */
const earliest = Date.UTC(1000, 0, 2);
const latest = Date.UTC(9999, 11, 30);

/**
 * The market's year at an instant (milliseconds since 1970), in its zone; NaN outside the years
 * 1000 to 9999.
 */
export const currentCalendarYear = (market: Market, now: number): number =>
  now >= earliest && now <= latest
    ? Number(calendarDay(marketTable[market].timeZone, now).slice(0, 4))
    : Number.NaN;

/** January of the market's current year. */
export const defaultCalendarStart = (market: Market, now: number): CalendarStart => ({
  year: currentCalendarYear(market, now),
  month: defaultCalendarStartMonth,
});

/** The first month in which a year is half over. */
const secondHalf = '07';

/**
 * What pages preselect (decisions, "Closed in November 2026"): January, from July 1 on of the coming
 * year, in the market's zone.
 */
export const preselectedCalendarStart = (market: Market, now: number): CalendarStart => {
  const day = calendarDay(marketTable[market].timeZone, now);
  return {
    year: currentCalendarYear(market, now) + (day.slice(5, 7) >= secondHalf ? 1 : 0),
    month: defaultCalendarStartMonth,
  };
};

export type CalendarYearRange = { readonly minimum: number; readonly maximum: number };

/**
 * From last year, whose links of New Year's Eve may still be used, to the year after next; the
 * specification names no bounds.
 */
export const calendarYearRange = (currentYear: number): CalendarYearRange => ({
  minimum: currentYear - 1,
  maximum: currentYear + 2,
});

/** The current year and the two after it. */
export const offeredCalendarYears = (currentYear: number): readonly number[] => [
  currentYear,
  currentYear + 1,
  currentYear + 2,
];

/** The twelve months from a start on; a month may be outside 1 to 12: 13 is the next January. */
export const calendarMonthsFrom = ({ year, month }: CalendarStart): readonly CalendarStart[] =>
  Array.from({ length: monthsOfYear }, (_, offset) => {
    const months = month - 1 + offset;
    const years = Math.floor(months / monthsOfYear);
    return { year: year + years, month: months - years * monthsOfYear + 1 };
  });
