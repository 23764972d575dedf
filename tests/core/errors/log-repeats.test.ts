import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { errorCodeList } from '../../../core/domain/errors/describe-error.ts';
import {
  initialLogRuns,
  logEntryKey,
  logThrottle,
  rememberedLogEntries,
  takeLogEntry,
  writtenLogRepeats,
  type LogRuns,
} from '../../../core/domain/errors/log-repeats.ts';

/** What comes of entries one after another: how many are written, how many told as folded. */
const takeAll = (entries: readonly (readonly [key: string, now: number])[]) => {
  let runs: LogRuns = initialLogRuns;
  return entries.map(([key, now]) => {
    const decision = takeLogEntry(runs, key, now);
    ({ runs } = decision);
    return decision;
  });
};

const anyCode = fc.constantFrom(...errorCodeList);

const anyEntries = fc
  .array(fc.tuple(fc.constantFrom('a', 'b'), fc.nat({ max: 1_500 })), { maxLength: 60 })
  .map((steps) => {
    let now = 0;
    return steps.map(([key, pause]): readonly [string, number] => {
      now += pause;
      return [key, now];
    });
  });

describe('repeated log entries', () => {
  property.prop([anyCode, fc.string(), anyCode, fc.string()])(
    'are those of one code and one text',
    (code, text, otherCode, otherText) => {
      const isSame = code === otherCode && text === otherText;
      expect(logEntryKey(code, text) === logEntryKey(otherCode, otherText)).toBe(isSame);
      expect(logEntryKey(code, text) === logEntryKey(otherCode, text)).toBe(code === otherCode);
      expect(logEntryKey(code, text)).not.toBe(logEntryKey(code, `${text}.`));
    },
  );

  test('are thrown together within 1000 ms, and written five times', () => {
    expect([logThrottle, writtenLogRepeats]).toEqual([1_000, 5]);
    const written = takeAll(Array.from({ length: 9 }, () => ['a', 0] as const));
    expect(written.map(({ isWritten }) => isWritten)).toEqual([
      ...Array<boolean>(6).fill(true),
      ...Array<boolean>(3).fill(false),
    ]);
  });

  test('a repeat comes before the window has passed, not when it has', () => {
    expect(
      takeAll([
        ['a', 0],
        ['a', 999],
      ])[1]?.runs.get('a'),
    ).toEqual({ latest: 999, repeats: 1 });
    expect(
      takeAll([
        ['a', 0],
        ['a', 1_000],
      ])[1]?.runs.get('a'),
    ).toEqual({
      latest: 1_000,
      repeats: 0,
    });
  });

  property.prop([anyEntries])(
    'lose no entry: each is written, or told as folded later',
    (entries) => {
      const decisions = takeAll([...entries, ['a', 1e9], ['b', 1e9]]);
      const written = decisions.filter(({ isWritten }) => isWritten).length;
      const folded = decisions.reduce((sum, decision) => sum + decision.folded, 0);
      expect(written + folded).toBe(entries.length + 2);
      for (const { isWritten, folded: told } of decisions)
        if (told > 0) expect(isWritten).toBe(true);
    },
  );

  property.prop([anyEntries])('do not depend on entries with another key', (entries) => {
    const alone = takeAll(entries.filter(([key]) => key === 'a'));
    const among = takeAll(entries).filter((_, index) => entries[index]?.[0] === 'a');
    const told = ({ isWritten, folded }: (typeof alone)[number]) => ({ isWritten, folded });
    expect(among.map(told)).toEqual(alone.map(told));
  });

  test('what begins anew takes no other entry’s place', () => {
    const full = Array.from(
      { length: rememberedLogEntries },
      (_, index) => [String(index), 5_000] as const,
    );
    const runs = takeAll([...full, ['5', 5_999], ['5', 7_000]]).at(-1)?.runs;
    expect(runs?.size).toBe(rememberedLogEntries);
    expect(runs?.get('0')).toEqual({ latest: 5_000, repeats: 0 });
    expect(runs?.get('5')).toEqual({ latest: 7_000, repeats: 0 });
    expect(
      takeAll([
        ['a', 5_000],
        ['a', 5_999],
      ])
        .at(-1)
        ?.runs.get('a')?.repeats,
    ).toBe(1);
  });

  test('what is remembered is bounded, and the oldest is forgotten', () => {
    const entries = Array.from(
      { length: rememberedLogEntries + 1 },
      (_, index) => [String(index), 0] as const,
    );
    const runs = takeAll(entries).at(-1)?.runs;
    expect(runs?.size).toBe(500);
    expect([runs?.has('0'), runs?.has('1'), runs?.has('500')]).toEqual([false, true, true]);
  });
});
