import fc from 'fast-check';

import type { LastOrderDates } from '../../core/domain/countdown/cut-offs.ts';
import { markets, marketTable } from '../../core/domain/locale/locales.ts';

/** The zones in which the shop's markets count their days. */
export const anyTimeZone: fc.Arbitrary<string> = fc.constantFrom(
  ...markets.map((market) => marketTable[market].timeZone),
);

/** An instant between 2020 and 2040, to the millisecond. */
export const anyInstant: fc.Arbitrary<number> = fc.integer({
  min: Date.UTC(2020, 0, 1),
  max: Date.UTC(2040, 0, 1),
});

// A few instants, so that dates coincide with each other and with now.
const anyNearInstant: fc.Arbitrary<number> = fc.nat({ max: 12 });
const anyCutOff = fc.option(anyNearInstant, { nil: undefined });

/** Last order dates in any order, any of them absent, and a moment near them. */
export const anyLastOrderDates: fc.Arbitrary<{ dates: LastOrderDates; now: number }> = fc.record({
  dates: fc.record({
    lodStart: anyNearInstant,
    safetyLodEnd: anyCutOff,
    lodEnd: anyCutOff,
    expressLodEnd: anyCutOff,
    saturdayLodEnd: anyCutOff,
  }),
  now: anyNearInstant,
});

const hour = 3_600_000;

/** The last Sunday of a month, at one o'clock of Greenwich: when Europe changes its clocks. */
const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * hour;
};

/** The nth Sunday of a month, at an hour of Greenwich: when New York changes its clocks. */
const nthSunday = (year: number, month: number, nth: number, hours: number): number => {
  const first = new Date(Date.UTC(year, month, 1, hours));
  return first.getTime() + (((7 - first.getUTCDay()) % 7) + 7 * (nth - 1)) * 24 * hour;
};

/** An instant within 30 hours of a clock change of any zone of the shop, from 2024 to 2032. */
export const anyInstantNearClockChange: fc.Arbitrary<number> = fc
  .record({ year: fc.integer({ min: 2024, max: 2032 }), change: fc.nat({ max: 3 }) })
  .map(
    ({ year, change }) =>
      [
        lastSunday(year, 2),
        lastSunday(year, 9),
        nthSunday(year, 2, 2, 7),
        nthSunday(year, 10, 1, 6),
      ][change] ?? 0,
  )
  .chain((turn) => fc.integer({ min: turn - 30 * hour, max: turn + 30 * hour }));
