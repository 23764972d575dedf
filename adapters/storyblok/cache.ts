/**
 * The client's own cache is shared by all clients, never evicted and hands out what others may
 * change: it stays off, and this one stands in front.
 */
import type { Clock } from '../../core/ports/clock.ts';
import { createAnswerCache, type Lifetime } from '../shared/answer-cache.ts';

/** The newest that the service has named; a newer one makes old answers stale. */
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

/** The least recently asked go first. */
export type StoryCache<A> = {
  readonly get: (key: string) => A | undefined;
  /** For a slow service: even outdated or too old for `get`. */
  readonly standIn: (key: string) => A | undefined;
  /** For a service that does not answer: even one known to have changed. */
  readonly last: (key: string) => A | undefined;
  /** `sources` names what the value was made of, beside its key. */
  readonly set: (key: string, value: A, sources?: ReadonlySet<string>) => void;
  readonly forget: (key: string) => void;
  /** Marks all that was made of a source as changed; without one, everything. */
  readonly change: (source?: string) => void;
};

type Entry<A> = {
  readonly value: A;
  readonly version: number;
  readonly sources: ReadonlySet<string>;
  readonly hasChanged: boolean;
};

const noSources: ReadonlySet<string> = new Set();

/** 0 seconds keep nothing. */
type StoryCacheSettings = Lifetime & {
  readonly clock: Clock;
  readonly entries: number;
  readonly version: ContentVersion;
};

export const createStoryCache = <A>({
  version,
  entries,
  ...settings
}: StoryCacheSettings): StoryCache<A> => {
  const kept = createAnswerCache<Entry<A>>({ ...settings, bounds: { entries } });
  return {
    get: (key) => {
      const found = kept.find(key);
      return found?.isFresh === true &&
        !found.answer.hasChanged &&
        found.answer.version >= version.newest()
        ? found.answer.value
        : undefined;
    },
    standIn: (key) => {
      const entry = kept.find(key)?.answer;
      return entry?.hasChanged === true ? undefined : entry?.value;
    },
    last: (key) => kept.find(key)?.answer.value,
    set: (key, value, sources = noSources) =>
      kept.keep(key, { value, version: version.newest(), sources, hasChanged: false }),
    forget: kept.forget,
    change: (source) => {
      for (const [key, entry] of kept.entries())
        if (source === undefined || key === source || entry.sources.has(source))
          kept.replace(key, { ...entry, hasChanged: true });
    },
  };
};
