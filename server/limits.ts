/** Every number has a variable. */
import { oneOf } from '../core/domain/text/one-of.ts';
import { E, sequenceS } from '../core/fp.ts';
import { readVariable, type Decoded, type Environment } from './environment.ts';
import { decodeWholeNumber, decodeWord } from './variable-decoders.ts';

/**
 * Writing calls, reports of browsers, pictures that are not there, calls that bring a password or a
 * voucher's code, and those that cause a mail.
 */
export const rateClasses = ['posts', 'reports', 'misses', 'passwords', 'messages'] as const;

export type RateClass = (typeof rateClasses)[number];

/** In a minute. */
export type RateLimits = Readonly<Record<RateClass, number>>;

/** The memory of each process, or the Postgres that all share. */
type RateStore = 'memory' | 'postgres';

export type Limits = {
  /** Open ones (`CONNECTION_LIMIT`), as far as the descriptors go. */
  readonly connections: number;
  /**
   * Of them, from one client where no proxy stands in front (`CLIENT_CONNECTION_LIMIT`); never more
   * than half of those that the descriptors allow.
   */
  readonly connectionsOfClient: number;
  /** At once (`RENDER_LIMIT`). */
  readonly rendering: number;
  /** Waiting pages (`RENDER_QUEUE`); one more is answered 503. */
  readonly renderQueue: number;
  /** Who would wait longer for a place is answered 503 at once (`WAIT_MILLISECONDS`). */
  readonly waitMilliseconds: number;
  /** For all that a page asks of others (`PAGE_MILLISECONDS`). */
  readonly pageMilliseconds: number;
  /** `PAGE_CACHE_MB`. */
  readonly pageCacheBytes: number;
  /** A minute and client (`RATE_LIMITS`). */
  readonly rates: RateLimits;
  /** `RATE_LIMITS_STORE`: each process for itself, or all together. */
  readonly rateStore: RateStore;
  /** Proxies whose `X-Forwarded-For` is believed (`TRUSTED_PROXIES`). */
  readonly trustedProxies: number;
};

/** Far above what a shopper, or an office of them, ever asks. */
export const usualLimits: Limits = {
  connections: 10_000,
  connectionsOfClient: 1_000,
  rendering: 16,
  renderQueue: 256,
  waitMilliseconds: 2_000,
  pageMilliseconds: 1_500,
  pageCacheBytes: 64_000_000,
  rates: { posts: 1200, reports: 1200, misses: 1200, passwords: 60, messages: 30 },
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

/** As the variables say them: the cache in megabytes. */
type LimitVariables = Omit<Limits, 'pageCacheBytes'> & { readonly megabytes: number };

/** The first variable that is wrong ends it. */
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
    connectionsOfClient: number(
      'CLIENT_CONNECTION_LIMIT',
      usualLimits.connectionsOfClient,
      1,
      1_000_000,
    ),
    rendering: number('RENDER_LIMIT', usualLimits.rendering, 1, 1000),
    renderQueue: number('RENDER_QUEUE', usualLimits.renderQueue, 0, 100_000),
    waitMilliseconds: number('WAIT_MILLISECONDS', usualLimits.waitMilliseconds, 100, 60_000),
    pageMilliseconds: number('PAGE_MILLISECONDS', usualLimits.pageMilliseconds, 100, 30_000),
    megabytes: number('PAGE_CACHE_MB', usualLimits.pageCacheBytes / 1_000_000, 1, 16_000),
    trustedProxies: number('TRUSTED_PROXIES', usualLimits.trustedProxies, 0, 10),
    rates: readVariable(
      environment,
      'RATE_LIMITS',
      usualLimits.rates,
      'a list like posts=1200,reports=1200,misses=1200,passwords=60,messages=30: calls a minute and client',
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
