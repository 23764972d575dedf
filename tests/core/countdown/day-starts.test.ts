import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { dayDistance } from '../../../core/domain/time/calendar-day.ts';
import { dayStarts } from '../../../core/domain/countdown/day-starts.ts';
import { marketTable } from '../../../core/domain/locale/locales.ts';

const zones = [...new Set(Object.values(marketTable).map(({ timeZone }) => timeZone))];

const anyInstant = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2031-01-01') });

describe('the starts of a cut-off’s days', () => {
  property.prop([fc.constantFrom(...zones), anyInstant, fc.nat({ max: 300_000_000 })])(
    'word it as the distance of days does, across clock changes',
    (zone, at, before) => {
      const now = at - before;
      const { today, tomorrow } = dayStarts(zone, at);
      const worded = now >= today ? 'today' : now >= tomorrow ? 'tomorrow' : 'later';
      expect(worded).toBe(dayDistance(zone, now, at));
    },
  );

  test('are midnights of the zone', () => {
    expect(dayStarts('Europe/Berlin', Date.parse('2026-12-18T13:00:00Z'))).toEqual({
      today: Date.parse('2026-12-17T23:00:00Z'),
      tomorrow: Date.parse('2026-12-16T23:00:00Z'),
    });
  });
});
