import { errorCodes } from '../../core/domain/errors/error-codes.ts';
import { initialLogRuns, takeLogEntry } from '../../core/domain/errors/log-repeats.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';

/** Where lines go, and what time they bear. */
type LineLogSettings = {
  readonly clock: Clock;
  /** Takes one line without its end. */
  readonly write: (line: string) => void;
};

/**
 * A log that writes one JSON object a line: time, level, code, meaning and the facts. Repeats
 * within a second are folded after the fifth; the next line of their kind says how many they were.
 */
export const lineLog = ({ clock, write }: LineLogSettings): Log => {
  let runs = initialLogRuns;
  return {
    report: (code, facts = {}) => {
      const now = clock.now();
      const decision = takeLogEntry(runs, JSON.stringify([code, facts]), now);
      runs = decision.runs;
      if (!decision.isWritten) return;
      const { level, meaning } = errorCodes[code];
      write(
        JSON.stringify({
          ...facts,
          time: new Date(now).toISOString(),
          level,
          code,
          meaning,
          ...(decision.folded > 0 && { repeated: decision.folded }),
        }),
      );
    },
  };
};
