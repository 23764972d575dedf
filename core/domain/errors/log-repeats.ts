/**
 * Folds repeated entries (storefront §9: throttle 1000 ms, folded after 5 repeats). They are equal
 * by code and text (decisions, "Flags, consent, logs").
 */
import type { ErrorCode } from './error-codes.ts';

/** Milliseconds after which an equal entry counts as new. */
export const logThrottle = 1_000;

/** Repeats that are still written. */
export const writtenLogRepeats = 5;

/** The oldest is forgotten first. */
export const rememberedLogEntries = 500;

/** Code and text. A code has no space, so that no two pairs have one key. */
export const logEntryKey = (code: ErrorCode, text: string): string => `${code} ${text}`;

/** Equal entries: when the latest came, and how many repeats. */
export type LogRun = { readonly latest: number; readonly repeats: number };

/** By code and text, in the order in which they began. */
export type LogRuns = ReadonlyMap<string, LogRun>;

/** No entry yet. */
export const initialLogRuns: LogRuns = new Map();

export type LogDecision = {
  readonly runs: LogRuns;
  readonly isWritten: boolean;
  /** Repeats of the run before that were not written. */
  readonly folded: number;
};

const foldedIn = (run: LogRun | undefined): number =>
  Math.max(0, (run?.repeats ?? 0) - writtenLogRepeats);

/** Repeats are written five times, then counted until the run ends. `key` is a `logEntryKey`. */
export const takeLogEntry = (runs: LogRuns, key: string, now: number): LogDecision => {
  const run = runs.get(key);
  if (run !== undefined && now - run.latest < logThrottle) {
    const repeats = run.repeats + 1;
    return {
      runs: new Map(runs).set(key, { latest: now, repeats }),
      isWritten: repeats <= writtenLogRepeats,
      folded: 0,
    };
  }
  const others = [...runs].filter(([known]) => known !== key).slice(1 - rememberedLogEntries);
  return {
    runs: new Map([...others, [key, { latest: now, repeats: 0 }]]),
    isWritten: true,
    folded: foldedIn(run),
  };
};
