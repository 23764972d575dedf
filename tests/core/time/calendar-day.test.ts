import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  countdownAt,
  cutOffOrder,
  type DeliveryKind,
  type LastOrderDates,
} from '../../../core/domain/countdown/cut-offs.ts';
import { calendarDay, dayDistance } from '../../../core/domain/time/calendar-day.ts';
import { anyInstant, anyLastOrderDates, anyTimeZone } from '../../arbitraries/countdown.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The cut-offs in the order in which they are tried. */
const cutOffs = [
  ['safety', 'safetyLodEnd'],
  ['normal', 'lodEnd'],
  ['express', 'expressLodEnd'],
  ['saturday', 'saturdayLodEnd'],
] as const satisfies readonly (readonly [DeliveryKind, keyof LastOrderDates])[];

describe('countdownAt', () => {
  test('knows four ways of delivery, in the order of the decisions', () => {
    expect(cutOffOrder).toEqual(cutOffs);
  });

  property.prop([anyLastOrderDates])(
    'shows nothing before lodStart, and something from it on',
    ({ dates, now }) => {
      expect(countdownAt(dates, now).kind === 'not-started').toBe(now < dates.lodStart);
    },
  );

  property.prop([anyLastOrderDates])(
    'announces a date in the future, of the kind it says',
    ({ dates, now }) => {
      const countdown = countdownAt(dates, now);
      if (countdown.kind !== 'cut-off') return;
      expect(countdown.at).toBeGreaterThan(now);
      const named = cutOffs.find(([delivery]) => delivery === countdown.delivery);
      expect(named && dates[named[1]]).toBe(countdown.at);
    },
  );

  property.prop([anyLastOrderDates])(
    'skips no earlier kind that is still in the future',
    ({ dates, now }) => {
      fc.pre(now >= dates.lodStart);
      const countdown = countdownAt(dates, now);
      const announced =
        countdown.kind === 'cut-off'
          ? cutOffs.findIndex(([delivery]) => delivery === countdown.delivery)
          : cutOffs.length;
      for (const [, name] of cutOffs.slice(0, announced))
        expect(dates[name] ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(now);
    },
  );

  property.prop([anyLastOrderDates, fc.constantFrom(...cutOffs)])(
    'takes a cut-off that is now for past',
    ({ dates }, [, name]) => {
      const at = dates[name];
      fc.pre(at !== undefined && at >= dates.lodStart);
      const countdown = countdownAt(dates, at);
      if (countdown.kind === 'cut-off') expect(countdown.at).toBeGreaterThan(at);
      expect(countdownAt({ lodStart: 0, [name]: at }, at)).toEqual({ kind: 'past' });
    },
  );

  property.prop([anyLastOrderDates])(
    'is past only where there was a cut-off, and empty only where there is none',
    ({ dates, now }) => {
      const { kind } = countdownAt(dates, now);
      const hasCutOff = cutOffs.some(([, name]) => dates[name] !== undefined);
      if (kind === 'past') expect(hasCutOff).toBe(true);
      if (kind === 'without-cut-offs') expect(hasCutOff).toBe(false);
      expect(countdownAt({ lodStart: dates.lodStart }, now).kind).toBe(
        now < dates.lodStart ? 'not-started' : 'without-cut-offs',
      );
    },
  );

  property.prop([anyLastOrderDates])('never comes back to an earlier kind', ({ dates, now }) => {
    const rank = (instant: number): number => {
      const countdown = countdownAt(dates, instant);
      if (countdown.kind === 'not-started') return -1;
      return countdown.kind === 'cut-off'
        ? cutOffs.findIndex(([delivery]) => delivery === countdown.delivery)
        : cutOffs.length;
    };
    expect(rank(now + 1)).toBeGreaterThanOrEqual(rank(now));
  });

  test.each([Number.NaN, Infinity, -Infinity, 8.64e15 + 2, -8.64e15 - 2])(
    'takes %s, which is not an instant, for absent',
    (none) => {
      const dates = { lodStart: 0, lodEnd: 20 };
      expect(countdownAt(dates, none)).toEqual({ kind: 'not-started' });
      expect(countdownAt({ ...dates, lodStart: none }, 10)).toEqual({ kind: 'not-started' });
      expect(countdownAt({ lodStart: 0, lodEnd: none }, 10)).toEqual({ kind: 'without-cut-offs' });
      const next = countdownAt({ ...dates, safetyLodEnd: none }, 10);
      expect(next).toEqual({ kind: 'cut-off', delivery: 'normal', at: 20 });
    },
  );

  test('reaches as far as dates do', () => {
    const [first, last] = [-8.64e15, 8.64e15];
    const expected = { kind: 'cut-off', delivery: 'normal', at: last };
    expect(countdownAt({ lodStart: first, lodEnd: last }, first)).toEqual(expected);
  });

  test('tries safety, normal, express, Saturday, whichever comes first in time', () => {
    const dates = {
      lodStart: 0,
      safetyLodEnd: 40,
      lodEnd: 30,
      expressLodEnd: 20,
      saturdayLodEnd: 50,
    };
    expect(countdownAt(dates, 10)).toEqual({ kind: 'cut-off', delivery: 'safety', at: 40 });
    expect(countdownAt(dates, 40)).toEqual({ kind: 'cut-off', delivery: 'saturday', at: 50 });
    expect(countdownAt(dates, 50)).toEqual({ kind: 'past' });
    const { safetyLodEnd: _, ...unsafe } = dates;
    expect(countdownAt(unsafe, 10)).toEqual({ kind: 'cut-off', delivery: 'normal', at: 30 });
  });
});

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
