import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  cachedCountdownMessage,
  countdownErrorOf,
  countdownMessage,
  timeZoneOf,
} from '../../../core/domain/countdown/countdown-message.ts';
import {
  lastOrderDateFields,
  parseLastOrderDates,
  type LastOrderDatesInput,
} from '../../../core/domain/countdown/last-order-dates.ts';
import { markets } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import {
  anyInstant,
  anyInstantNearClockChange,
  anyLastOrderDates,
} from '../../arbitraries/countdown.ts';
import { anyMarket } from '../../arbitraries/locale.ts';

const hour = 3_600_000;

/** The zones as the decisions list them. */
const zones = {
  at: 'Europe/Vienna',
  ch: 'Europe/Zurich',
  de: 'Europe/Berlin',
  it: 'Europe/Rome',
  li: 'Europe/Vaduz',
  lu: 'Europe/Luxembourg',
  gb: 'Europe/London',
  com: 'America/New_York',
  es: 'Europe/Madrid',
  be: 'Europe/Brussels',
  fr: 'Europe/Paris',
  nl: 'Europe/Amsterdam',
};

/** The day on a wall of a zone, by the offset that the engine states: `GMT-04:00`, `GMT`. */
const wallDay = (timeZone: string, instant: number): string => {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?$/u.exec(offset ?? '') ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(instant + (sign === '-' ? -ahead : ahead)).toISOString().slice(0, 10);
};

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hour).toISOString().slice(0, 10);

const anyMoment = fc.oneof(anyInstant, anyInstantNearClockChange);

describe('the countdown’s message', () => {
  test('counts days in the zone of each market', () => {
    expect(Object.fromEntries(markets.map((market) => [market, timeZoneOf(market)]))).toEqual(
      zones,
    );
  });

  property.prop([anyMarket, anyMoment, fc.integer({ min: 1, max: 72 * hour })])(
    'names the day of the market, across both clock changes',
    (market, now, ahead) => {
      const [today, date] = [wallDay(zones[market], now), wallDay(zones[market], now + ahead)];
      const day = date === today ? 'today' : date === nextDay(today) ? 'tomorrow' : 'later';
      const dates = { lodStart: now, expressLodEnd: now + ahead };
      expect(countdownMessage(market, dates, now)).toEqual({
        kind: 'announcement',
        delivery: 'express',
        at: now + ahead,
        date,
        day,
      });
    },
  );

  property.prop([anyMarket, anyMoment, fc.nat({ max: 72 * hour }), fc.nat({ max: 72 * hour })])(
    'comes nearer, never further, as time goes by',
    (market, now, passed, ahead) => {
      const dates = { lodStart: now, lodEnd: now + passed + ahead };
      const rank = (instant: number): number => {
        const message = countdownMessage(market, dates, instant);
        return message.kind === 'nothing' ? 3 : ['later', 'tomorrow', 'today'].indexOf(message.day);
      };
      expect(rank(now + passed)).toBeGreaterThanOrEqual(rank(now));
    },
  );

  property.prop([anyMarket, anyLastOrderDates])(
    'is nothing where there is no cut-off to come, an error where all have passed',
    (market, { dates, now }) => {
      const { lodStart, ...cutOffs } = dates;
      const known = Object.values(cutOffs).filter((at) => at !== undefined);
      const message = countdownMessage(market, dates, now);
      const isRunning = now >= lodStart && known.some((at) => at > now);
      expect(message.kind).toBe(isRunning ? 'announcement' : 'nothing');
      if (message.kind === 'nothing')
        expect(message.error).toBe(
          now >= lodStart && known.length > 0 ? 'countdown-date-in-past' : undefined,
        );
    },
  );

  test('of a cached page is the date form', () => {
    const now = Date.parse('2026-12-18T10:00:00Z');
    const message = countdownMessage('de', { lodStart: now, lodEnd: now + hour }, now);
    expect(message).toMatchObject({ day: 'today', date: '2026-12-18' });
    expect(cachedCountdownMessage(message)).toEqual({ ...message, day: 'later' });
    const nothing = { kind: 'nothing', error: undefined } as const;
    expect(cachedCountdownMessage(nothing)).toBe(nothing);
  });

  test('is an error only when it has passed', () => {
    expect(countdownErrorOf({ kind: 'past' })).toBe('countdown-date-in-past');
    expect(countdownErrorOf({ kind: 'not-started' })).toBeUndefined();
    expect(countdownErrorOf({ kind: 'without-cut-offs' })).toBeUndefined();
  });
});

describe('last order dates out of texts', () => {
  test('have the five fields of the specification', () => {
    expect(lastOrderDateFields).toEqual([
      'lodStart',
      'lodEnd',
      'safetyLodEnd',
      'expressLodEnd',
      'saturdayLodEnd',
    ]);
  });

  property.prop([fc.subarray([...lastOrderDateFields]), anyInstant])(
    'are read back as they were printed',
    (fields, start) => {
      const dates = Object.fromEntries(fields.map((field, at) => [field, start + at]));
      const texts: LastOrderDatesInput = Object.fromEntries(
        Object.entries(dates).map(([field, at]) => [field, new Date(at).toISOString()]),
      );
      expect(parseLastOrderDates(texts)).toEqual(
        fields.includes('lodStart')
          ? E.right({ dates, malformed: [] })
          : E.left({ kind: 'lod-start-missing', malformed: [] }),
      );
    },
  );

  test('need no thousandths of a second', () => {
    expect(parseLastOrderDates({ lodStart: '2026-12-18T13:00:00Z' })).toEqual(
      E.right({ dates: { lodStart: Date.parse('2026-12-18T13:00:00.000Z') }, malformed: [] }),
    );
  });

  test.each([
    '',
    '2026-12-18',
    '2026-12-18T13:00Z',
    '2026-12-18T13:00:00',
    '2026-12-18T13:00:00+0100',
    '2026-02-30T13:00:00Z',
    '2026-13-01T13:00:00Z',
    ' 2026-12-18T13:00:00Z',
    '2026-12-18T13:00:00Z ',
    '2026-12-18T13:00:00.0000Z',
  ])('leave out %j, and name it', (text) => {
    const start = '2026-12-18T13:00:00Z';
    expect(parseLastOrderDates({ lodStart: start, lodEnd: text, expressLodEnd: start })).toEqual(
      E.right({
        dates: { lodStart: Date.parse(start), expressLodEnd: Date.parse(start) },
        malformed: [{ field: 'lodEnd', text }],
      }),
    );
    expect(parseLastOrderDates({ lodStart: text })).toEqual(
      E.left({ kind: 'lod-start-missing', malformed: [{ field: 'lodStart', text }] }),
    );
  });

  property.prop([fc.anything().filter((value) => typeof value !== 'string')])(
    'name what is not text, and leave out what is not there',
    (value) => {
      const lodStart = '2026-12-18T13:00:00+01:00';
      const isAbsent = value === undefined || value === null;
      expect(parseLastOrderDates({ lodStart, safetyLodEnd: value })).toEqual(
        E.right({
          dates: { lodStart: Date.parse('2026-12-18T12:00:00Z') },
          malformed: isAbsent ? [] : [{ field: 'safetyLodEnd', text: '' }],
        }),
      );
    },
  );
});
