import { gzipSync } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { sharedFlights } from '../../adapters/http/shared-flights.ts';
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
  /** Made without the answer of a service: it is never stale, and takes no whole page's place. */
  readonly isDegraded?: boolean | undefined;
};

/** Renders a page; the signal says that nobody waits for it any longer. */
export type RenderPage = (signal: AbortSignal) => Promise<RenderedPage>;

/** A cache of pages: bounded, fresh for a while, then stale while one request renders anew. */
export type PageCache = {
  /**
   * The page of a key, from the cache or rendered; equal requests at once render once. Rejects with
   * the reason of `left` when that is aborted before.
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

const staleSeconds = 600;

/** Never aborted: a page that is renewed unasked is waited for by the cache itself. */
const stays = new AbortController().signal;

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
  const share = sharedFlights<RenderedPage>();

  const keep = (key: string, page: RenderedPage, render: RenderPage): void => {
    const { status, freshSeconds, isDegraded = false } = page;
    const known = entries.peek(key);
    // What an outage made takes no page's place: what is stale stays as long as it may.
    if (isDegraded && known !== undefined && clock.now() < known.staleUntil) return;
    if (status < 500) entries.delete(key);
    if (freshSeconds <= 0) return;
    const freshUntil = clock.now() + freshSeconds * 1000;
    const staleUntil = isDegraded ? freshUntil : freshUntil + staleSeconds * 1000;
    entries.set(key, { page, freshUntil, staleUntil, render });
  };

  const renew = (key: string, render: RenderPage, left: AbortSignal): Promise<RenderedPage> =>
    share(key, left, async (signal) => {
      const page = await render(signal);
      // A page that nobody waited for was not made of all its answers.
      if (!signal.aborted) keep(key, page, render);
      return page;
    });

  const peek = (key: string): RenderedPage | undefined => {
    const entry = entries.peek(key);
    const now = clock.now();
    if (entry === undefined || now >= entry.staleUntil) return undefined;
    // Only what is sent counts as used.
    entries.get(key);
    // A failed renewal leaves the stale page in place; the next request tries again.
    if (now >= entry.freshUntil) renew(key, entry.render, stays).catch(() => undefined);
    return entry.page;
  };

  return {
    peek,
    get: async (key, render, left = stays) => peek(key) ?? renew(key, render, left),
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
