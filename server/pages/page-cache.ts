import { LRUCache } from 'lru-cache';

import type { Clock } from '../../core/ports/clock.ts';

/** A page as the storefront rendered it, ready to be sent to anybody. */
export type RenderedPage = {
  readonly status: number;
  /** Names and values in turn, as a plain Node answer takes them. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The body as gzip, made when somebody first accepts it. */
  gzip: Buffer | undefined;
  /** How long the page stays fresh; 0 is not kept at all. */
  readonly freshSeconds: number;
};

/** A cache of pages: bounded, fresh for a while, then stale while one request renders anew. */
export type PageCache = {
  /** The page of a key, from the cache or rendered; equal requests at once render once. */
  readonly get: (key: string, render: () => Promise<RenderedPage>) => Promise<RenderedPage>;
  /** The page of a key if it is there and may be sent at once; starts a renewal of a stale one. */
  readonly peek: (key: string) => RenderedPage | undefined;
  readonly clear: () => void;
};

type Entry = {
  readonly page: RenderedPage;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly render: () => Promise<RenderedPage>;
};

const staleSeconds = 600;

/** What an entry counts for: its body twice, since a compressed one may join it, and its key. */
const sizeOf = ({ page }: Entry, key: string): number => page.body.length * 2 + key.length;

/** A cache of at most `capacity` bytes; the page that was used longest ago goes first. */
export const createPageCache = (capacity: number, clock: Clock): PageCache => {
  const entries = new LRUCache<string, Entry>({ maxSize: capacity, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<RenderedPage>>();

  const keep = (key: string, page: RenderedPage, render: Entry['render']): void => {
    // The error page of an outage takes no page's place: what is stale stays as long as it may.
    if (page.status < 500) entries.delete(key);
    if (page.freshSeconds <= 0) return;
    const freshUntil = clock.now() + page.freshSeconds * 1000;
    entries.set(key, { page, freshUntil, staleUntil: freshUntil + staleSeconds * 1000, render });
  };

  const renew = (key: string, render: Entry['render']): Promise<RenderedPage> => {
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const started = render()
      .then((page) => {
        keep(key, page, render);
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };

  const peek = (key: string): RenderedPage | undefined => {
    const entry = entries.peek(key);
    const now = clock.now();
    if (entry === undefined || now >= entry.staleUntil) return undefined;
    // Only what is sent counts as used.
    entries.get(key);
    // A failed renewal leaves the stale page in place; the next request tries again.
    if (now >= entry.freshUntil) renew(key, entry.render).catch(() => undefined);
    return entry.page;
  };

  return {
    peek,
    get: async (key, render) => peek(key) ?? renew(key, render),
    clear: () => entries.clear(),
  };
};
