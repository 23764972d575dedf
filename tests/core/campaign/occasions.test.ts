import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  comingOccasions,
  occasionDay,
  occasions,
  occasionWindow,
  type Occasion,
} from '../../../core/domain/campaign/occasions.ts';
import { markets, type Market } from '../../../core/domain/locale/locales.ts';
import { addCalendarDays } from '../../../core/domain/time/zoned-time.ts';

describe('an occasion', () => {
  test.each([
    ['gb', 'mothers-day', '2026-03-15'],
    ['gb', 'mothers-day', '2027-03-07'],
    ['es', 'mothers-day', '2026-05-03'],
    ['de', 'mothers-day', '2026-05-10'],
    ['fr', 'mothers-day', '2026-05-31'],
    // Whit Sunday is the last Sunday of May.
    ['fr', 'mothers-day', '2023-06-04'],
    ['lu', 'mothers-day', '2026-06-14'],
    ['de', 'fathers-day', '2026-05-14'],
    ['at', 'fathers-day', '2026-06-14'],
    ['ch', 'fathers-day', '2026-06-07'],
    ['gb', 'fathers-day', '2026-06-21'],
    ['com', 'fathers-day', '2027-06-20'],
    ['it', 'fathers-day', '2026-03-19'],
    ['lu', 'fathers-day', '2026-10-04'],
    ['nl', 'saint-nicholas', '2026-12-05'],
    ['es', 'epiphany', '2027-01-06'],
    ['de', 'christmas', '2026-12-24'],
    ['gb', 'christmas', '2026-12-25'],
  ] as const satisfies readonly (readonly [Market, Occasion, string])[])(
    'in %s, %s, is on %s',
    (market, occasion, day) => {
      expect(occasionDay(market, occasion, Number(day.slice(0, 4)))).toBe(day);
    },
  );

  test('may not be kept in a market', () => {
    expect(occasionDay('de', 'saint-nicholas', 2026)).toBeUndefined();
  });

  property.prop([
    fc.constantFrom(...markets),
    fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
  ])('comes once a year, six weeks before its day, in the order of days', (market, date) => {
    const today = date.toISOString().slice(0, 10);
    const coming = comingOccasions(market, today);
    expect(coming.map(({ day }) => day)).toEqual(coming.map(({ day }) => day).toSorted());
    for (const { day } of coming) {
      expect(day > today).toBe(true);
      expect(day <= addCalendarDays(today, occasionWindow)).toBe(true);
    }
    // A year of days names each that the market keeps, on its own day.
    const year = Number(today.slice(0, 4));
    for (const occasion of occasions) {
      const day = occasionDay(market, occasion, year);
      if (day === undefined) continue;
      const eve = comingOccasions(market, addCalendarDays(day, -1));
      expect(eve).toContainEqual({ occasion, day });
      expect(comingOccasions(market, day)).not.toContainEqual({ occasion, day });
    }
  });
});
