/**
 * Folds repeated log entries (storefront §9: throttle 1000 ms, folded after 5 repeats). Entries
 * repeat each other by code and text (decisions, "Flags, consent, logs"). Pure: state in, state out.
 */
import type { ErrorCode } from './error-codes.ts';

/** Within how many milliseconds of the one before an equal entry is a repeat. */
export const logThrottle = 1_000;

/** Repeats that are still written. */
export const writtenLogRepeats = 5;

/** Different entries that are remembered; the oldest is forgotten first. */
export const rememberedLogEntries = 500;

/**
 * The key by which an entry repeats another one: its code and its text. A code has no space, so
 * that no two pairs have one key.
 */
export const logEntryKey = (code: ErrorCode, text: string): string => `${code} ${text}`;

/** A run of equal entries: when the latest came, and how many repeats it has. */
export type LogRun = { readonly latest: number; readonly repeats: number };

/** The runs by code and text, in the order in which they began. */
export type LogRuns = ReadonlyMap<string, LogRun>;

/** No entry yet. */
export const initialLogRuns: LogRuns = new Map();

/** Write an entry or not, and the number of entries folded before it. */
export type LogDecision = {
  readonly runs: LogRuns;
  readonly isWritten: boolean;
  /** The repeats of the run before that were not written; 0 where there were none. */
  readonly folded: number;
};

const foldedIn = (run: LogRun | undefined): number =>
  Math.max(0, (run?.repeats ?? 0) - writtenLogRepeats);

/**
 * Takes an entry in, by its `logEntryKey`: repeats are written five times, then counted until the
 * run ends.
 */
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
