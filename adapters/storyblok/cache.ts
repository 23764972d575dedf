/**
 * Answers kept in this process. The client's own cache is shared by all clients, never evicted and
 * hands out what others may change, so it stays off and this one stands in front of it.
 */
import type { Clock } from '../../core/ports/clock.ts';

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
  readonly set: (key: string, value: A) => void;
};

/** How long and how many; 0 seconds keep nothing. */
export type StoryCacheSettings = {
  readonly seconds: number;
  readonly size: number;
  readonly clock: Clock;
  readonly version: ContentVersion;
};

type Entry<A> = { readonly value: A; readonly until: number; readonly version: number };

/** An empty cache. */
export const createStoryCache = <A>({
  seconds,
  size,
  clock,
  version,
}: StoryCacheSettings): StoryCache<A> => {
  const entries = new Map<string, Entry<A>>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (entry.until <= clock.now() || entry.version < version.newest()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      if (seconds <= 0) return;
      entries.delete(key);
      entries.set(key, {
        value,
        until: clock.now() + seconds * 1_000,
        version: version.newest(),
      });
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    },
  };
};
