import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  daysInMonth,
  monthDays,
  monthWeeks,
  weekdaysIn,
} from '../../../../core/domain/products/calendar/month-days.ts';
import { anyCalendarStart } from '../../../arbitraries/calendar.ts';
import { anyLocale } from '../../../arbitraries/locale.ts';

const utc = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month - 1, day));

/** ISO 8601 by dates: the week of a day is that of its Thursday, counted from January 1. */
const isoWeek = (date: Date): number => {
  const thursday = new Date(date);
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const january = utc(thursday.getUTCFullYear(), 1, 1);
  return Math.floor((thursday.getTime() - january.getTime()) / 86_400_000 / 7) + 1;
};

/** Years that begin on each weekday, with and without a leap day, and the turns of three centuries. */
const years = [1900, 2000, ...Array.from({ length: 28 }, (_, index) => 2020 + index), 2100];
const months = Array.from({ length: 12 }, (_, index) => index + 1);

describe('the days of a month', () => {
  test('are as many as dates have, in order, with their weekdays and the weeks of ISO 8601', () => {
    for (const year of years)
      for (const month of months) {
        const days = monthDays('de-DE', { year, month });
        const length = utc(year, month + 1, 0).getUTCDate();
        expect(daysInMonth({ year, month })).toBe(length);
        expect(days).toEqual(
          Array.from({ length }, (_, index) => {
            const date = utc(year, month, index + 1);
            return { day: index + 1, weekday: date.getUTCDay() || 7, week: isoWeek(date) };
          }),
        );
      }
  });

  test('have weeks from Sunday in the United States, the first one with January 1', () => {
    const weeks = (year: number, month: number) =>
      monthDays('en-US', { year, month }).map(({ week }) => week);
    expect(weeks(2027, 1).slice(0, 4)).toEqual([1, 1, 2, 2]);
    expect(weeks(2026, 12).slice(25)).toEqual([52, 1, 1, 1, 1, 1]);
    expect(weekdaysIn('en-US')).toEqual([7, 1, 2, 3, 4, 5, 6]);
    expect(weekdaysIn('en-GB')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('stand in their columns of the grid, each once', () => {
    fc.assert(
      fc.property(anyLocale, anyCalendarStart, (locale, start) => {
        const order = weekdaysIn(locale);
        const weeks = monthWeeks(locale, start);
        expect(weeks.flatMap(({ days }) => days).filter((day) => day !== undefined)).toEqual(
          monthDays(locale, start),
        );
        for (const { week, days } of weeks) {
          expect(days).toHaveLength(7);
          expect(days.some((day) => day !== undefined)).toBe(true);
          for (const [column, day] of days.entries()) {
            if (day === undefined) continue;
            expect([day.weekday, day.week]).toEqual([order[column], week]);
          }
        }
      }),
    );
  });
});
