import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { calendarDay } from '../../../core/domain/countdown/countdown.ts';
import { addWorkingDays, deliveryPromise } from '../../../core/domain/delivery/delivery.ts';
import { addDays, instantOf, weekday } from '../../../core/domain/delivery/zoned-time.ts';
import { marketTable } from '../../../core/domain/locale/locales.ts';
import { sampleDeliveryRule as rule } from '../../fakes/shipping.ts';
import { anyMarket } from '../../arbitraries/locale.ts';

const anyNow = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2029-01-01T00:00:00Z'),
});
const anyZone = anyMarket.map((market) => marketTable[market].timeZone);
const iso = (instant: number | undefined): string =>
  instant === undefined ? 'none' : new Date(instant).toISOString();

describe('an hour of a day in a zone', () => {
  propertyTest.prop([anyZone, anyNow, fc.integer({ min: 0, max: 23 })])(
    'lies on that day and shows that hour, unless the clocks skip it',
    (timeZone, now, hours) => {
      const day = calendarDay(timeZone, now);
      const instant = instantOf(timeZone, day, hours);
      expect(calendarDay(timeZone, instant)).toBe(day);
      const shown = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hour: '2-digit',
        hourCycle: 'h23',
      });
      expect([hours, hours + 1]).toContain(Number(shown.format(instant)));
    },
  );

  test('follows the clock changes', () => {
    expect(iso(instantOf('Europe/Berlin', '2026-03-29', 2))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(instantOf('Europe/Berlin', '2026-03-29', 12))).toBe('2026-03-29T10:00:00.000Z');
    expect(iso(instantOf('Europe/Berlin', '2026-10-25', 2))).toBe('2026-10-25T00:00:00.000Z');
    expect(iso(instantOf('America/New_York', '2026-11-23', 11))).toBe('2026-11-23T16:00:00.000Z');
  });
});

describe('working days', () => {
  propertyTest.prop([anyNow, fc.integer({ min: -20, max: 20 })])(
    'go forth and back',
    (now, days) => {
      const start = addWorkingDays(calendarDay('UTC', now), 1);
      expect(addWorkingDays(addWorkingDays(start, days), -days)).toBe(start);
      expect([1, 2, 3, 4, 5]).toContain(weekday(addWorkingDays(start, days)));
    },
  );
});

describe('a delivery promise', () => {
  test('before the cut-off of a working day', () => {
    // A Thursday, 10:30 in Berlin.
    const promise = deliveryPromise(rule, 'Europe/Berlin', Date.parse('2026-11-19T09:30:00Z'));
    expect(iso(promise.lastOrderDates.lodStart)).toBe('2026-11-18T13:00:00.000Z');
    expect(iso(promise.lastOrderDates.safetyLodEnd)).toBe('2026-11-19T11:00:00.000Z');
    expect(iso(promise.lastOrderDates.lodEnd)).toBe('2026-11-19T13:00:00.000Z');
    // Friday, Monday, Tuesday, Wednesday.
    expect(iso(promise.arrival)).toBe('2026-11-25T19:00:00.000Z');
    expect(iso(promise.lastOrderDates.expressLodEnd)).toBe('2026-11-23T13:00:00.000Z');
    // Thursday is too late for this Saturday only after its cut-off.
    expect(iso(promise.lastOrderDates.saturdayLodEnd)).toBe('2026-11-19T13:00:00.000Z');
  });

  test('equal to the cut-off is past, and a weekend waits for Monday', () => {
    const friday = deliveryPromise(rule, 'Europe/Berlin', Date.parse('2026-11-20T13:00:00Z'));
    expect(iso(friday.lastOrderDates.lodStart)).toBe('2026-11-20T13:00:00.000Z');
    expect(iso(friday.lastOrderDates.lodEnd)).toBe('2026-11-23T13:00:00.000Z');
    expect(iso(friday.arrival)).toBe('2026-11-27T19:00:00.000Z');
    expect(iso(friday.lastOrderDates.saturdayLodEnd)).toBe('2026-11-26T13:00:00.000Z');
  });

  propertyTest.prop([anyZone, anyNow, fc.boolean()])(
    'keeps its order, and its Saturday is a Saturday',
    (timeZone, now, deliversOnSaturday) => {
      const { lastOrderDates, arrival } = deliveryPromise(
        { ...rule, deliversOnSaturday },
        timeZone,
        now,
      );
      const { lodStart, safetyLodEnd, lodEnd, expressLodEnd, saturdayLodEnd } = lastOrderDates;
      const instants = [lodStart, safetyLodEnd ?? 0, lodEnd ?? 0, expressLodEnd ?? 0, arrival];
      expect(instants).toEqual(instants.toSorted((first, second) => first - second));
      expect(lodStart <= now && now < (lodEnd ?? 0)).toBe(true);
      if (!deliversOnSaturday) expect(saturdayLodEnd).toBeUndefined();
      else expect(saturdayLodEnd).toBeGreaterThan(now);
    },
  );

  test('days of the calendar are added across months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });
});
