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
export type StoryCache<A> = {
  readonly get: (key: string) => A | undefined;
  /** A copy for a slow service, even one that is outdated or too old for `get`. */
  readonly standIn: (key: string) => A | undefined;
  /** A copy for a service that does not answer, even one that is known to have changed. */
  readonly last: (key: string) => A | undefined;
  /** `sources` names what the value was made of, beside its key. */
  readonly set: (key: string, value: A, sources?: ReadonlySet<string>) => void;
  readonly forget: (key: string) => void;
  /** Marks everything that was made of a source as changed; everything without one. */
  readonly change: (source?: string) => void;
};

type Entry<A> = {
  readonly value: A;
  readonly version: number;
  readonly freshUntil: number;
  readonly sources: ReadonlySet<string>;
  readonly hasChanged: boolean;
};

const noSources: ReadonlySet<string> = new Set();

/** Limits of the cache; 0 seconds keep nothing. */
type StoryCacheSettings = CacheSettings & { readonly version: ContentVersion };

export const createStoryCache = <A>({
  version,
  ...settings
}: StoryCacheSettings): StoryCache<A> => {
  const { clock, seconds } = settings;
  if (seconds <= 0)
    return {
      get: () => undefined,
      standIn: () => undefined,
      last: () => undefined,
      set: () => undefined,
      forget: () => undefined,
      change: () => undefined,
    };
  const entries = new LRUCache<string, Entry<A>>(timedCache(settings));
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry === undefined ||
        entry.hasChanged ||
        entry.version < version.newest() ||
        clock.now() >= entry.freshUntil
        ? undefined
        : entry.value;
    },
    standIn: (key) => {
      const entry = entries.get(key);
      return entry?.hasChanged === true ? undefined : entry?.value;
    },
    last: (key) => entries.get(key)?.value,
    set: (key, value, sources = noSources) => {
      const freshUntil = clock.now() + seconds * 1000;
      const entry = { value, version: version.newest(), freshUntil, sources, hasChanged: false };
      entries.set(key, entry);
    },
    forget: (key) => {
      entries.delete(key);
    },
    change: (source) => {
      const known = [...entries];
      for (const [key, entry] of known)
        if (source === undefined || key === source || entry.sources.has(source))
          entries.set(key, { ...entry, hasChanged: true }, { noUpdateTTL: true });
    },
  };
};
