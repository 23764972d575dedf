import 'reflect-metadata';
import { Container, type ServiceIdentifier } from 'inversify';

import { standardErrorLog } from '../adapters/log/standard-error.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Content } from '../core/ports/content.ts';
import type { Log } from '../core/ports/log.ts';
import type { Prices } from '../core/ports/prices.ts';
import type { Shipping } from '../core/ports/shipping.ts';
import { cachedPrices, cachedShipping } from '../adapters/http/cached-prices.ts';
import { httpPrices } from '../adapters/http/prices.ts';
import { httpShipping } from '../adapters/http/shipping.ts';
import { storyblokContent, type StoryblokSettings } from '../adapters/storyblok/storyblok.ts';
import type { ApiSettings } from '../adapters/http/ask.ts';
import { resilientFetch } from '../adapters/http/resilient-fetch.ts';
import { sleep } from '../adapters/http/sleep.ts';
import type { Configuration } from './configuration.ts';
import { embeddedContentToken } from './services/content/content.ts';

/** A token names a port and its type, so that nothing is bound to the wrong one. */
const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol.for(name);

/** The tokens of all that the container binds. */
export const tokens = {
  configuration: token<Configuration>('Configuration'),
  /** Reaches the embedded services of this process without a network. */
  embeddedFetch: token<typeof fetch>('EmbeddedFetch'),
  clock: token<Clock>('Clock'),
  log: token<Log>('Log'),
  content: token<Content>('Content'),
  prices: token<Prices>('Prices'),
  shipping: token<Shipping>('Shipping'),
} as const;

/** Where the embedded services seem to be; no request to it ever leaves the process. */
const embeddedOrigin = 'http://embedded.localhost';

/** The network with the patience that calls to the shop's APIs have (decisions, "Calls"). */
export const patientFetch = resilientFetch((request) => fetch(request), {
  sleep,
  random: Math.random,
  clock: { now: Date.now },
});

const shopApi = ({ shopApiUrl }: Configuration, embedded: typeof fetch): ApiSettings =>
  shopApiUrl === undefined
    ? { baseUrl: embeddedOrigin, fetch: (request) => embedded(request) }
    : {
        baseUrl: shopApiUrl,
        fetch: patientFetch,
      };

/** Prices may be this old on a page; the page cache adds as much again. */
const priceCache = { seconds: 30, capacity: 2000 } as const;

/** How long a story is kept before the content service is asked again. */
const contentCacheSeconds = 60;

/** The client's own limit protects the vendor; the embedded service needs no protection. */
const embeddedRequestsPerSecond = 1000;

const contentSettings = (
  { storyblokToken, storyblokVersion }: Configuration,
  embedded: typeof fetch,
  shared: { readonly clock: Clock; readonly log: Log },
): StoryblokSettings =>
  storyblokToken === undefined
    ? {
        ...shared,
        accessToken: embeddedContentToken,
        endpoint: `${embeddedOrigin}/services/content/v2`,
        fetch: embedded,
        cacheSeconds: contentCacheSeconds,
        requestsPerSecond: embeddedRequestsPerSecond,
      }
    : {
        ...shared,
        accessToken: storyblokToken,
        version: storyblokVersion,
        cacheSeconds: storyblokVersion === 'draft' ? 0 : contentCacheSeconds,
      };

/**
 * The composition root: every port bound to its adapter. Services without an address of their own
 * are the embedded ones, reached through the same adapters and vendor clients.
 */
export const createContainer = (
  configuration: Configuration,
  embeddedFetch: typeof fetch,
): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.configuration).toConstantValue(configuration);
  container.bind(tokens.embeddedFetch).toConstantValue(embeddedFetch);
  container.bind(tokens.clock).toConstantValue({ now: Date.now });
  container.bind(tokens.log).toResolvedValue((clock) => standardErrorLog(clock), [tokens.clock]);
  container
    .bind(tokens.content)
    .toResolvedValue(
      (settings, embedded, clock, log) =>
        storyblokContent(contentSettings(settings, embedded, { clock, log })),
      [tokens.configuration, tokens.embeddedFetch, tokens.clock, tokens.log],
    );
  container
    .bind(tokens.prices)
    .toResolvedValue(
      (settings, embedded, clock) =>
        cachedPrices(httpPrices(shopApi(settings, embedded)), { ...priceCache, clock }),
      [tokens.configuration, tokens.embeddedFetch, tokens.clock],
    );
  container
    .bind(tokens.shipping)
    .toResolvedValue(
      (settings, embedded, clock) =>
        cachedShipping(httpShipping(shopApi(settings, embedded)), { ...priceCache, clock }),
      [tokens.configuration, tokens.embeddedFetch, tokens.clock],
    );
  return container;
};
