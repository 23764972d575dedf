/**
 * What other storefronts cost, measured in November 2026 on a machine of this kind: Node 24, one
 * core, 10 connections, upstream services that answer at once. Each row says what was measured.
 */

/** First-load script of a page, in kB of 1,000 bytes. */
type PeerSize = {
  readonly peer: string;
  readonly page: 'home' | 'product' | 'none';
  readonly gzip: number;
  readonly brotli: number;
};

export const peerSizes: readonly PeerSize[] = [
  { peer: 'react and react-dom 19.3 alone', page: 'none', gzip: 68.9, brotli: 59.3 },
  { peer: 'Shopify Hydrogen skeleton', page: 'home', gzip: 112.8, brotli: 99.3 },
  { peer: 'Shopify Hydrogen skeleton', page: 'product', gzip: 114.5, brotli: 100.9 },
  { peer: 'vercel/commerce', page: 'home', gzip: 175, brotli: 151.7 },
  { peer: 'vercel/commerce', page: 'product', gzip: 177.8, brotli: 154.1 },
  { peer: 'Medusa starter', page: 'home', gzip: 412, brotli: 325 },
  { peer: 'Medusa starter', page: 'product', gzip: 436, brotli: 346 },
];

/** Server-rendered pages a second on one core, and the slowest hundredth in milliseconds. */
type PeerThroughput = {
  readonly peer: string;
  readonly pagesPerSecond: number;
  readonly p99?: string | undefined;
};

export const peerThroughputs: readonly PeerThroughput[] = [
  { peer: 'Hydrogen, product page', pagesPerSecond: 206, p99: '101–118' },
  { peer: 'Hydrogen, home page', pagesPerSecond: 225 },
  { peer: 'vercel/commerce, product page', pagesPerSecond: 64, p99: '276' },
  { peer: 'vercel/commerce, home page', pagesPerSecond: 45 },
  { peer: 'vercel/commerce, full-route cache hit', pagesPerSecond: 481 },
  { peer: 'React Router 8 and Hono, 60 cards', pagesPerSecond: 696, p99: '34' },
  { peer: 'React Router 8 and Hono, trivial page', pagesPerSecond: 1848 },
  { peer: 'bare renderToPipeableStream, 60 cards', pagesPerSecond: 2707 },
  { peer: 'bare renderToString, 60 cards', pagesPerSecond: 3897 },
];

/** Lighthouse, mobile with simulated throttling; ranges over several runs. */
type PeerLighthouse = {
  readonly peer: string;
  /** Performance, accessibility, best practices, search engines. */
  readonly categories: readonly [string, string, string, string];
  /** Largest contentful paint in seconds. */
  readonly largestPaint: string;
  /** Total blocking time in milliseconds. */
  readonly blocking: string;
};

export const peerLighthouse: readonly PeerLighthouse[] = [
  {
    peer: 'Hydrogen, product page',
    categories: ['97–99', '94', '100', '92–100'],
    largestPaint: '1.8–2.4',
    blocking: '0–26',
  },
  {
    peer: 'vercel/commerce, product page',
    categories: ['95–99', '97', '96–100', '100'],
    largestPaint: '1.7–2.9',
    blocking: 'not measured',
  },
];

/** What this shop aims at; nothing fails when it is missed. */
export const aims = {
  /** Uncached pages a second: three times Hydrogen's product page. */
  uncachedPagesPerSecond: 618,
  /** Cached pages, as a share of a static answer of the same bytes. */
  cachedShareOfStatic: 0.8,
  /** Milliseconds from a choice on a product page to its paint. */
  choice: 100,
  /** Milliseconds from the second start on to the open port. */
  secondStart: 5000,
  lighthouse: { category: 100, largestPaint: 1.5, blocking: 20, shift: 0 },
} as const;
