/**
 * Whoever sends no cookie gets a new list with each thing that is put into one, and each is kept for
 * months: one client begins so many of them in a day, with keys of ours or invented ones.
 */
import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** In a day; an office of shoppers stays far below. */
export const newListsOfClient = 300;

const daySeconds = 86_400;

/** Keys that were counted, some 100 bytes each; the oldest is counted anew. */
const rememberedKeys = 20_000;

/** Whether a client may put something into the list of a key. */
export type MayKeepList = (client: string, key: string) => Promise<boolean>;

/** Counts the lists of each client in this process. */
export const newLists = (most = newListsOfClient): MayKeepList => {
  const limiter = new RateLimiterMemory({ points: most, duration: daySeconds });
  const counted = new LRUCache<string, true>({ max: rememberedKeys });
  return async (client, key) => {
    const known = createHash('sha256').update(key).digest('base64url');
    if (counted.get(known) === true) return true;
    const isWithin = await limiter.consume(client).then(
      () => true,
      () => false,
    );
    if (isWithin) counted.set(known, true);
    return isWithin;
  };
};
