import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { singleFlight, stays } from '../../adapters/shared/single-flight.ts';
import { staleAtOnce } from '../../adapters/shared/stale-at-once.ts';
import type { QueryPair } from '../../core/domain/query/query.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Encoding } from '../http/accept.ts';
import type { PageUses } from './record-uses.ts';

/** Ready to be sent to anybody. */
export type RenderedPage = {
  readonly status: number;
  /** In turn, as a plain Node answer takes them. */
  readonly headers: readonly string[];
  readonly body: Buffer;
  /** Compressed forms, once somebody has accepted them. */
  readonly packed?: Readonly<Partial<Record<Encoding, Buffer>>> | undefined;
  /** 0 is not kept at all. */
  readonly freshSeconds: number;
  /** Made without the answer of a service: never stale, and takes no whole page's place. */
  readonly isDegraded?: boolean | undefined;
  /** Now, where left out. */
  readonly renderedAt?: number | undefined;
  /** In quotation marks; undefined for what nobody keeps. */
  readonly tag?: string | undefined;
  readonly uses?: PageUses | undefined;
  /** Of a redirect: the same one, with pairs in its location. */
  readonly withPairs?: ((pairs: readonly QueryPair[]) => RenderedPage) | undefined;
};

/** The signal says that nobody waits any longer. */
export type RenderPage = (signal: AbortSignal) => Promise<RenderedPage>;

/** For a page that is not kept in memory. */
export type PageSource = {
  readonly render: RenderPage;
  /** A file that may be shown without asking any service; undefined without one. */
  readonly read?: (() => Promise<RenderedPage | undefined>) | undefined;
  /** The last good copy, where rendering failed or lacks an answer. */
  readonly readLast?: (() => Promise<RenderedPage | undefined>) | undefined;
  /** Hears of a page that was rendered whole and may be kept. */
  readonly write?: ((page: RenderedPage) => void) | undefined;
};

/** Bounded; fresh for a while, then stale while one request renders anew. */
export type PageCache = {
  /**
   * From the cache or rendered; equal requests at once render once. Rejects with the reason of
   * `left` when that is aborted before.
   */
  readonly get: (
    key: string,
    source: RenderPage | PageSource,
    left?: AbortSignal,
  ) => Promise<RenderedPage>;
  /** If it may be sent at once; starts a renewal of a stale one. */
  readonly peek: (key: string) => RenderedPage | undefined;
  /** Made once while the page is kept, and counted then. */
  readonly packedOf: (key: string, page: RenderedPage, encoding: Encoding) => Buffer;
  readonly bytes: () => number;
  /**
   * Drops what has changed. What is being rendered may have been made of what was before: who asks
   * from now on does not wait for it, and it is not kept.
   */
  readonly drop: (isChanged: (page: RenderedPage) => boolean) => void;
};

type Entry = { readonly page: RenderedPage; readonly source: PageSource };

/** While a page is rendered anew. */
export const staleSeconds = 600;

/** Before rendering is tried again. */
const standInSeconds = 1;

/** Bytes of objects, header lines, the place in the table. */
const entryOverhead = 1_000;

/** A place in a list; the uses themselves are shared by the pages of a site. */
const bytesOfUse = 8;

/** Bytes in memory. */
const sizeOf = ({ page }: Entry, key: string): number =>
  page.body.length +
  Object.values(page.packed ?? {}).reduce((sum, { length }) => sum + length, 0) +
  2 * key.length +
  bytesOfUse * (page.uses?.stories.length ?? 0) +
  entryOverhead;

/** Memory of their own: compressed bytes share a larger chunk, and would keep all of it. */
const ownBytes = (bytes: Buffer): Buffer => {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** Brotli at 5 takes a third more time than gzip at 6, and an eighth fewer bytes; 9 takes tenfold. */
const pack = {
  br: (body: Buffer): Buffer =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer): Buffer => gzipSync(body, { level: 6 }),
} as const satisfies Record<Encoding, (body: Buffer) => Buffer>;

