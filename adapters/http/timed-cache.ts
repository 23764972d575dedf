import type { Clock } from '../../core/ports/clock.ts';

/** How long an answer is kept, and how many are. */
export type CacheSettings = {
  readonly clock: Clock;
  /** How long an answer stands for itself. */
  readonly seconds: number;
  /** How long after that it may still stand in for a service that does not answer. */
  readonly staleSeconds?: number | undefined;
  readonly capacity: number;
};

/**
 * The settings of an `LRUCache` that lives by our clock: an entry is gone as soon as its seconds are
 * over (the library keeps it at that very instant, too), and 0 as a time means "no time" to it.
 */
export const timedCache = ({ clock, seconds, staleSeconds = 0, capacity }: CacheSettings) => ({
  max: capacity,
  ttl: (seconds + staleSeconds) * 1000 - 1,
  ttlResolution: 0,
  perf: { now: () => clock.now() + 1 },
});
