import 'reflect-metadata';
import { join } from 'node:path';

import type { Hono } from 'hono';
import { Container, type ServiceIdentifier } from 'inversify';

import type { ApiSettings } from '../adapters/http/address.ts';
import { cachedPrices, cachedShipping } from '../adapters/http/cached-prices.ts';
import { httpContactDesk } from '../adapters/http/contact.ts';
import type { Fetch } from '../adapters/http/fetch.ts';
import { httpPrices } from '../adapters/http/prices.ts';
import { relayFetch, resilientFetch } from '../adapters/http/resilient-fetch.ts';
import { httpShipping } from '../adapters/http/shipping.ts';
import { sleep } from '../adapters/http/sleep.ts';
import { standardErrorLog } from '../adapters/log/standard-error.ts';
import { toolboxResults } from '../adapters/media/toolbox-results.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { observeQueries } from '../adapters/postgres/observe-queries.ts';
import { openDatabase } from '../adapters/postgres/open-database.ts';
import { seedDatabase } from '../adapters/postgres/seed/seed.ts';
import { createServerFlags, type ServerFlags } from '../adapters/split/server.ts';
import { storyblokContent, type StoryblokSettings } from '../adapters/storyblok/storyblok.ts';
import type { DesignerBases } from '../core/domain/designer/designers.ts';
import { codeOfFlagProblem } from '../core/domain/flags/problem-codes.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { ContactDesk } from '../core/ports/contact-desk.ts';
import type { Content } from '../core/ports/content.ts';
import type { Log } from '../core/ports/log.ts';
import type { Prices } from '../core/ports/prices.ts';
import type { Shipping } from '../core/ports/shipping.ts';
import type { Configuration } from './configuration.ts';
import { currentRequestId } from './http/request-id.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { embeddedContentToken } from './services/content/content.ts';
import { contentFetch } from './services/content/in-process.ts';
import { inProcessAgent, withoutReports } from './services/flags/in-process.ts';
import { mediaService, type MediaService } from './services/media.ts';
import { mountServices } from './services/mount.ts';
import { shopEndpoints } from './services/shop/endpoints.ts';
import { shopRelay } from './services/shop/relay.ts';
import { shopService } from './services/shop/shop.ts';

/** A token names a port and its type, so that nothing is bound to the wrong one. */
const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol.for(name);

/** The tokens of all that the container binds. */
export const tokens = {
  configuration: token<Configuration>('Configuration'),
  clock: token<Clock>('Clock'),
  log: token<Log>('Log'),
  /** Where parts register the figures of `/metrics`. */
  metrics: token<Metrics>('Metrics'),
  /** The network as it is. */
  network: token<Fetch>('Network'),
  /** Reaches the services of this process without a network. */
  embeddedFetch: token<Fetch>('EmbeddedFetch'),
  /** Where the shop's APIs are for the adapters: in this process, or elsewhere with patience. */
  shopApi: token<ApiSettings>('ShopApi'),
  /** The embedded shop's database, opened when it is first asked for. */
  database: token<Database>('Database'),
  media: token<MediaService>('Media'),
  /** The shop's APIs under the page's own host: the embedded ones, or the relay. */
  shop: token<Hono>('Shop'),
  /** All services of the process. They need the database: ask with `getAsync`. */
  services: token<Hono>('Services'),
  content: token<Content>('Content'),
  prices: token<Prices>('Prices'),
  shipping: token<Shipping>('Shipping'),
  contactDesk: token<ContactDesk>('ContactDesk'),
  flags: token<ServerFlags>('Flags'),
  /** Where the designers are; pages get it as data. */
  designerBases: token<DesignerBases>('DesignerBases'),
} as const;

/** Where the embedded services seem to be; no request to it ever leaves the process. */
const embeddedOrigin = 'http://embedded.localhost';

/** Prices may be this old on a page; the page cache adds as much again. */
const priceCache = { seconds: 30, capacity: 2000 } as const;

/** How long the embedded price API keeps an answer: far shorter than caches in front of it may. */
const keptPriceSeconds = 10;

/** How long a story is kept before the content service is asked again. */
const contentCacheSeconds = 60;

/** The client's own limit protects the vendor; the embedded service needs no protection. */
const embeddedRequestsPerSecond = 1000;

/** How long a page waits for the flag client, in seconds. */
const flagsReadySeconds = 1;

/** What `/metrics` tells of the database. */
const databaseFigure = {
  name: 'database_query_seconds',
  help: 'Time of each query of the embedded shop API.',
} as const;

const contentSettings = (
  { storyblokToken, storyblokVersion }: Configuration,
  embedded: Fetch,
  shared: { readonly clock: Clock; readonly log: Log },
): StoryblokSettings =>
  storyblokToken === undefined
    ? {
        ...shared,
        accessToken: embeddedContentToken,
        endpoint: `${embeddedOrigin}/services/content/v2`,
        fetch: contentFetch(embedded),
        cacheSeconds: contentCacheSeconds,
        requestsPerSecond: embeddedRequestsPerSecond,
      }
    : {
        ...shared,
        accessToken: storyblokToken,
        version: storyblokVersion,
        cacheSeconds: storyblokVersion === 'draft' ? 0 : contentCacheSeconds,
      };

