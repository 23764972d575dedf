import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { rateClasses, type RateClass, type RateLimits } from '../limits.ts';

/** Seconds that a limit speaks of. */
const duration = 60;

/** Counts what each client asks. */
type RateGuard = {
  /** Counts a request; the seconds to wait where it is one too many. */
  readonly take: (rateClass: RateClass, client: string) => Promise<number | undefined>;
  /** Looks without counting. */
  readonly look: (rateClass: RateClass, client: string) => Promise<number | undefined>;
};

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

/** A guard in this process's memory: each process of several counts for itself. */
export const createRateGuard = (limits: RateLimits): RateGuard => {
  const limiters = new Map(
    rateClasses.map((name) => [name, new RateLimiterMemory({ points: limits[name], duration })]),
  );
  return {
    take: async (rateClass, client) => {
      try {
        await limiters.get(rateClass)?.consume(client);
        return undefined;
      } catch (refused) {
        // Anything else is a fault of the counter, which must not close the shop.
        return refused instanceof RateLimiterRes ? secondsOf(refused) : undefined;
      }
    },
    look: async (rateClass, client) => {
      const counted = await limiters.get(rateClass)?.get(client);
      if (counted === null || counted === undefined) return undefined;
      return counted.consumedPoints > limits[rateClass] ? secondsOf(counted) : undefined;
    },
  };
};
