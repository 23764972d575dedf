/** How much the process takes on at once; every number has a variable. */
import { oneOf } from '../core/domain/text/one-of.ts';
import { E, sequenceS } from '../core/fp.ts';
import { readVariable, type Decoded, type Environment } from './environment.ts';
import { decodeWholeNumber, decodeWord } from './variable-decoders.ts';

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

const isRateClass = oneOf(rateClasses);

const decodeRates = (value: string): RateLimits | undefined => {
  let rates = usualLimits.rates;
  for (const entry of value.split(',')) {
    const [name, number = '', ...rest] = entry.trim().split('=');
    const limit = decodeWholeNumber(1, 1_000_000)(number);
    if (!isRateClass(name) || limit === undefined || rest.length > 0) return undefined;
    rates = { ...rates, [name]: limit };
  }
  return rates;
};

/** The limits as their variables say them: the cache in megabytes. */
type LimitVariables = Omit<Limits, 'pageCacheBytes'> & { readonly megabytes: number };

/** Reads the limits; the first variable that is wrong ends it. */
export const readLimits = (environment: Environment): Decoded<Limits> => {
  const number = (variable: string, missing: number, least: number, most: number) =>
    readVariable(
      environment,
      variable,
      missing,
      `a whole number from ${least} to ${most}`,
      decodeWholeNumber(least, most),
    );
  const decoded = sequenceS(E.Applicative)({
    connections: number('CONNECTION_LIMIT', usualLimits.connections, 1, 1_000_000),
    rendering: number('RENDER_LIMIT', usualLimits.rendering, 1, 1000),
    renderQueue: number('RENDER_QUEUE', usualLimits.renderQueue, 0, 100_000),
    pageMilliseconds: number('PAGE_MILLISECONDS', usualLimits.pageMilliseconds, 100, 30_000),
    megabytes: number('PAGE_CACHE_MB', usualLimits.pageCacheBytes / 1_000_000, 1, 16_000),
    trustedProxies: number('TRUSTED_PROXIES', usualLimits.trustedProxies, 0, 10),
    rates: readVariable(
      environment,
      'RATE_LIMITS',
      usualLimits.rates,
      'a list like posts=1200,reports=1200,misses=1200,passwords=60: calls a minute and client',
      decodeRates,
    ),
    rateStore: readVariable(
      environment,
      'RATE_LIMITS_STORE',
      usualLimits.rateStore,
      'memory, or postgres beside a DATABASE_URL',
      decodeWord('memory', 'postgres'),
    ),
  });
  return E.map(({ megabytes, ...limits }: LimitVariables): Limits => ({
    ...limits,
    pageCacheBytes: megabytes * 1_000_000,
  }))(decoded);
};
