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

const minute = 60_000;

test.each(observed)('the moon is %s at %s, to two minutes', (phase, at) => {
  const instant = Date.parse(at);
  const date = new Date(instant);
  const near = moonPhasesNear({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 });
  const distances = near
    .filter((one) => one.phase === phase)
    .map((one) => Math.abs(one.at - instant));
  expect(Math.min(...distances)).toBeLessThanOrEqual(2 * minute);
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
