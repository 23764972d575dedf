/** Days that come back every year, some by the moon. */
import type { CalendarDay } from './calendar-day.ts';
import { addCalendarDays, calendarWeekday } from './zoned-time.ts';

/** 0 is Sunday, as `calendarWeekday` says. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Months count from 1. */
export type YearlyDay =
  | { readonly kind: 'date'; readonly month: number; readonly day: number }
  /** Days after Easter Sunday, or before it. */
  | { readonly kind: 'easter'; readonly days: number }
  /** The first, second, third or fourth of a weekday in a month, or the last one. */
  | {
      readonly kind: 'weekday';
      readonly month: number;
      readonly weekday: Weekday;
      readonly which: 1 | 2 | 3 | 4 | 'last';
    };

const dateOf = (year: number, month: number, day: number): CalendarDay =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Easter Sunday of the western churches (Meeus, "Astronomical Algorithms", chapter 8). */
export const easterSunday = (year: number): CalendarDay => {
  const moonYear = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * moonYear + century - leapCenturies - correction + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - fullMoon - (inCentury % 4)) % 7;
  const late = Math.floor((moonYear + 11 * fullMoon + 22 * toSunday) / 451);
  return dateOf(year, 3, 22 + fullMoon + toSunday - 7 * late);
};

/** The day in a year of the Gregorian calendar. */
export const dayInYear = (rule: YearlyDay, year: number): CalendarDay => {
  switch (rule.kind) {
    case 'date':
      return dateOf(year, rule.month, rule.day);
    case 'easter':
      return addCalendarDays(easterSunday(year), rule.days);
    case 'weekday': {
      const { month, weekday, which } = rule;
      if (which === 'last') {
        const last = dateOf(year, month + 1, 0);
        return addCalendarDays(last, -((calendarWeekday(last) - weekday + 7) % 7));
      }
      const first = dateOf(year, month, 1);
      return addCalendarDays(first, ((weekday - calendarWeekday(first) + 7) % 7) + 7 * (which - 1));
    }
  }
};
