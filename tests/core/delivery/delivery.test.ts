import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { calendarDay } from '../../../core/domain/countdown/countdown.ts';
import {
  addWorkingDays,
  deliveryPromise,
  isWorkingDay,
  type DeliveryRule,
} from '../../../core/domain/delivery/delivery.ts';
import {
  deliveryRuleLimits,
  parseDeliveryRule,
} from '../../../core/domain/delivery/parse-delivery-rule.ts';
import {
  addCalendarDays,
  zonedInstant,
  calendarWeekday,
} from '../../../core/domain/delivery/zoned-time.ts';
import { marketTable } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
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
});

describe('working days', () => {
  propertyTest.prop([anyNow, fc.integer({ min: -20, max: 20 })])(
    'go forth and back',
    (now, days) => {
      const start = addWorkingDays(calendarDay('UTC', now), 1);
      expect(addWorkingDays(addWorkingDays(start, days), -days)).toBe(start);
      expect([1, 2, 3, 4, 5]).toContain(calendarWeekday(addWorkingDays(start, days)));
    },
  );
});

/** Some days off around a day, weekends among them at times. */
const holidaysAround = (day: string) =>
  fc
    .uniqueArray(fc.integer({ min: -10, max: 25 }), { maxLength: 6 })
    .map((offsets) => offsets.map((offset) => addCalendarDays(day, offset)));

const anyHolidays = fc.record({ zone: anyZone, now: anyNow }).chain(({ zone, now }) =>
  fc.record({
    zone: fc.constant(zone),
    now: fc.constant(now),
    holidays: holidaysAround(calendarDay(zone, now)),
  }),
);

describe('holidays', () => {
  propertyTest.prop([anyHolidays, fc.integer({ min: 0, max: 12 })])(
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

  propertyTest.prop([anyHolidays, fc.nat({ max: 3 }), fc.nat({ max: 3 })])(
    'never see an order made, sent or handed over',
    ({ zone, now, holidays }, expressProductionDays, expressTransitDays) => {
      const given = { ...rule, expressProductionDays, expressTransitDays };
      const { lastOrderDates, arrival } = deliveryPromise(given, zone, now, holidays);
      const { lodStart, lodEnd = 0, expressLodEnd = 0, saturdayLodEnd = 0 } = lastOrderDates;
      for (const instant of [lodStart, lodEnd, saturdayLodEnd, arrival])
        expect(isWorkingDay(calendarDay(zone, instant), holidays)).toBe(true);
      if (expressProductionDays + expressTransitDays > 0)
        expect(isWorkingDay(calendarDay(zone, expressLodEnd), holidays)).toBe(true);
      expect(lodStart <= now && now < lodEnd).toBe(true);
      expect(saturdayLodEnd).toBeGreaterThanOrEqual(lodEnd);
    },
  );

  propertyTest.prop([anyHolidays])('never bring an arrival nearer', ({ zone, now, holidays }) => {
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
  propertyTest.prop([anyZone, anyNow, fc.nat({ max: 3 }), fc.nat({ max: 3 })])(
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
    expect(addCalendarDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addCalendarDays('2027-01-01', -1)).toBe('2026-12-31');
  });
});

describe('a delivery rule', () => {
  const fields = Object.keys(deliveryRuleLimits);
  const withField = (field: string, value: number): DeliveryRule => ({ ...rule, [field]: value });

  propertyTest.prop([fc.constantFrom(...Object.entries(deliveryRuleLimits)), fc.integer()])(
    'takes whole numbers up to their limit',
    ([field, maximum], value) => {
      const given = withField(field, value);
      const isFit = value >= 0 && value <= maximum;
      expect(parseDeliveryRule(given)).toEqual(
        isFit ? E.right(given) : E.left({ kind: 'outside-limit', field, value, maximum }),
      );
    },
  );

  test.each(fields)('takes no fraction for %s, nor more than a limit', (field) => {
    expect(E.isRight(parseDeliveryRule(withField(field, 0)))).toBe(true);
    expect(E.isRight(parseDeliveryRule(withField(field, 0.5)))).toBe(false);
    expect(E.isRight(parseDeliveryRule(withField(field, Number.NaN)))).toBe(false);
  });

  test('has an hour of the day and bounded numbers of days', () => {
    expect(deliveryRuleLimits).toEqual({
      cutOffHour: 23,
      safetyHours: 23,
      productionDays: 90,
      transitDays: 90,
      expressProductionDays: 90,
      expressTransitDays: 90,
    });
    for (const [field, maximum] of Object.entries(deliveryRuleLimits)) {
      expect(E.isRight(parseDeliveryRule(withField(field, maximum)))).toBe(true);
      expect(E.isRight(parseDeliveryRule(withField(field, maximum + 1)))).toBe(false);
    }
  });
});
