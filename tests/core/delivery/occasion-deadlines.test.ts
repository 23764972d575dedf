import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { occasionDay, occasions } from '../../../core/domain/campaign/occasions.ts';
import { addWorkingDays, deliveryPromise } from '../../../core/domain/delivery/delivery.ts';
import { holidaysAround } from '../../../core/domain/delivery/holidays.ts';
import {
  lastOrderBefore,
  occasionDeadlines,
} from '../../../core/domain/delivery/occasion-deadlines.ts';
import { mostExtraWorkingDays } from '../../../core/domain/delivery/production-days.ts';
import { publicHolidays } from '../../../core/domain/delivery/tables/holidays.ts';
import { markets, marketTable, type Market } from '../../../core/domain/locale/locales.ts';
import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import { calendarWeekday } from '../../../core/domain/time/zoned-time.ts';
import { anyDeliveryRule } from '../../arbitraries/delivery.ts';

const anyMarket = fc.constantFrom(...markets);

/** What is promised at a moment, with the market's holidays, and the day of its arrival. */
const promisedAt = (market: Market, rule: Parameters<typeof deliveryPromise>[0], now: number) => {
  const { timeZone } = marketTable[market];
  const holidays = holidaysAround(market, calendarDay(timeZone, now));
  const { lastOrderDates, arrival } = deliveryPromise(rule, timeZone, now, holidays);
  return {
    promise: { lodEnd: lastOrderDates.lodEnd ?? 0, arrivalDay: calendarDay(timeZone, arrival) },
    holidays,
  };
};

describe('holidays of a market', () => {
  test.each([
    ['gb', '2021-12-27'],
    ['gb', '2021-12-28'],
    ['gb', '2022-12-26'],
    ['gb', '2022-12-27'],
    ['gb', '2026-05-25'],
    ['com', '2021-12-31'],
    ['com', '2026-07-03'],
    ['com', '2026-11-26'],
    ['fr', '2026-07-14'],
    ['de', '2026-05-14'],
    // The workshop's, wherever a picture goes.
    ['nl', '2026-06-04'],
  ] as const satisfies readonly (readonly [Market, string])[])('of %s has %s', (market, day) => {
    expect(holidaysAround(market, day)).toContain(day);
  });

  test.each(markets)('of %s are days of its own country, too, in order, each once', (market) => {
    const holidays = holidaysAround(market, '2026-06-01');
    expect(holidays).toEqual([...new Set(holidays)].toSorted());
    expect(holidays.length).toBeGreaterThan(3 * (publicHolidays[market].days.length - 1));
    expect(holidays).toContain('2026-12-25');
    if (publicHolidays[market].weekend === 'lost') return;
    const own = holidays.filter((day) => day.endsWith('-12-25') || day.endsWith('-12-26'));
    expect(own.length).toBeGreaterThan(0);
  });
});

describe('the last order for an occasion', () => {
  property.prop([
    anyMarket,
    anyDeliveryRule,
    fc.integer({ min: 2020, max: 2045 }),
    fc.constantFrom(...occasions),
    fc.integer({ min: 0, max: mostExtraWorkingDays }),
    fc.integer({ min: 1, max: 40 }),
  ])(
    'arrives before it, and one a moment later would not',
    (market, rule, year, occasion, extraDays, daysBefore) => {
      const day = occasionDay(market, occasion, year);
      fc.pre(day !== undefined);
      const { timeZone } = marketTable[market];
      const asked = Date.parse(`${day}T12:00:00Z`) - daysBefore * 86_400_000;
      const last = lastOrderBefore(
        market,
        day ?? '',
        promisedAt(market, rule, asked).promise,
        extraDays,
      );
      const arrivalOf = (at: number) => {
        const { promise, holidays } = promisedAt(market, rule, at);
        return addWorkingDays(promise.arrivalDay, extraDays, holidays);
      };
      expect(arrivalOf(last - 1) < (day ?? '')).toBe(true);
      expect(arrivalOf(last) >= (day ?? '')).toBe(true);
      expect([0, 6]).not.toContain(calendarWeekday(calendarDay(timeZone, last)));
    },
  );

  property.prop([
    anyMarket,
    anyDeliveryRule,
    fc.date({ min: new Date('2020-02-01'), max: new Date('2045-01-01'), noInvalidDate: true }),
  ])('is named while it is ahead, the sooner the longer a picture takes', (market, rule, date) => {
    const now = date.getTime();
    for (const { lastOrders } of occasionDeadlines(
      market,
      promisedAt(market, rule, now).promise,
      now,
    )) {
      expect(lastOrders.length).toBeGreaterThan(0);
      expect(Math.min(...lastOrders)).toBeGreaterThan(now);
      expect(lastOrders).toEqual(lastOrders.toSorted((one, other) => other - one));
      expect(new Set(lastOrders).size).toBe(lastOrders.length);
    }
  });

  test('of a usual picture and of one that takes longer', () => {
    const rule = {
      cutOffHour: 14,
      safetyHours: 2,
      productionDays: 2,
      transitDays: 2,
      expressProductionDays: 1,
      expressTransitDays: 1,
      deliversOnSaturday: true,
    };
    const now = Date.parse('2026-11-27T08:00:00Z');
    const [christmas, ...others] = occasionDeadlines(
      'de',
      promisedAt('de', rule, now).promise,
      now,
    );
    expect(others).toEqual([]);
    expect(christmas?.occasion).toBe('christmas');
    expect(christmas?.lastOrders.map((instant) => new Date(instant).toISOString())).toEqual([
      '2026-12-17T13:00:00.000Z',
      '2026-12-16T13:00:00.000Z',
      '2026-12-15T13:00:00.000Z',
      '2026-12-14T13:00:00.000Z',
      '2026-12-11T13:00:00.000Z',
    ]);
    const late = Date.parse('2026-12-16T14:00:00Z');
    const left = occasionDeadlines('de', promisedAt('de', rule, late).promise, late);
    expect(left.map(({ lastOrders }) => lastOrders.length)).toEqual([1]);
  });
});