/** At most `capacity` bytes; the least recently used page goes first. */
export const createPageCache = (capacity: number, clock: Clock): PageCache => {
  const kept = staleAtOnce<Entry, RenderedPage>({
    clock,
    seconds: 0,
    bounds: { bytes: capacity, sizeOf },
  });
  const readings = singleFlight<RenderedPage | undefined>();

  /** A rendering knows by it what it may have missed. */
  let drops = 0;
  /** Tells running renderings what has changed since they began. */
  const running = new Set<(isChanged: (page: RenderedPage) => boolean) => void>();

  const keep = (key: string, page: RenderedPage, source: PageSource): void => {
    const { status, freshSeconds, isDegraded = false, renderedAt = clock.now() } = page;
    // A page made during an outage does not replace a whole one: what is stale stays as long as it
    // may.
    if (isDegraded && kept.look(key) !== undefined) return;
    if (status < 500) kept.forget(key);
    if (freshSeconds <= 0) return;
    kept.keep(
      key,
      { page, source },
      { at: renderedAt, seconds: freshSeconds, staleSeconds: isDegraded ? 0 : staleSeconds },
    );
  };

  /** For a moment: whoever comes then finds out whether it is needed still. */
  const standIn = (key: string, last: RenderedPage, source: PageSource): RenderedPage => {
    const page = { ...last, freshSeconds: standInSeconds, isDegraded: true, renderedAt: undefined };
    keep(key, page, source);
    return page;
  };

  /** Says whether a page is made of what has changed since. */
  const watched = async (
    make: () => Promise<RenderedPage>,
  ): Promise<{ readonly page: RenderedPage; readonly isChanged: boolean }> => {
    const changes: ((page: RenderedPage) => boolean)[] = [];
    const hear = (isChanged: (page: RenderedPage) => boolean) => void changes.push(isChanged);
    running.add(hear);
    try {
      const page = await make();
      return { page, isChanged: changes.some((isChanged) => isChanged(page)) };
    } finally {
      running.delete(hear);
    }
  };

  const renew = (key: string, source: PageSource, left: AbortSignal): Promise<RenderedPage> =>
    kept.make(`${drops} ${key}`, left, async (signal) => {
      const { page, isChanged } = await watched(() => source.render(signal));
      // The render was given up: the page may lack answers.
      if (signal.aborted || isChanged) return page;
      if (page.status >= 500 || page.isDegraded === true) {
        const last = await source.readLast?.();
        if (last !== undefined) return standIn(key, last, source);
      }
      keep(key, page, source);
      if (page.freshSeconds > 0 && page.isDegraded !== true) source.write?.(page);
      return page;
    });

  const peek = (key: string): RenderedPage | undefined =>
    kept.ready(key, ({ source }) => renew(key, source, stays))?.page;

  /** Kept like a page that was rendered when the file was. */
  const read = async (
    key: string,
    source: PageSource,
    readFile: NonNullable<PageSource['read']>,
  ): Promise<RenderedPage | undefined> => {
    const before = drops;
    const page = await readings.join(key, stays, readFile);
    if (page === undefined || before !== drops) return undefined;
    if (kept.look(key) === undefined) keep(key, page, source);
    return peek(key);
  };

  return {
    peek,
    get: async (key, given, left = stays) => {
      const source = typeof given === 'function' ? { render: given } : given;
      const known = peek(key) ?? (source.read && (await read(key, source, source.read)));
      return known ?? renew(key, source, left);
    },
    drop: (isChanged) => {
      drops += 1;
      for (const hear of running) hear(isChanged);
      for (const [key, { page }] of kept.entries()) if (isChanged(page)) kept.forget(key);
    },
    packedOf: (key, page, encoding) => {
      const entry = kept.look(key)?.answer;
      // Several may hold the page from before it was compressed.
      const isKept = entry?.page.body === page.body;
      const packed = isKept ? entry.page.packed : page.packed;
      const known = packed?.[encoding];
      if (known !== undefined) return known;
      const bytes = ownBytes(pack[encoding](page.body));
      if (isKept)
        kept.replace(key, {
          ...entry,
          page: { ...page, packed: { ...packed, [encoding]: bytes } },
        });
      return bytes;
    },
    bytes: kept.bytes,
  };
};
