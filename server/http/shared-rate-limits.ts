/** For all processes of one shop (docs/decisions/0041-shared-limits.md). */
import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import { reportBreaks } from '../../adapters/http/with-breaker.ts';
import type { RateCounts } from '../../adapters/postgres/rate-counts.ts';
import type { Log } from '../../core/ports/log.ts';
import type { RateLimits } from '../limits.ts';
import {
  forEachRateClass,
  memoryLimiter,
  rateGuard,
  rateSeconds,
  type RateGuard,
} from './rate-limits.ts';

/** Milliseconds that a request waits to be counted; then this process counts it. */
const usualWait = 250;

/** Failures in a row before the database is left alone. */
const failuresToOpen = 5;

/** Milliseconds before one count tries it. */
const restMilliseconds = 2_000;

/** In the log. */
const service = 'rate-limits';

/** As the library asks for it. */
type Count = { readonly text: string; readonly values: readonly unknown[] };

type SharedSettings = { readonly log: Log; readonly longestWait?: number };

/** Asks within a short time, and not at all while the database is away. */
const patientClient = (counts: RateCounts, { log, longestWait = usualWait }: SharedSettings) => {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMilliseconds,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  reportBreaks(breaker, service, log);
  const policy = wrap(breaker, timeout(longestWait, TimeoutStrategy.Aggressive));
  return {
    // Without the library's name of the statement: poolers before Postgres keep none.
    query: ({ text, values }: Count) => policy.execute(() => counts.query(text, values)),
  };
};

/**
 * Counts in the database. While that is away or slow, each process counts in its own memory, and
 * limits are as many times as high as there are processes.
 */
export const createSharedRateGuard = (
  limits: RateLimits,
  counts: RateCounts,
  settings: SharedSettings,
): RateGuard => {
  const storeClient = patientClient(counts, settings);
  const limiters = forEachRateClass((name) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: counts.table,
      // Our migrations create it, and its adapter cleans it.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: limits[name],
      duration: rateSeconds,
      insuranceLimiter: memoryLimiter(limits[name]),
    });
    return { consume: (client: string | number) => limiter.consume(counts.keyOf(String(client))) };
  });
  return rateGuard(limiters, counts.close);
};
