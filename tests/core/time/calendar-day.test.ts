import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { calendarDay, dayDistance } from '../../../core/domain/time/calendar-day.ts';
import { anyInstant, anyTimeZone } from '../../arbitraries/countdown.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The instant at which a rule's clocks change: a Sunday of a month, at an hour of Greenwich. */
const sunday = (year: number, month: number, from: number, hours: number): number => {
  const first = new Date(Date.UTC(year, month, from));
  return first.getTime() + ((7 - first.getUTCDay()) % 7) * day + hours * hour;
};

const yearOf = (instant: number): number => new Date(instant).getUTCFullYear();

/** The law of each zone since 2007, apart from any engine's data: its hours ahead of Greenwich. */
const offsets = {
  // Last Sundays of March and October, at one o'clock in Greenwich.
  'Europe/Berlin': (instant: number) => {
    const year = yearOf(instant);
    return instant >= sunday(year, 2, 25, 1) && instant < sunday(year, 9, 25, 1) ? 2 : 1;
  },
  // Second Sunday of March, first one of November, at two o'clock of the clock that holds.
  'America/New_York': (instant: number) => {
    const year = yearOf(instant);
    return instant >= sunday(year, 2, 8, 7) && instant < sunday(year, 10, 1, 6) ? -4 : -5;
  },
} as const satisfies Record<string, (instant: number) => number>;

const anyRuledZone = fc.constantFrom('Europe/Berlin' as const, 'America/New_York' as const);

/** Instants of two years, and many within hours of a clock change or a new year. */
const anyCriticalInstant = fc.oneof(
  anyInstant,
  fc
    .record({
      turn: fc.constantFrom(
        sunday(2026, 2, 25, 1),
        sunday(2026, 9, 25, 1),
        sunday(2026, 2, 8, 7),
        sunday(2026, 10, 1, 6),
        Date.UTC(2027, 0, 1),
        Date.UTC(2028, 1, 29),
      ),
      distance: fc.integer({ min: -30 * hour, max: 30 * hour }),
    })
    .map(({ turn, distance }) => turn + distance),
);

describe('calendarDay', () => {
  property.prop([anyRuledZone, anyCriticalInstant])(
    'is the day on a wall of the zone',
    (zone, instant) => {
      const wall = new Date(instant + offsets[zone](instant) * hour);
      expect(calendarDay(zone, instant)).toBe(wall.toISOString().slice(0, 10));
    },
  );

  property.prop([
    fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
    fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2100, 0) }),
    fc.integer({ min: -1, max: 1 }),
  ])('is that of any zone on both sides of each quarter of an hour', (zone, near, milliseconds) => {
    const instant = Math.round(near / 900_000) * 900_000 + milliseconds;
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    expect(calendarDay(zone, instant)).toBe(parts.format(instant));
  });

  property.prop([anyTimeZone, anyInstant])(
    'reads as a date of four, two and two digits',
    (zone, instant) => {
      expect(calendarDay(zone, instant)).toMatch(/^20\d{2}-(?:0[1-9]|1[0-2])-[0-3]\d$/u);
    },
  );
});

const ranks = { today: 0, tomorrow: 1, later: 2 } as const;

test.each(['', 'Mars/Olympus', 'toString', '__proto__', 'constructor'])(
  'a zone %j that no engine knows is an error of the caller',
  (zone) => {
    expect(() => calendarDay(zone, 0)).toThrow(RangeError);
    expect(() => dayDistance(zone, 0, 0)).toThrow(RangeError);
  },
);

describe('dayDistance', () => {
  property.prop([
    anyTimeZone,
    anyCriticalInstant,
    fc.nat({ max: 4 * day }),
    fc.nat({ max: 2 * day }),
  ])('never shrinks as the date moves on, nor grows as time does', (zone, now, ahead, more) => {
    const distance = (from: number, to: number) => ranks[dayDistance(zone, from, to)];
    expect(distance(now, now + ahead + more)).toBeGreaterThanOrEqual(distance(now, now + ahead));
    expect(distance(now + Math.min(ahead, more), now + ahead)).toBeLessThanOrEqual(
      distance(now, now + ahead),
    );
  });

  property.prop([anyTimeZone, anyCriticalInstant, fc.nat({ max: 4 * day })])(
    'is today on the same calendar day alone, and tomorrow on the next',
    (zone, now, ahead) => {
      const [from, to] = [calendarDay(zone, now), calendarDay(zone, now + ahead)];
      const next = new Date(Date.parse(`${from}T12:00:00Z`) + day).toISOString().slice(0, 10);
      const expected = from === to ? 'today' : next === to ? 'tomorrow' : 'later';
      expect(dayDistance(zone, now, now + ahead)).toBe(expected);
    },
  );

  test.each([
    // The night of 29 March 2026 has 23 hours, that of 25 October 25.
    ['Europe/Berlin', '2026-03-28T22:59:00Z', '2026-03-28T23:01:00Z', 'tomorrow'],
    ['Europe/Berlin', '2026-03-28T23:01:00Z', '2026-03-29T21:59:00Z', 'today'],
    ['Europe/Berlin', '2026-03-28T23:01:00Z', '2026-03-29T22:01:00Z', 'tomorrow'],
    ['Europe/Berlin', '2026-10-24T22:01:00Z', '2026-10-25T22:59:00Z', 'today'],
    ['Europe/Berlin', '2026-10-24T22:01:00Z', '2026-10-25T23:01:00Z', 'tomorrow'],
    ['America/New_York', '2026-03-08T05:01:00Z', '2026-03-09T03:59:00Z', 'today'],
    ['America/New_York', '2026-03-08T05:01:00Z', '2026-03-09T04:01:00Z', 'tomorrow'],
    ['America/New_York', '2026-11-01T04:01:00Z', '2026-11-02T04:59:00Z', 'today'],
    ['America/New_York', '2026-11-01T04:01:00Z', '2026-11-02T05:01:00Z', 'tomorrow'],
    ['Europe/Berlin', '2026-12-31T22:00:00Z', '2026-12-31T23:30:00Z', 'tomorrow'],
    ['Europe/London', '2026-12-31T22:00:00Z', '2026-12-31T23:30:00Z', 'today'],
    ['Europe/London', '2026-12-31T22:00:00Z', '2027-01-02T00:00:00Z', 'later'],
  ] as const)('in %s from %s to %s is %s', (zone, from, to, distance) => {
    expect(dayDistance(zone, Date.parse(from), Date.parse(to))).toBe(distance);
  });
});
