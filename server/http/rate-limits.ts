/** Limits a minute and client, counted in this process or by all processes of one database. */
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { rateClasses, type RateClass, type RateLimits } from '../limits.ts';

/** Seconds that a limit speaks of. */
export const rateSeconds = 60;

/** Counts what each client asks. */
export type RateGuard = {
  /** Counts a request; the seconds to wait where it is one too many. */
  readonly take: (rateClass: RateClass, client: string) => Promise<number | undefined>;
  /**
   * The seconds that a client still has to wait, as far as this process knows; undefined where it
   * may ask. It counts nothing and asks nobody.
   */
  readonly look: (rateClass: RateClass, client: string) => number | undefined;
  readonly close: () => Promise<void>;
};

/** Clients that are remembered as refused: some 200 bytes each; the oldest is counted anew. */
const rememberedClients = 10_000;

/** A limiter for each class. */
type RateLimiters = Readonly<Record<RateClass, Pick<RateLimiterAbstract, 'consume'>>>;

/**
 * A guard over limiters. Whoever was refused is remembered until its minute is over, so that the
 * requests of a flood cost a look into memory and no count. A counter that fails lets everybody in:
 * it must not close the shop.
 */
export const rateGuard = (limiters: RateLimiters, close: RateGuard['close']): RateGuard => {
  /** When refused clients may ask again, in milliseconds since 1970. */
  const refusedUntil = new LRUCache<string, number>({ max: rememberedClients });

  const look: RateGuard['look'] = (rateClass, client) => {
    const until = refusedUntil.get(`${rateClass}:${client}`);
    const left = until === undefined ? 0 : until - Date.now();
    return left > 0 ? Math.ceil(left / 1000) : undefined;
  };

  const take: RateGuard['take'] = async (rateClass, client) => {
    const known = look(rateClass, client);
    if (known !== undefined) return known;
    try {
      await limiters[rateClass].consume(client);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) return undefined;
      // At least a second: an answer must not say "now".
      const left = Math.max(1_000, refused.msBeforeNext);
      refusedUntil.set(`${rateClass}:${client}`, Date.now() + left);
      return Math.ceil(left / 1000);
    }
  };

  return { take, look, close };
};

/** A value for each class. */
export const forEachRateClass = <A>(
  of: (rateClass: RateClass) => A,
): Readonly<Record<RateClass, A>> => {
  const [posts, reports, misses, passwords] = rateClasses;
  return {
    [posts]: of(posts),
    [reports]: of(reports),
    [misses]: of(misses),
    [passwords]: of(passwords),
  };
};

/** A limiter in this process's memory. */
export const memoryLimiter = (points: number): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration: rateSeconds });

/** A guard in this process's memory: each process of several counts for itself. */
export const createRateGuard = (limits: RateLimits): RateGuard =>
  rateGuard(
    forEachRateClass((name) => memoryLimiter(limits[name])),
    () => Promise.resolve(),
  );
