/** How much the process takes on at once; every number has a variable. */
import { E } from '../core/fp.ts';
import { readVariable, type Decoded, type Environment } from './environment.ts';

/**
 * What is counted for each client: writing calls, reports of browsers, pictures that are not there,
 * and calls that bring a password.
 */
export const rateClasses = ['posts', 'reports', 'misses', 'passwords'] as const;

/** A class of requests with a limit of its own. */
export type RateClass = (typeof rateClasses)[number];

/** Requests of a class that a client may make in a minute. */
export type RateLimits = Readonly<Record<RateClass, number>>;

/** Where calls are counted: in the memory of each process, or in the Postgres that all share. */
type RateStore = 'memory' | 'postgres';

/** The limits of a process. */
export type Limits = {
  /** Open connections (`CONNECTION_LIMIT`), as far as the descriptors of the process go. */
  readonly connections: number;
  /** Pages that are rendered at once (`RENDER_LIMIT`). */
  readonly rendering: number;
  /** Pages that wait for that (`RENDER_QUEUE`); one more is answered 503. */
  readonly renderQueue: number;
  /** What a page may take for all that it asks of others, in milliseconds (`PAGE_MILLISECONDS`). */
  readonly pageMilliseconds: number;
  /** Bytes of pages that are kept (`PAGE_CACHE_MB`). */
  readonly pageCacheBytes: number;
  /** Calls a minute and client (`RATE_LIMITS`). */
  readonly rates: RateLimits;
  /** Where they are counted (`RATE_LIMITS_STORE`): each process for itself, or all together. */
  readonly rateStore: RateStore;
  /** Proxies in front whose `X-Forwarded-For` is believed (`TRUSTED_PROXIES`). */
  readonly trustedProxies: number;
};

/** The limits without a variable: far above what a shopper, or an office of them, ever asks. */
export const usualLimits: Limits = {
  connections: 10_000,
  rendering: 16,
  renderQueue: 256,
  pageMilliseconds: 1_500,
  pageCacheBytes: 64_000_000,
  rates: { posts: 1200, reports: 1200, misses: 1200, passwords: 60 },
  rateStore: 'memory',
  trustedProxies: 0,
};

const wholeNumber =
  (least: number, most: number) =>
  (value: string): number | undefined => {
    const number = /^\d{1,7}$/u.test(value) ? Number(value) : -1;
    return number >= least && number <= most ? number : undefined;
  };

const isRateClass = (text: string | undefined): text is RateClass =>
  rateClasses.some((known) => known === text);

const decodeRates = (value: string): RateLimits | undefined => {
  let rates = usualLimits.rates;
  for (const entry of value.split(',')) {
    const [name, number = '', ...rest] = entry.trim().split('=');
    const limit = wholeNumber(1, 1_000_000)(number);
    if (!isRateClass(name) || limit === undefined || rest.length > 0) return undefined;
    rates = { ...rates, [name]: limit };
  }
  return rates;
};

const decodeRateStore = (value: string): RateStore | undefined =>
  value === 'memory' || value === 'postgres' ? value : undefined;

/** Reads the limits; the first variable that is wrong ends it. */
export const readLimits = (environment: Environment): Decoded<Limits> => {
  const number = (variable: string, missing: number, least: number, most: number) =>
    readVariable(
      environment,
      variable,
      missing,
      `a whole number from ${least} to ${most}`,
      wholeNumber(least, most),
    );
  const connections = number('CONNECTION_LIMIT', usualLimits.connections, 1, 1_000_000);
  if (E.isLeft(connections)) return connections;
  const rendering = number('RENDER_LIMIT', usualLimits.rendering, 1, 1000);
  if (E.isLeft(rendering)) return rendering;
  const renderQueue = number('RENDER_QUEUE', usualLimits.renderQueue, 0, 100_000);
  if (E.isLeft(renderQueue)) return renderQueue;
  const pageMilliseconds = number('PAGE_MILLISECONDS', usualLimits.pageMilliseconds, 100, 30_000);
  if (E.isLeft(pageMilliseconds)) return pageMilliseconds;
  const megabytes = number('PAGE_CACHE_MB', usualLimits.pageCacheBytes / 1_000_000, 1, 16_000);
  if (E.isLeft(megabytes)) return megabytes;
  const trustedProxies = number('TRUSTED_PROXIES', usualLimits.trustedProxies, 0, 10);
  if (E.isLeft(trustedProxies)) return trustedProxies;
  const rates = readVariable(
    environment,
    'RATE_LIMITS',
    usualLimits.rates,
    'a list like posts=1200,reports=1200,misses=1200,passwords=60: calls a minute and client',
    decodeRates,
  );
  if (E.isLeft(rates)) return rates;
  const rateStore = readVariable(
    environment,
    'RATE_LIMITS_STORE',
    usualLimits.rateStore,
    'memory, or postgres beside a DATABASE_URL',
    decodeRateStore,
  );
  if (E.isLeft(rateStore)) return rateStore;
  return E.right({
    connections: connections.right,
    rendering: rendering.right,
    renderQueue: renderQueue.right,
    pageMilliseconds: pageMilliseconds.right,
    pageCacheBytes: megabytes.right * 1_000_000,
    rates: rates.right,
    rateStore: rateStore.right,
    trustedProxies: trustedProxies.right,
  });
};
