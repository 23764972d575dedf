import { localeTable, type Locale } from '../../locale/locales.ts';
import type { CalendarStart } from './calendar-start.ts';

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[];

/** A day of a month as it stands in a calendar. */
export type MonthDay = {
  readonly day: number;
  readonly weekday: Weekday;
  /** The number of its week, by the rule of the locale. */
  readonly week: number;
};

/** A row of a month's grid: seven places, of which those of other months are undefined. */
export type MonthWeek = {
  readonly week: number;
  readonly days: readonly (MonthDay | undefined)[];
};

/** Where a week begins, and which of its days says to which year it belongs, counted from 0. */
type WeekRule = { readonly first: Weekday; readonly deciding: number };

/** ISO 8601: from Monday, and its Thursday decides. */
const isoRule: WeekRule = { first: 1, deciding: 3 };

/** The United States: from Sunday, and week 1 is that of January 1, so the Saturday decides. */
const usRule: WeekRule = { first: 7, deciding: 6 };

const weekRuleOf = (locale: Locale): WeekRule =>
  localeTable[locale].market === 'com' ? usRule : isoRule;

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** How many days a month has (Gregorian calendar). */
export const daysInMonth = ({ year, month }: CalendarStart): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

/** Days since a Monday long ago, for years from 1 on. */
const dayNumber = (year: number, month: number, day: number): number => {
  const past = year - 1;
  const months = monthLengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  const leapYears = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return past * 365 + leapYears + months + leapDay + day - 1;
};

const weekdayOf = (number: number): Weekday => weekdays[number % 7] ?? 1;

const weekOf = (number: number, year: number, { first, deciding }: WeekRule): number => {
  const place = (number + 8 - first) % 7;
  const decides = number - place + deciding;
  const start = [year + 1, year, year - 1]
    .map((one) => dayNumber(one, 1, 1))
    .find((january) => january <= decides);
  return Math.floor((decides - (start ?? decides)) / 7) + 1;
};

/** The days of a month in their order, each with its weekday and week (decisions: weeks by locale). */
export const monthDays = (locale: Locale, { year, month }: CalendarStart): readonly MonthDay[] => {
  const rule = weekRuleOf(locale);
  const before = dayNumber(year, month, 1);
  return Array.from({ length: daysInMonth({ year, month }) }, (_, index) => ({
    day: index + 1,
    weekday: weekdayOf(before + index),
    week: weekOf(before + index, year, rule),
  }));
};

/** The weekdays of a locale, the one that begins the week first. */
export const weekdaysIn = (locale: Locale): readonly Weekday[] => {
  const { first } = weekRuleOf(locale);
  return weekdays.map((_, index) => weekdayOf(first - 1 + index));
};

/** A month's grid: four to six weeks. */
export const monthWeeks = (locale: Locale, start: CalendarStart): readonly MonthWeek[] => {
  const days = monthDays(locale, start);
  const order = weekdaysIn(locale);
  const empty = order.indexOf(weekdayOf(dayNumber(start.year, start.month, 1)));
  const rows = Math.ceil((empty + days.length) / 7);
  return Array.from({ length: rows }, (_, row) => {
    const places = order.map((_day, column) => days[row * 7 + column - empty]);
    return { week: places.find((day) => day !== undefined)?.week ?? 0, days: places };
  });
};
