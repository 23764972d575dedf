import { gzipSync } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import type { Clock } from '../../core/ports/clock.ts';

/** A page as the storefront rendered it, ready to be sent to anybody. */
export type RenderedPage = {
  readonly status: number;
  /** Names and values in turn, as a plain Node answer takes them. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** The body as gzip, once somebody has accepted it. */
  readonly gzip: Buffer | undefined;
  /** How long the page stays fresh; 0 is not kept at all. */
  readonly freshSeconds: number;
};

/** Renders a page; the signal ends when nobody waits for it any more. */
type RenderPage = (signal: AbortSignal) => Promise<RenderedPage>;

/** A cache of pages: bounded, fresh for a while, then stale while one request renders anew. */
export type PageCache = {
  /**
   * The page of a key, from the cache or rendered; equal requests at once render once. Who leaves
   * says so by the signal: the last one to go ends the rendering.
   */
  readonly get: (key: string, render: RenderPage, left?: AbortSignal) => Promise<RenderedPage>;
  /** The page of a key if it is there and may be sent at once; starts a renewal of a stale one. */
  readonly peek: (key: string) => RenderedPage | undefined;
  /** The body of a page as gzip: made once while the page is kept, and counted then. */
  readonly gzipOf: (key: string, page: RenderedPage) => Buffer;
  /** The bytes that are kept now. */
  readonly bytes: () => number;
  readonly clear: () => void;
};

type Entry = {
  readonly page: RenderedPage;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly render: RenderPage;
};

/** A rendering that runs, and how many wait for it; a renewal in the background counts, too. */
type UnderWay = {
  readonly page: Promise<RenderedPage>;
  readonly controller: AbortController;
  waiting: number;
};

const staleSeconds = 600;

/** What an entry is beside its bytes: objects, header lines, the place in the table. */
const entryOverhead = 1_000;

/** What an entry keeps in memory, in bytes. */
const sizeOf = ({ page }: Entry, key: string): number =>
  page.body.length + (page.gzip?.length ?? 0) + 2 * key.length + entryOverhead;

/** The same bytes in memory of their own: small ones pin a pool, compressed ones their whole chunk. */
export const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** A cache of at most `capacity` bytes; the page that was used longest ago goes first. */
export const createPageCache = (capacity: number, clock: Clock): PageCache => {
  const entries = new LRUCache<string, Entry>({ maxSize: capacity, sizeCalculation: sizeOf });
  const underWay = new Map<string, UnderWay>();

  const keep = (key: string, page: RenderedPage, render: RenderPage): void => {
    // The error page of an outage takes no page's place: what is stale stays as long as it may.
    if (page.status < 500) entries.delete(key);
    if (page.freshSeconds <= 0) return;
    const freshUntil = clock.now() + page.freshSeconds * 1000;
    entries.set(key, { page, freshUntil, staleUntil: freshUntil + staleSeconds * 1000, render });
  };

  const start = (key: string, render: RenderPage): UnderWay => {
    const controller = new AbortController();
    const started: UnderWay = {
      controller,
      waiting: 0,
      page: render(controller.signal)
        .then((page) => {
          if (!controller.signal.aborted) keep(key, page, render);
          return page;
        })
        .finally(() => {
          if (underWay.get(key) === started) underWay.delete(key);
        }),
    };
    underWay.set(key, started);
    return started;
  };

  const renew = (key: string, render: RenderPage, left?: AbortSignal): Promise<RenderedPage> => {
    const running = underWay.get(key) ?? start(key, render);
    running.waiting += 1;
    left?.addEventListener(
      'abort',
      () => {
        running.waiting -= 1;
        if (running.waiting > 0) return;
        if (underWay.get(key) === running) underWay.delete(key);
        running.controller.abort();
      },
      { once: true },
    );
    return running.page;
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
    get: async (key, render, left) => peek(key) ?? renew(key, render, left),
    gzipOf: (key, page) => {
      if (page.gzip !== undefined) return page.gzip;
      const entry = entries.peek(key);
      // Several may hold the page from before it was compressed.
      if (entry?.page.body === page.body && entry.page.gzip !== undefined) return entry.page.gzip;
      const gzip = ownBytes(gzipSync(page.body, { level: 6 }));
      if (entry?.page.body === page.body) entries.set(key, { ...entry, page: { ...page, gzip } });
      return gzip;
    },
    bytes: () => entries.calculatedSize,
    clear: () => entries.clear(),
  };
};
