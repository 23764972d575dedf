/**
 * Makes lines of a log: cleaned, bounded, repeats folded. Pure: the logs of server and browser are
 * this with a place to write to.
 */
import { errorCodes, type ErrorCode, type ErrorLevel } from './error-codes.ts';
import { cleanLogFacts, logPlaceNames, type LogFacts, type LogPlace } from './log-facts.ts';
import { initialLogRuns, logEntryKey, takeLogEntry, type LogRuns } from './log-repeats.ts';

/** Lines per second: of one code, and in all. */
export type LogLimits = { readonly ofCode: number; readonly ofAll: number };

/** In a second, and lines left out since the last one. */
type LineCount = { readonly second: number; readonly written: number; readonly leftOut: number };

export type LogState = {
  readonly runs: LogRuns;
  readonly all: LineCount;
  readonly ofCodes: ReadonlyMap<ErrorCode, LineCount>;
};

/**
 * `repeated`: folded repeats before this line; `leftOut`: entries of its code that found no room.
 */
export type LogLine = LogFacts & {
  /** ISO 8601, in UTC. */
  readonly time: string;
  readonly level: ErrorLevel;
  readonly code: ErrorCode;
  readonly meaning: string;
};

/** At an instant in milliseconds since 1970. */
export type LogEntry = {
  readonly code: ErrorCode;
  readonly facts: LogFacts;
  /** As far as the facts do not name it. */
  readonly place: LogPlace;
  readonly now: number;
};

/** `line` is undefined where nothing is to be written. */
export type TakenEntry = { readonly state: LogState; readonly line: LogLine | undefined };

const noLines: LineCount = { second: -1, written: 0, leftOut: 0 };

/** Nothing written yet. */
export const initialLog: LogState = { runs: initialLogRuns, all: noLines, ofCodes: new Map() };

const inSecond = (count: LineCount, second: number): LineCount =>
  count.second === second ? count : { ...count, second, written: 0 };

const places: ReadonlySet<string> = new Set(logPlaceNames);

const textOfFacts = (facts: LogFacts): string =>
  JSON.stringify(Object.entries(facts).filter(([name]) => !places.has(name)));

/**
 * Takes an entry in. Repeats within a second are folded after the fifth, and counted in the next
 * line of their kind (`repeated`); what is more than a second takes is left out, and counted in the
 * next line of its code (`leftOut`).
 */
export const takeLogLine = (
  state: LogState,
  { code, facts, place, now }: LogEntry,
  { ofCode, ofAll }: LogLimits,
): TakenEntry => {
  const second = Math.floor(now / 1_000);
  const count = inSecond(state.ofCodes.get(code) ?? noLines, second);
  const all = inSecond(state.all, second);
  if (count.written >= ofCode || all.written >= ofAll) {
    const leftOut = { ...count, leftOut: count.leftOut + 1 };
    return {
      state: { ...state, all, ofCodes: new Map(state.ofCodes).set(code, leftOut) },
      line: undefined,
    };
  }
  const told = cleanLogFacts({ ...place, ...facts });
  const decision = takeLogEntry(state.runs, logEntryKey(code, textOfFacts(told)), now);
  const { runs, isWritten, folded } = decision;
  if (!isWritten) return { state: { ...state, runs, all }, line: undefined };
  const { level, meaning } = errorCodes[code];
  const written = { second, written: count.written + 1, leftOut: 0 };
  return {
    state: {
      runs,
      all: { ...all, written: all.written + 1 },
      ofCodes: new Map(state.ofCodes).set(code, written),
    },
    line: {
      time: new Date(now).toISOString(),
      level,
      code,
      meaning,
      ...told,
      ...(folded > 0 && { repeated: folded }),
      ...(count.leftOut > 0 && { leftOut: count.leftOut }),
    },
  };
};
