import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { dayInYear, easterSunday } from '../../../core/domain/time/yearly-day.ts';
import { calendarWeekday } from '../../../core/domain/time/zoned-time.ts';

const anyYear = fc.integer({ min: 1900, max: 2199 });
const anyWeekday = fc.constantFrom(0, 1, 2, 3, 4, 5, 6);

describe('a day of every year', () => {
  test.each([
    '1961-04-02',
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2285-03-22',
  ])('Easter is %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  property.prop([anyYear])('Easter is a Sunday from 22 March to 25 April', (year) => {
    const day = easterSunday(year);
    expect(calendarWeekday(day)).toBe(0);
    expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
  });

  property.prop([
    anyYear,
    fc.integer({ min: 1, max: 12 }),
    anyWeekday,
    fc.constantFrom<1 | 2 | 3 | 4 | 'last'>(1, 2, 3, 4, 'last'),
  ])('by its weekday lies within its week of the month', (year, month, weekday, which) => {
    const day = dayInYear({ kind: 'weekday', month, weekday, which }, year);
    expect(calendarWeekday(day)).toBe(weekday);
    expect(Number(day.slice(5, 7))).toBe(month);
    const inMonth = Number(day.slice(8));
    if (which === 'last')
      expect(new Date(Date.UTC(year, month - 1, inMonth + 7)).getUTCMonth()).not.toBe(month - 1);
    else expect(Math.ceil(inMonth / 7)).toBe(which);
  });

  test('by its date, and by Easter', () => {
    expect(dayInYear({ kind: 'date', month: 2, day: 14 }, 2027)).toBe('2027-02-14');
    expect(dayInYear({ kind: 'easter', days: 39 }, 2026)).toBe('2026-05-14');
    expect(dayInYear({ kind: 'easter', days: -21 }, 2026)).toBe('2026-03-15');
  });
});