/** Patience with the network: waits by the machine's timers, and different ones each time. */
const patience = (clock: Clock) => ({ sleep, random: Math.random, clock });

const bindSurroundings = (container: Container, configuration: Configuration): void => {
  container.bind(tokens.configuration).toConstantValue(configuration);
  container.bind(tokens.designerBases).toConstantValue(configuration.designerBases);
  container.bind(tokens.clock).toConstantValue({ now: Date.now });
  container
    .bind(tokens.log)
    .toResolvedValue((clock) => standardErrorLog(clock, currentRequestId), [tokens.clock]);
  container
    .bind(tokens.metrics)
    .toResolvedValue(({ metricsToken }) => createMetrics(metricsToken), [tokens.configuration]);
  container.bind(tokens.network).toConstantValue((request) => fetch(request));
  // The services are asked for with each request: they need adapters, and adapters need them.
  container
    .bind(tokens.embeddedFetch)
    .toConstantValue(async (request) => (await container.getAsync(tokens.services)).fetch(request));
  container.bind(tokens.shopApi).toResolvedValue(
    ({ shopApiUrl }, embedded, network, clock) =>
      shopApiUrl === undefined
        ? { baseUrl: embeddedOrigin, fetch: embedded }
        : {
            baseUrl: shopApiUrl.replace(/\/$/u, ''),
            fetch: resilientFetch(network, patience(clock)),
          },
    [tokens.configuration, tokens.embeddedFetch, tokens.network, tokens.clock],
  );
};

const bindServices = (container: Container): void => {
  container
    .bind(tokens.database)
    .toResolvedValue(
      async ({ databaseUrl, dataDir }, clock, metrics) => {
        const database = await openDatabase({
          databaseUrl,
          dataDir,
          prepare: (opened) => seedDatabase(opened, clock),
        });
        observeQueries(database, metrics.seconds(databaseFigure));
        return database;
      },
      [tokens.configuration, tokens.clock, tokens.metrics],
    )
    .onDeactivation((database) => database.close());
  container
    .bind(tokens.media)
    .toResolvedValue(
      ({ dataDir }, log) => mediaService({ dataDir, log }),
      [tokens.configuration, tokens.log],
    )
    .onDeactivation((media) => media.close());
  container.bind(tokens.shop).toResolvedValue(
    async ({ shopApiUrl, dataDir }, network, clock, log) =>
      shopApiUrl === undefined
        ? shopService({
            database: await container.getAsync(tokens.database),
            keptSeconds: keptPriceSeconds,
            results: toolboxResults(join(dataDir, 'toolbox'), clock),
            clock,
            log,
          })
        : shopRelay(Object.values(shopEndpoints), {
            baseUrl: shopApiUrl,
            fetch: relayFetch(network, patience(clock)),
            log,
          }),
    [tokens.configuration, tokens.network, tokens.clock, tokens.log],
  );
  container
    .bind(tokens.services)
    .toResolvedValue(
      (configuration, media, shop, network, log) =>
        mountServices({ configuration, media: media.app, shop, network, log }),
      [tokens.configuration, tokens.media, tokens.shop, tokens.network, tokens.log],
    );
};

const bindPorts = (container: Container): void => {
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
      (api, clock) => cachedPrices(httpPrices(api), { ...priceCache, clock }),
      [tokens.shopApi, tokens.clock],
    );
  container
    .bind(tokens.shipping)
    .toResolvedValue(
      (api, clock) => cachedShipping(httpShipping(api), { ...priceCache, clock }),
      [tokens.shopApi, tokens.clock],
    );
  container
    .bind(tokens.contactDesk)
    .toResolvedValue((api) => httpContactDesk(api), [tokens.shopApi]);
  container
    .bind(tokens.flags)
    .toResolvedValue(
      ({ splitKey }, embedded, log) =>
        createServerFlags({
          authorizationKey: splitKey ?? 'embedded',
          base: `${embeddedOrigin}/services/flags`,
          agent: inProcessAgent(withoutReports(embedded)),
          readyTimeout: flagsReadySeconds,
          report: (problem) => log.report(codeOfFlagProblem(problem)),
        }),
      [tokens.configuration, tokens.embeddedFetch, tokens.log],
    )
    .onDeactivation((flags) => flags.destroy());
};

/**
 * The composition root: everything bound by its token. Services without an address of their own are
 * the embedded ones, reached through the same adapters and vendor clients. `unbindAllAsync` closes
 * what was opened.
 */
export const createContainer = (configuration: Configuration): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  bindSurroundings(container, configuration);
  bindServices(container);
  bindPorts(container);
  return container;
};
