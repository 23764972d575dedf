import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  calendarMonthsFrom,
  calendarYearRange,
  currentCalendarYear,
  defaultCalendarStart,
  isCalendarMonth,
  offeredCalendarYears,
} from '../../../../core/domain/products/calendar/calendar-start.ts';
import { zonedInstant } from '../../../../core/domain/time/zoned-time.ts';
import { marketTable } from '../../../../core/domain/locale/locales.ts';
import { anyCalendarMoment, anyCalendarStart } from '../../../arbitraries/calendar.ts';
import { anyMarket } from '../../../arbitraries/locale.ts';

const anyYear = fc.integer({ min: 2020, max: 2040 });

describe('the current year of a market', () => {
  property.prop([anyMarket, anyYear])('begins at midnight of its zone', (market, year) => {
    const newYear = zonedInstant(marketTable[market].timeZone, `${year}-01-01`, 0);
    expect(currentCalendarYear(market, newYear)).toBe(year);
    expect(currentCalendarYear(market, newYear - 1)).toBe(year - 1);
  });

  test.each([
    ['de', '2026-12-31T22:59:59.999Z', 2026],
    ['de', '2026-12-31T23:00:00Z', 2027],
    ['de', '2026-12-31T23:30:00Z', 2027],
    ['gb', '2026-12-31T23:30:00Z', 2026],
    ['com', '2026-12-31T23:30:00Z', 2026],
    ['com', '2027-01-01T04:59:59Z', 2026],
    ['com', '2027-01-01T05:00:00Z', 2027],
  ] as const)('in %s at %s is %i', (market, instant, year) => {
    expect(currentCalendarYear(market, Date.parse(instant))).toBe(year);
  });

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    8.64e15,
    8.64e15 + 1,
    -8.64e15,
    Date.UTC(999, 11, 31),
    Date.UTC(1000, 0, 1),
    Date.UTC(9999, 11, 31),
  ])('is not a number at %d', (now) => {
    expect(currentCalendarYear('de', now)).toBeNaN();
  });

  test('is there from the first to the last day of four digits', () => {
    for (const market of ['de', 'com'] as const) {
      expect(currentCalendarYear(market, Date.UTC(1000, 0, 2))).toBe(1000);
      expect(currentCalendarYear(market, Date.UTC(9999, 11, 30))).toBe(9999);
    }
  });

  property.prop([anyCalendarMoment])('starts a calendar in January', ({ market, now }) => {
    expect(defaultCalendarStart(market, now)).toEqual({
      year: currentCalendarYear(market, now),
      month: 1,
    });
  });
});

describe('the years of calendars', () => {
  property.prop([anyYear])('are offered from the current one on, within the range', (year) => {
    const { minimum, maximum } = calendarYearRange(year);
    expect([minimum, maximum]).toEqual([year - 1, year + 2]);
    expect(offeredCalendarYears(year)).toEqual([year, year + 1, year + 2]);
  });
});

describe('the months of a calendar', () => {
  test('are whole numbers from 1 to 12', () => {
    expect(Array.from({ length: 16 }, (_, month) => month - 1).filter(isCalendarMonth)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    for (const month of [0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isCalendarMonth(month)).toBe(false);
  });

  property.prop([anyCalendarStart])('are twelve in a row, each month of the year once', (start) => {
    const months = calendarMonthsFrom(start);
    expect(months[0]).toEqual(start);
    expect(months.map(({ month }) => month).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    const numbers = months.map(({ year, month }) => year * 12 + month);
    for (const [index, number] of numbers.entries())
      expect(number).toBe(start.year * 12 + start.month + index);
  });

  property.prop([anyCalendarStart, fc.integer({ min: -30, max: 30 })])(
    'count on beyond the year',
    ({ year, month }, years) => {
      expect(calendarMonthsFrom({ year, month: month + 12 * years })).toEqual(
        calendarMonthsFrom({ year: year + years, month }),
      );
    },
  );

  test('turn the year after December', () => {
    const months = calendarMonthsFrom({ year: 2026, month: 12 });
    expect(months.slice(0, 2)).toEqual([
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
    ]);
  });
});
