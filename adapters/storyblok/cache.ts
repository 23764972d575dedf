/**
 * Answers kept in this process. The client's own cache is shared by all clients, never evicted and
 * hands out what others may change, so it stays off and this one stands in front of it.
 */
import { LRUCache } from 'lru-cache';

import { timedCache, type CacheSettings } from '../http/timed-cache.ts';

/** The newest content version that the service has named; a newer one makes old answers stale. */
export type ContentVersion = {
  readonly newest: () => number;
  readonly notice: (version: number) => void;
};

/** Starts without knowing a version. */
export const createContentVersion = (): ContentVersion => {
  let newest = 0;
  return {
    newest: () => newest,
    notice: (version) => {
      newest = Math.max(newest, version);
    },
  };
};

/** A bounded cache; what was not asked for longest goes first. */
type StoryCache<A> = {
  readonly get: (key: string) => A | undefined;
  /** What stands in while the service does not answer, be it overtaken or too old for `get`. */
  readonly last: (key: string) => A | undefined;
  readonly set: (key: string, value: A) => void;
  readonly forget: (key: string) => void;
};

type Entry<A> = { readonly value: A; readonly version: number; readonly freshUntil: number };

/** How long and how many; 0 seconds keep nothing. */
type StoryCacheSettings = CacheSettings & { readonly version: ContentVersion };

/** An empty cache. */
export const createStoryCache = <A>({
  version,
  ...settings
}: StoryCacheSettings): StoryCache<A> => {
  const { clock, seconds } = settings;
  if (seconds <= 0)
    return {
      get: () => undefined,
      last: () => undefined,
      set: () => undefined,
      forget: () => undefined,
    };
  const entries = new LRUCache<string, Entry<A>>(timedCache(settings));
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry === undefined ||
        entry.version < version.newest() ||
        clock.now() >= entry.freshUntil
        ? undefined
        : entry.value;
    },
    last: (key) => entries.get(key)?.value,
    set: (key, value) => {
      const freshUntil = clock.now() + seconds * 1000;
      entries.set(key, { value, version: version.newest(), freshUntil });
    },
    forget: (key) => {
      entries.delete(key);
    },
  };
};
