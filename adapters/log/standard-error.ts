import process from 'node:process';

import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { lineLog } from './line-log.ts';

/** The server's log: one line each on standard error, where the machine's own log collects it. */
export const standardErrorLog = (clock: Clock, requestId?: () => string | undefined): Log =>
  lineLog({
    clock,
    write: (line) => process.stderr.write(`${line}\n`),
    ...(requestId !== undefined && { requestId }),
  });
