import { expect, test } from 'vitest';

import {
  moonDaysOf,
  moonPhasesNear,
  type MoonPhase,
} from '../../../../core/domain/products/calendar/moon-phases.ts';

/** Instants of eclipses, which are those of new and full moons, and of quarters (US Naval Observatory). */
const observed: readonly (readonly [MoonPhase, string])[] = [
  ['new', '1999-08-11T11:08Z'],
  ['new', '2017-08-21T18:30Z'],
  ['full', '2019-01-21T05:16Z'],
  ['full', '2022-05-16T04:14Z'],
  ['new', '2024-04-08T18:21Z'],
  ['first-quarter', '2024-04-15T19:13Z'],
  ['last-quarter', '2024-05-01T11:27Z'],
  ['full', '2025-03-14T06:55Z'],
  ['new', '2026-08-12T17:37Z'],
  ['new', '2027-08-02T10:05Z'],
];

/** In terrestrial time, where the terms of the planets cancel out (Astronomy Engine 2.1.19). */
const computed: readonly (readonly [MoonPhase, string])[] = [
  ['last-quarter', '2042-04-13T11:11:03Z'],
  ['first-quarter', '2052-05-05T19:06:55Z'],
  ['full', '2082-03-14T16:48:19Z'],
  ['new', '2088-07-18T08:41:51Z'],
];

/** By how much terrestrial time is taken to be ahead. */
const clockDifference = 72_000;

const second = 1000;
const minute = 60 * second;

/** How far the nearest of these phases is from an instant. */
const distanceOf = (phase: MoonPhase, instant: number): number => {
  const date = new Date(instant);
  const near = moonPhasesNear({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 });
  return Math.min(
    ...near.filter((one) => one.phase === phase).map((one) => Math.abs(one.at - instant)),
  );
};

test.each(observed)('the moon is %s at %s, to two minutes', (phase, at) => {
  expect(distanceOf(phase, Date.parse(at))).toBeLessThanOrEqual(2 * minute);
});

test.each(computed)('the moon is %s at %s, to ten seconds', (phase, at) => {
  const instant = Date.parse(at) - clockDifference;
  expect(distanceOf(phase, instant)).toBeLessThanOrEqual(10 * second);
});

test('phases follow each other, and their days are those of the market', () => {
  for (const year of [1950, 1999, 2027, 2100]) {
    for (const month of [1, 6, 12]) {
      const near = moonPhasesNear({ year, month });
      for (const [index, { at }] of near.slice(1).entries()) {
        const distance = at - (near[index]?.at ?? 0);
        expect(distance).toBeGreaterThan(6 * 1440 * minute);
        expect(distance).toBeLessThan(9 * 1440 * minute);
      }
      const first = `${year}-${String(month).padStart(2, '0')}-`;
      const inMonth = Object.keys(moonDaysOf('de', { year, month })).filter((day) =>
        day.startsWith(first),
      );
      expect(inMonth.length).toBeGreaterThanOrEqual(3);
    }
  }
  // 03:14 in Berlin, still the evening before in New York.
  expect(moonDaysOf('de', { year: 2022, month: 5 })['2022-05-16']).toBe('full');
  expect(moonDaysOf('com', { year: 2022, month: 5 })['2022-05-16']).toBe('full');
  expect(moonDaysOf('com', { year: 2019, month: 1 })['2019-01-21']).toBe('full');
});
