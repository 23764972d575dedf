import { errorCodes, type ErrorCode } from '../../core/domain/errors/error-codes.ts';
import { initialLogRuns, takeLogEntry } from '../../core/domain/errors/log-repeats.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';

/** Where lines go, and what they bear. */
type LineLogSettings = {
  readonly clock: Clock;
  /** Takes one line without its end. */
  readonly write: (line: string) => void;
  /** The name of the request during which something is reported. */
  readonly requestId?: () => string | undefined;
};

/** Lines a second of one code; whoever asks for thousands of odd addresses fills no disk. */
export const linesOfCode = 20;

/** Lines a second in all. */
export const linesOfAll = 100;

/** How many lines were written in a second, and how many were left out since the last one. */
type Count = { readonly second: number; readonly written: number; readonly leftOut: number };

const noLines: Count = { second: -1, written: 0, leftOut: 0 };

const inSecond = (count: Count, second: number): Count =>
  count.second === second ? count : { ...count, second, written: 0 };

/**
 * A log that writes one JSON object a line: time, level, code, meaning and the facts. Repeats
 * within a second are folded after the fifth; the next line of their kind says how many they were.
 * What is more than a second takes is left out; the next line of its code says how much it was.
 */
export const lineLog = ({ clock, write, requestId }: LineLogSettings): Log => {
  let runs = initialLogRuns;
  let all = noLines;
  const counts = new Map<ErrorCode, Count>();
  return {
    report: (code, facts = {}) => {
      const now = clock.now();
      const second = Math.floor(now / 1000);
      const count = inSecond(counts.get(code) ?? noLines, second);
      all = inSecond(all, second);
      if (count.written >= linesOfCode || all.written >= linesOfAll) {
        counts.set(code, { ...count, leftOut: count.leftOut + 1 });
        return;
      }
      const decision = takeLogEntry(runs, JSON.stringify([code, facts]), now);
      runs = decision.runs;
      if (!decision.isWritten) return;
      counts.set(code, { second, written: count.written + 1, leftOut: 0 });
      all = { ...all, written: all.written + 1 };
      const { level, meaning } = errorCodes[code];
      const request = requestId?.();
      write(
        JSON.stringify({
          ...(request !== undefined && { requestId: request }),
          ...facts,
          time: new Date(now).toISOString(),
          level,
          code,
          meaning,
          ...(decision.folded > 0 && { repeated: decision.folded }),
          ...(count.leftOut > 0 && { leftOut: count.leftOut }),
        }),
      );
    },
  };
};
