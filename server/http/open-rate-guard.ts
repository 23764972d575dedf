import type { AroundQuery } from '../../adapters/postgres/observe-queries.ts';
import type { Log } from '../../core/ports/log.ts';
import type { Configuration } from '../configuration.ts';
import { createRateGuard, type RateGuard } from './rate-limits.ts';
import { createSharedRateGuard } from './shared-rate-limits.ts';

type RateGuardSettings = { readonly around: AroundQuery; readonly log: Log };

/** The configured guard; a Postgres client is loaded only for one that counts there. */
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
