import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import {
  addWorkingDays,
  deliveryPromise,
  isWorkingDay,
} from '../../../core/domain/delivery/delivery.ts';
import {
  addCalendarDays,
  zonedInstant,
  calendarWeekday,
} from '../../../core/domain/time/zoned-time.ts';
import {
  anyDeliveryInstant,
  anyDeliveryRule,
  anyHolidays,
  anyTimeZone,
} from '../../arbitraries/delivery.ts';
import { sampleDeliveryRule as rule } from '../../fakes/shipping.ts';

const iso = (instant: number | undefined): string =>
  instant === undefined ? 'none' : new Date(instant).toISOString();

describe('an hour of a day in a zone', () => {
  property.prop([anyTimeZone, anyDeliveryInstant, fc.integer({ min: 0, max: 23 })])(
    'lies on that day and shows that hour, unless the clocks skip it',
    (timeZone, now, hours) => {
      const day = calendarDay(timeZone, now);
      const instant = zonedInstant(timeZone, day, hours);
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
    expect(iso(zonedInstant('Europe/Berlin', '2026-03-29', 2))).toBe('2026-03-29T01:00:00.000Z');
    expect(iso(zonedInstant('Europe/Berlin', '2026-03-29', 12))).toBe('2026-03-29T10:00:00.000Z');
    expect(iso(zonedInstant('Europe/Berlin', '2026-10-25', 2))).toBe('2026-10-25T00:00:00.000Z');
    expect(iso(zonedInstant('America/New_York', '2026-11-23', 11))).toBe(
      '2026-11-23T16:00:00.000Z',
    );
  });

  test('counts the minutes and seconds by which a zone is apart', () => {
    expect(iso(zonedInstant('Asia/Kolkata', '2026-01-01', 0))).toBe('2025-12-31T18:30:00.000Z');
    // Its clocks were 44 minutes and 30 seconds behind.
    expect(iso(zonedInstant('Africa/Monrovia', '1960-01-01', 0))).toBe('1960-01-01T00:44:30.000Z');
  });

  test.each([
    ['Europe/Berlin', 'x', 1],
    ['Europe/Berlin', '2026-01-01', Number.NaN],
    ['Mars/Olympus', '2026-01-01', 1],
  ])('throws for an unknown zone, day or hour: %s, %s, %d', (zone, day, hours) => {
    expect(() => zonedInstant(zone, day, hours)).toThrow(RangeError);
  });
});

describe('working days', () => {
  property.prop([anyDeliveryInstant, fc.integer({ min: -20, max: 20 })])(
    'go forth and back',
    (now, days) => {
      const start = addWorkingDays(calendarDay('UTC', now), 1);
      expect(addWorkingDays(addWorkingDays(start, days), -days)).toBe(start);
      expect([1, 2, 3, 4, 5]).toContain(calendarWeekday(addWorkingDays(start, days)));
    },
  );

  property.prop([anyDeliveryInstant, fc.integer({ min: -60, max: 60 })])(
    'are five a week',
    (now, weeks) => {
      const start = addWorkingDays(calendarDay('UTC', now), 1);
      expect(addWorkingDays(start, 5 * weeks)).toBe(addCalendarDays(start, 7 * weeks));
    },
  );

  test('can be many, and only whole ones count', () => {
    expect(addWorkingDays('2026-01-01', 10_000)).toBe(addCalendarDays('2026-01-01', 14_000));
    expect(addWorkingDays('2026-01-01', 1.5)).toBe('2026-01-02');
    expect(addWorkingDays('2026-01-01', -1.5)).toBe('2025-12-31');
    expect(addWorkingDays('2026-01-01', Number.NaN)).toBe('2026-01-01');
  });

  test.each(['', 'x', '2026-1-1', '2026-13-01'])('are days of the calendar: not %j', (day) => {
    expect(isWorkingDay(day)).toBe(false);
    expect(calendarWeekday(day)).toBeNaN();
  });
});

