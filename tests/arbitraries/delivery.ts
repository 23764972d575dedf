import fc from 'fast-check';

import { addCalendarDays } from '../../core/domain/time/zoned-time.ts';
import { calendarDay, type CalendarDay } from '../../core/domain/time/calendar-day.ts';
import type { DeliveryRule } from '../../core/domain/delivery/delivery.ts';
import { marketTable } from '../../core/domain/locale/locales.ts';
import { anyMarket } from './locale.ts';

/** An instant of the years 2026 to 2028, in milliseconds since 1970. */
export const anyDeliveryInstant: fc.Arbitrary<number> = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2029-01-01T00:00:00Z'),
});

/** The time zone of a market. */
export const anyTimeZone: fc.Arbitrary<string> = anyMarket.map(
  (market) => marketTable[market].timeZone,
);

/** Few days mostly, none among them, and now and then as many as can be kept. */
const anyDays = fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 3 }) }, fc.nat({ max: 90 }));

/** Any rule that can be kept. */
export const anyDeliveryRule: fc.Arbitrary<DeliveryRule> = fc.record({
  cutOffHour: fc.nat({ max: 23 }),
  safetyHours: fc.nat({ max: 23 }),
  productionDays: anyDays,
  transitDays: anyDays,
  expressProductionDays: anyDays,
  expressTransitDays: anyDays,
  deliversOnSaturday: fc.boolean(),
});

/** Some days off around a day, weekends among them at times. */
const holidaysAround = (day: CalendarDay): fc.Arbitrary<readonly CalendarDay[]> =>
  fc
    .uniqueArray(fc.integer({ min: -10, max: 25 }), { maxLength: 6 })
    .map((offsets) => offsets.map((offset) => addCalendarDays(day, offset)));

/** A zone, an instant, and holidays around that day. */
export const anyHolidays: fc.Arbitrary<{
  readonly zone: string;
  readonly now: number;
  readonly holidays: readonly CalendarDay[];
}> = fc.record({ zone: anyTimeZone, now: anyDeliveryInstant }).chain(({ zone, now }) =>
  fc.record({
    zone: fc.constant(zone),
    now: fc.constant(now),
    holidays: holidaysAround(calendarDay(zone, now)),
  }),
);
