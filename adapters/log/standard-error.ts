import process from 'node:process';

import type { LogPlace } from '../../core/domain/errors/log-facts.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { lineLog } from './line-log.ts';

/** One line each on standard error, where the machine's own log collects it. */
export const standardErrorLog = (clock: Clock, place?: () => LogPlace): Log =>
  lineLog({
    clock,
    write: (line) => process.stderr.write(`${line}\n`),
    ...(place !== undefined && { place }),
  });
