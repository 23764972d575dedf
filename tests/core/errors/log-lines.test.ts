import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { errorCodeList } from '../../../core/domain/errors/describe-error.ts';
import type { LogFacts } from '../../../core/domain/errors/log-facts.ts';
import {
  initialLog,
  takeLogLine,
  type LogEntry,
  type LogLine,
} from '../../../core/domain/errors/log-lines.ts';

const limits = { ofCode: 3, ofAll: 5 };

/** The lines that entries become, one after another; undefined for those that are not written. */
const linesOf = (entries: readonly LogEntry[]): readonly (LogLine | undefined)[] => {
  let state = initialLog;
  return entries.map((entry) => {
    const taken = takeLogLine(state, entry, limits);
    ({ state } = taken);
    return taken.line;
  });
};

const anyEntries = fc
  .array(
    fc.record({
      code: fc.constantFrom(...errorCodeList.slice(0, 4)),
      facts: fc.constantFrom<LogFacts>({}, { reason: 'a' }, { reason: 'b' }),
      place: fc.constant({ page: '/a' }),
      pause: fc.nat({ max: 600 }),
    }),
    { maxLength: 80 },
  )
  .map((steps) => {
    let now = 1_000_000;
    return steps.map(({ pause, ...entry }): LogEntry => {
      now += pause;
      return { ...entry, now };
    });
  });

const count = (value: string | number | undefined): number =>
  typeof value === 'number' ? value : 0;

describe('the lines of a log', () => {
  property.prop([anyEntries])('are bounded in every second', (entries) => {
    const bySecond = new Map<number, LogLine[]>();
    for (const [index, line] of linesOf(entries).entries()) {
      const second = Math.floor((entries[index]?.now ?? 0) / 1_000);
      if (line !== undefined) bySecond.set(second, [...(bySecond.get(second) ?? []), line]);
    }
    for (const lines of bySecond.values()) {
      expect(lines.length).toBeLessThanOrEqual(limits.ofAll);
      for (const { code } of lines)
        expect(lines.filter((line) => line.code === code).length).toBeLessThanOrEqual(
          limits.ofCode,
        );
    }
  });

  property.prop([anyEntries])('tell of every entry: written, folded or left out', (entries) => {
    const last = (entries.at(-1)?.now ?? 0) + 5_000;
    // One more of each code, and of each text, in seconds of their own.
    const closing = errorCodeList.slice(0, 4).flatMap((code, group) =>
      [{}, { reason: 'a' }, { reason: 'b' }].map((facts, index): LogEntry => ({
        code,
        facts,
        place: {},
        now: last + (3 * group + index) * 2_000,
      })),
    );
    const all = [...entries, ...closing];
    const lines = linesOf(all).filter((line) => line !== undefined);
    const told = lines.reduce(
      (sum, line) => sum + count(line['repeated']) + count(line['leftOut']),
      0,
    );
    expect(lines.length + told).toBe(all.length);
  });

  test('say themselves what no fact can say for them', () => {
    const facts = { time: 'never', level: 'info', code: 'x', meaning: 'none' };
    const [line] = linesOf([
      { code: 'prices-unavailable', facts: facts as LogFacts, place: {}, now: 0 },
    ]);
    expect(line).toMatchObject({
      time: '1970-01-01T00:00:00.000Z',
      level: 'error',
      code: 'prices-unavailable',
    });
  });

  test('repeat each other whatever page and request they belong to', () => {
    const entry = { code: 'prices-unavailable', facts: { reason: 'refused' }, now: 0 } as const;
    const places = ['/a', '/b', '/c', '/d'].map((page) => ({ page }));
    const wide = { ofCode: 100, ofAll: 100 };
    let state = initialLog;
    const written = Array.from({ length: 12 }, (_, index) => {
      const taken = takeLogLine(state, { ...entry, place: places[index % 4] ?? {} }, wide);
      ({ state } = taken);
      return taken.line?.page;
    });
    expect(written.filter((page) => page !== undefined)).toEqual([
      '/a',
      '/b',
      '/c',
      '/d',
      '/a',
      '/b',
    ]);
  });

  test('take place from the facts where these have it', () => {
    const [line] = linesOf([
      {
        code: 'browser-error',
        facts: { page: '/shown' },
        place: { page: '/reports/browser', locale: 'fr-CH' },
        now: 0,
      },
    ]);
    expect(line).toMatchObject({ page: '/shown', locale: 'fr-CH' });
  });
});
