import { createConsola, type ConsolaReporter } from 'consola/core';

import type { ErrorLevel } from '../../core/domain/errors/error-codes.ts';
import type { LogPlace } from '../../core/domain/errors/log-facts.ts';
import { initialLog, takeLogLine, type LogLimits } from '../../core/domain/errors/log-lines.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';

type LineLogSettings = {
  readonly clock: Clock;
  /** Takes one line without its end. */
  readonly write: (line: string) => void;
  /** Place of a report: page, locale, channel and request id. */
  readonly place?: () => LogPlace;
  /** Lines per second, so that thousands of odd requests cannot fill the disk. */
  readonly limits?: LogLimits;
};

/** Lines a second of one code, and of all. */
export const usualLogLimits: LogLimits = { ofCode: 20, ofAll: 100 };

/** Names of the levels in consola. */
const types = { error: 'error', warning: 'warn', info: 'info' } as const satisfies Readonly<
  Record<ErrorLevel, string>
>;

/** Writes the one argument of each entry as JSON: machines read the server's log. */
const jsonLines = (write: (line: string) => void): ConsolaReporter => ({
  log: ({ args: [line] }) => write(JSON.stringify(line)),
});

/**
 * A log that writes one JSON object a line: time, level, code, meaning, where it happened and the
 * facts that a line may hold, bounded and with repeats folded (`takeLogLine`). Consola's own folding
 * is off: it compares neighbours alone, and ours compares by code and text.
 */
export const lineLog = ({
  clock,
  write,
  place = () => ({}),
  limits = usualLogLimits,
}: LineLogSettings): Log => {
  const consola = createConsola({ throttle: 0, reporters: [jsonLines(write)] });
  let state = initialLog;
  return {
    report: (code, facts = {}) => {
      const taken = takeLogLine(state, { code, facts, place: place(), now: clock.now() }, limits);
      state = taken.state;
      const { line } = taken;
      if (line === undefined) return;
      // Raw: a line with a `message` would be taken for an entry of consola's own.
      consola[types[line.level]].raw(line);
    },
  };
};
