import { createConsola, type ConsolaReporter } from 'consola/core';

import type { ErrorLevel } from '../../core/domain/errors/error-codes.ts';
import type { LogPlace } from '../../core/domain/errors/log-facts.ts';
import { initialLog, takeLogLine, type LogLimits } from '../../core/domain/errors/log-lines.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';

type LineLogSettings = {
  readonly clock: Clock;
  /** Without the line's end. */
  readonly write: (line: string) => void;
  readonly place?: () => LogPlace;
  /** So that thousands of odd requests cannot fill the disk. */
  readonly limits?: LogLimits;
};

/** A second, of one code and of all. */
export const usualLogLimits: LogLimits = { ofCode: 20, ofAll: 100 };

const types = { error: 'error', warning: 'warn', info: 'info' } as const satisfies Readonly<
  Record<ErrorLevel, string>
>;

const jsonLines = (write: (line: string) => void): ConsolaReporter => ({
  log: ({ args: [line] }) => write(JSON.stringify(line)),
});

/**
 * Writes one JSON object a line: time, level, code, meaning, place and the facts that a line may
 * hold, bounded and with repeats folded (`takeLogLine`). Consola's folding is off: it compares
 * neighbours alone, ours code and text.
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
