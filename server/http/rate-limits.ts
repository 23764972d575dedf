/** A minute and client, counted in this process or by all processes of one database. */
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

import { rateClasses, type RateClass, type RateLimits } from '../limits.ts';

export const rateSeconds = 60;

export type RateGuard = {
  /** The seconds to wait where the request is one too many. */
  readonly take: (rateClass: RateClass, client: string) => Promise<number | undefined>;
  /**
   * The seconds still to wait, as far as this process knows; undefined where the client may ask.
   * Counts nothing and asks nobody.
   */
  readonly look: (rateClass: RateClass, client: string) => number | undefined;
  readonly close: () => Promise<void>;
};

/** Refused ones, some 200 bytes each; the oldest is counted anew. */
const rememberedClients = 10_000;

type RateLimiters = Readonly<Record<RateClass, Pick<RateLimiterAbstract, 'consume'>>>;

/**
 * Whoever was refused is remembered until the minute is over, so that a flood costs no counts. A
 * counter that fails lets everybody in: it must not close the shop.
 */
export const rateGuard = (limiters: RateLimiters, close: RateGuard['close']): RateGuard => {
  /** Milliseconds since 1970. */
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
  const [posts, reports, misses, passwords, messages] = rateClasses;
  return {
    [posts]: of(posts),
    [reports]: of(reports),
    [misses]: of(misses),
    [passwords]: of(passwords),
    [messages]: of(messages),
  };
};

/** In this process's memory. */
export const memoryLimiter = (points: number): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration: rateSeconds });

/** In this process's memory: each process of several counts for itself. */
export const createRateGuard = (limits: RateLimits): RateGuard =>
  rateGuard(
    forEachRateClass((name) => memoryLimiter(limits[name])),
    () => Promise.resolve(),
  );