describe('holidays', () => {
  property.prop([anyHolidays, fc.integer({ min: 0, max: 12 })])(
    'are passed over like weekends',
    ({ zone, now, holidays }, days) => {
      const start = calendarDay(zone, now);
      const end = addWorkingDays(start, days, holidays);
      const passed = Array.from({ length: 60 }, (_, index) => addCalendarDays(start, index + 1))
        .filter((day) => day <= end)
        .filter(
          (day) => calendarWeekday(day) > 0 && calendarWeekday(day) < 6 && !holidays.includes(day),
        );
      expect(passed).toHaveLength(days);
      if (days > 0) expect(passed.at(-1)).toBe(end);
      else expect(end).toBe(start);
    },
  );

  property.prop([anyHolidays, anyDeliveryRule])(
    'never see an order made, sent or handed over',
    ({ zone, now, holidays }, given) => {
      const { lastOrderDates, arrival } = deliveryPromise(given, zone, now, holidays);
      const { lodStart, lodEnd = 0, expressLodEnd = 0, saturdayLodEnd = lodEnd } = lastOrderDates;
      for (const instant of [lodStart, lodEnd, expressLodEnd, saturdayLodEnd, arrival])
        expect(isWorkingDay(calendarDay(zone, instant), holidays)).toBe(true);
      expect(lodStart <= now && now < lodEnd).toBe(true);
      expect(saturdayLodEnd).toBeGreaterThanOrEqual(lodEnd);
    },
  );

  property.prop([anyHolidays, anyDeliveryRule])(
    'are passed over between the last order and its arrival',
    ({ zone, now, holidays }, given) => {
      const promise = deliveryPromise(given, zone, now, holidays);
      const { lastOrderDates, arrival, expressArrival } = promise;
      const { lodEnd = 0, expressLodEnd = 0 } = lastOrderDates;
      const daysAfter = (from: number, days: number): string =>
        addWorkingDays(calendarDay(zone, from), days, holidays);
      const arrivalDay = calendarDay(zone, arrival);
      const { productionDays, transitDays, expressProductionDays, expressTransitDays } = given;
      expect(daysAfter(lodEnd, Math.max(1, productionDays + transitDays))).toBe(arrivalDay);
      const expressDays = Math.max(1, expressProductionDays + expressTransitDays);
      expect(daysAfter(expressLodEnd, expressDays)).toBe(arrivalDay);
      expect(daysAfter(lodEnd, expressDays)).toBe(calendarDay(zone, expressArrival));
      expect(Math.max(lodEnd, expressLodEnd)).toBeLessThan(arrival);
    },
  );

  property.prop([anyHolidays])('never bring an arrival nearer', ({ zone, now, holidays }) => {
    const { arrival } = deliveryPromise(rule, zone, now, holidays);
    expect(arrival).toBeGreaterThanOrEqual(deliveryPromise(rule, zone, now).arrival);
    expect(deliveryPromise(rule, zone, now, [])).toEqual(deliveryPromise(rule, zone, now));
  });

  test('move Christmas orders to the next working days', () => {
    const holidays = ['2026-12-24', '2026-12-25', '2027-01-01'];
    const now = Date.parse('2026-12-23T14:00:00Z');
    const promise = deliveryPromise(rule, 'Europe/Berlin', now, holidays);
    // Ordered on Monday, then Tuesday, Wednesday, Thursday, Monday.
    expect(iso(promise.lastOrderDates.lodEnd)).toBe('2026-12-28T13:00:00.000Z');
    expect(iso(promise.arrival)).toBe('2027-01-04T19:00:00.000Z');
    expect(iso(promise.lastOrderDates.saturdayLodEnd)).toBe('2026-12-30T13:00:00.000Z');
    const saturdays = deliveryPromise(rule, 'Europe/Berlin', now, [...holidays, '2027-01-02']);
    expect(iso(saturdays.lastOrderDates.saturdayLodEnd)).toBe('2027-01-07T13:00:00.000Z');
  });
});

describe('a delivery promise', () => {
  property.prop([anyTimeZone, anyDeliveryInstant, fc.nat({ max: 3 }), fc.nat({ max: 3 })])(
    'has a Saturday cut-off before its Saturday, by the days that express takes',
    (timeZone, now, expressProductionDays, expressTransitDays) => {
      const given = { ...rule, expressProductionDays, expressTransitDays };
      const { saturdayLodEnd = 0 } = deliveryPromise(given, timeZone, now).lastOrderDates;
      const day = calendarDay(timeZone, saturdayLodEnd);
      const days = Math.max(1, expressProductionDays + expressTransitDays);
      const friday = addWorkingDays(day, days - 1);
      expect(calendarWeekday(friday)).toBe(5);
    },
  );

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

  property.prop([anyTimeZone, anyDeliveryInstant, fc.boolean()])(
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
    expect(addCalendarDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addCalendarDays('2027-01-01', -1)).toBe('2026-12-31');
  });
});
