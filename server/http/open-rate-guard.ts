import type { AroundQuery } from '../../adapters/postgres/observe-queries.ts';
import type { Log } from '../../core/ports/log.ts';
import type { Configuration } from '../configuration.ts';
import { createRateGuard, type RateGuard } from './rate-limits.ts';
import { createSharedRateGuard } from './shared-rate-limits.ts';

/** What the counts of a database are made with. */
type RateGuardSettings = { readonly around: AroundQuery; readonly log: Log };

/** The guard that is configured; a Postgres client is loaded for one that counts there alone. */
export const openRateGuard = async (
  { limits, databaseUrl }: Pick<Configuration, 'limits' | 'databaseUrl'>,
  { around, log }: RateGuardSettings,
): Promise<RateGuard> => {
  if (limits.rateStore === 'memory' || databaseUrl === undefined)
    return createRateGuard(limits.rates);
  const { openRateCounts } = await import('../../adapters/postgres/rate-counts.ts');
  const counts = await openRateCounts(databaseUrl, { around });
  return createSharedRateGuard(limits.rates, counts, { log });
};
