import 'reflect-metadata';
import { join } from 'node:path';

import type { Hono } from 'hono';
import { Container, type ServiceIdentifier } from 'inversify';

import type { ApiSettings } from '../adapters/http/address.ts';
import { cachedPrices, cachedShipping } from '../adapters/http/cached-prices.ts';
import { httpContactDesk } from '../adapters/http/contact.ts';
import type { Fetch, FetchDecorator, Sleep } from '../adapters/http/fetch.ts';
import { httpPrices } from '../adapters/http/prices.ts';
import { guardedFetch, resilientFetch } from '../adapters/http/resilient-fetch.ts';
import { httpShipping } from '../adapters/http/shipping.ts';
import { sleep as timerSleep } from '../adapters/http/sleep.ts';
import { createBreaker, type Breaker } from '../adapters/http/with-breaker.ts';
import { abortedBy, leftBySignal, type Within } from '../adapters/http/within.ts';
import { standardErrorLog } from '../adapters/log/standard-error.ts';
import { openPictures } from '../adapters/media/open-pictures.ts';
import { toolboxResults } from '../adapters/media/toolbox-results.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { observeQueries, type AroundQuery } from '../adapters/postgres/observe-queries.ts';
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
import { openRateGuard } from './http/open-rate-guard.ts';
import type { RateGuard } from './http/rate-limits.ts';
import { currentRequestId } from './http/request-id.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { embeddedContentToken } from './services/content/content.ts';
import { contentFetch } from './services/content/in-process.ts';
import { inProcessAgent, withoutReports } from './services/flags/in-process.ts';
import { mediaService, type MediaService } from './services/media.ts';
import { mountServices } from './services/mount.ts';
import { shopEndpoints } from './services/shop/endpoints.ts';
import { createKeptAnswers, type KeptAnswers } from './services/shop/kept-answers.ts';
import { shopRelay } from './services/shop/relay.ts';
import { shopService } from './services/shop/shop.ts';
import { tracedFetch } from './traces/traced-fetch.ts';
import { tracedSteps } from './traces/traced-steps.ts';
import { noTraces, type Traces } from './traces/traces.ts';
import { watchedQueries } from './traces/watched-queries.ts';

/**
 * A breaker for each service that is elsewhere, and for the embedded shop API, whose database may be.
 * What visitors send through the relay has one of its own, so that nobody can close the pages' way to
 * the shop API.
 */
type Breakers = Readonly<
  Record<'content' | 'shop-api' | 'shop-api-relay' | 'flags-relay', Breaker>
>;

/** A token names a port and its type, so that nothing is bound to the wrong one. */
const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol.for(name);

/** The tokens of all that the container binds. */
export const tokens = {
  configuration: token<Configuration>('Configuration'),
  clock: token<Clock>('Clock'),
  log: token<Log>('Log'),
  /** Waits: between tries, and for the end of a page's time. */
  sleep: token<Sleep>('Sleep'),
  /** Where parts register the figures of `/metrics`. */
  metrics: token<Metrics>('Metrics'),
  traces: token<Traces>('Traces'),
  /** The network as it is. */
  network: token<Fetch>('Network'),
  /** Reaches the services of this process without a network. */
  embeddedFetch: token<Fetch>('EmbeddedFetch'),
  /** The breakers of the services that are elsewhere, by who asks them. */
  breakers: token<Breakers>('Breakers'),
  /** Where the shop's APIs are for the adapters: in this process, or elsewhere with patience. */
  shopApi: token<ApiSettings>('ShopApi'),
  /** The embedded shop's database, opened when it is first asked for. */
  database: token<Database>('Database'),
  /** Stands around each query of a database. */
  aroundQueries: token<AroundQuery>('AroundQueries'),
  /** Counts what clients ask; it may need the database: ask with `getAsync`. */
  rateGuard: token<RateGuard>('RateGuard'),
  media: token<MediaService>('Media'),
  /** Answers of the embedded price API that may be sent as they are. */
  keptAnswers: token<KeptAnswers>('KeptAnswers'),
  /** The shop's APIs under the page's own host: the embedded ones, or the relay. */
  shop: token<Hono>('Shop'),
  /** All services of the process. They need the database: ask with `getAsync`. */
  services: token<Hono>('Services'),
  /** What pages ask, each of them within its own time. */
  content: token<Within<Content>>('Content'),
  prices: token<Within<Prices>>('Prices'),
  shipping: token<Within<Shipping>>('Shipping'),
  contactDesk: token<ContactDesk>('ContactDesk'),
  flags: token<ServerFlags>('Flags'),
  /** Where the designers are; pages get it as data. */
  designerBases: token<DesignerBases>('DesignerBases'),
} as const;

/** Where the embedded services seem to be; no request to it ever leaves the process. */
const embeddedOrigin = 'http://embedded.localhost';

/**
 * Prices may be this old on a page; the page cache adds as much again. While the shop API is away
 * they stand in for ten minutes: what a page says of money is seldom older than a promotion's start.
 */
const priceCache = { seconds: 30, staleSeconds: 600, capacity: 2000 } as const;

/**
 * How long the embedded price API keeps an answer, far shorter than caches in front of it may, and
 * the most bytes of them: every list of every locale, with its compressed copy, is some 8 MB.
 */
const keptPrices = { seconds: 10, capacity: 16_000_000 } as const;

/** How long a story is kept before the content service is asked again, or while it is away. */
const contentCache = { cacheSeconds: 60, staleSeconds: 3600 } as const;

/** The most bytes of a story with all that it refers to, and the client's own time for it. */
const storyLimits = { bytes: 2_000_000, milliseconds: 5_000 } as const;

/** A page's call that was given up after so many milliseconds counts against the service. */
const slowMilliseconds = 1_000;

/** The relay of flags gives up after 4 s, whoever still waits. */
const slowRelayMilliseconds = 3_000;

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
  { storyblokToken, storyblokUrl, storyblokVersion }: Configuration,
  { embedded, network }: { readonly embedded: Fetch; readonly network: Fetch },
  shared: Pick<StoryblokSettings, 'clock' | 'log' | 'sleep'>,
): StoryblokSettings =>
  storyblokToken === undefined
    ? {
        ...shared,
        accessToken: embeddedContentToken,
        endpoint: `${embeddedOrigin}/services/content/v2`,
        fetch: contentFetch(embedded),
        ...contentCache,
        requestsPerSecond: embeddedRequestsPerSecond,
      }
    : {
        ...shared,
        accessToken: storyblokToken,
        endpoint: storyblokUrl,
        version: storyblokVersion,
        fetch: contentFetch((request) => network(request, storyLimits)),
        ...contentCache,
        ...(storyblokVersion === 'draft' && { cacheSeconds: 0 }),
      };

/** Patience with the network: a different wait each time. */
const patience = (clock: Clock, sleep: Sleep) => ({ sleep, random: Math.random, clock });

/** A service's breaker with a span around it; a service of the shop's own goes on with the trace. */
const watched =
  (traces: Traces, { service, around }: Breaker, isOwn: boolean): FetchDecorator =>
  (fetch) =>
    tracedFetch(traces, { service, isOwn })(around(fetch));

/** The same API for calls that end with a signal. */
const within = ({ baseUrl, fetch }: ApiSettings, signal: AbortSignal): ApiSettings => ({
  baseUrl,
  fetch: abortedBy(signal)(fetch),
});

const bindSurroundings = (container: Container, configuration: Configuration): void => {
  container.bind(tokens.configuration).toConstantValue(configuration);
  container.bind(tokens.designerBases).toConstantValue(configuration.designerBases);
  container.bind(tokens.clock).toConstantValue({ now: Date.now });
  container.bind(tokens.sleep).toConstantValue(timerSleep);
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
  container.bind(tokens.breakers).toResolvedValue(
    (clock, sleep, log) => {
      const breaker = (service: keyof Breakers, slowAfter: number): Breaker =>
        createBreaker({ service, clock, sleep, log, slowAfter });
      return {
        content: breaker('content', slowMilliseconds),
        'shop-api': breaker('shop-api', slowMilliseconds),
        // A visitor who leaves says nothing of the service.
        'shop-api-relay': breaker('shop-api-relay', Infinity),
        'flags-relay': breaker('flags-relay', slowRelayMilliseconds),
      };
    },
    [tokens.clock, tokens.sleep, tokens.log],
  );
  container.bind(tokens.shopApi).toResolvedValue(
    ({ shopApiUrl }, embedded, network, clock, sleep, breakers, traces) =>
      shopApiUrl === undefined
        ? {
            baseUrl: embeddedOrigin,
            // No retry: what makes it fail is its database, and that has asked long enough.
            fetch: guardedFetch(
              leftBySignal(embedded),
              watched(traces, breakers['shop-api'], false),
              sleep,
            ),
          }
        : {
            baseUrl: shopApiUrl.replace(/\/$/u, ''),
            fetch: resilientFetch(
              network,
              watched(traces, breakers['shop-api'], true),
              patience(clock, sleep),
            ),
          },
    [
      tokens.configuration,
      tokens.embeddedFetch,
      tokens.network,
      tokens.clock,
      tokens.sleep,
      tokens.breakers,
      tokens.traces,
    ],
  );
};

const bindServices = (container: Container): void => {
  container
    .bind(tokens.aroundQueries)
    .toResolvedValue(
      (traces, metrics) => watchedQueries(traces, metrics.seconds(databaseFigure)),
      [tokens.traces, tokens.metrics],
    );
  container
    .bind(tokens.rateGuard)
    .toResolvedValue(
      (configuration, around, log) => openRateGuard(configuration, { around, log }),
      [tokens.configuration, tokens.aroundQueries, tokens.log],
    )
    .onDeactivation((guard) => guard.close());
  container
    .bind(tokens.database)
    .toResolvedValue(
      async ({ databaseUrl, dataDir }, clock, queries) => {
        const database = await openDatabase({
          databaseUrl,
          dataDir,
          prepare: (opened) => seedDatabase(opened, clock),
        });
        observeQueries(database, queries);
        return database;
      },
      [tokens.configuration, tokens.clock, tokens.aroundQueries],
    )
    .onDeactivation((database) => database.close());
  container
    .bind(tokens.media)
    .toResolvedValue(
      ({ dataDir }, clock, log, traces) =>
        mediaService({
          pictures: openPictures({ dataDir, clock, log, around: tracedSteps(traces) }),
          clock,
          log,
        }),
      [tokens.configuration, tokens.clock, tokens.log, tokens.traces],
    )
    .onDeactivation((media) => media.close());
  container
    .bind(tokens.keptAnswers)
    .toResolvedValue((clock) => createKeptAnswers({ clock, ...keptPrices }), [tokens.clock]);
  container.bind(tokens.shop).toResolvedValue(
    async ({ shopApiUrl, dataDir }, network, clock, sleep, log, breakers, traces) =>
      shopApiUrl === undefined
        ? shopService({
            database: await container.getAsync(tokens.database),
            keptSeconds: keptPrices.seconds,
            kept: container.get(tokens.keptAnswers),
            results: toolboxResults(join(dataDir, 'toolbox'), clock),
            clock,
            log,
          })
        : shopRelay(Object.values(shopEndpoints), {
            baseUrl: shopApiUrl,
            fetch: resilientFetch(
              network,
              watched(traces, breakers['shop-api-relay'], true),
              patience(clock, sleep),
            ),
            log,
          }),
    [
      tokens.configuration,
      tokens.network,
      tokens.clock,
      tokens.sleep,
      tokens.log,
      tokens.breakers,
      tokens.traces,
    ],
  );
  container.bind(tokens.services).toResolvedValue(
    (configuration, media, shop, network, sleep, log, breakers, traces) =>
      mountServices({
        configuration,
        media: media.app,
        shop,
        network: guardedFetch(network, watched(traces, breakers['flags-relay'], false), sleep),
        log,
      }),
    [
      tokens.configuration,
      tokens.media,
      tokens.shop,
      tokens.network,
      tokens.sleep,
      tokens.log,
      tokens.breakers,
      tokens.traces,
    ],
  );
};

const bindPorts = (container: Container): void => {
  container.bind(tokens.content).toResolvedValue(
    (settings, embedded, network, clock, sleep, log, breakers, traces) => {
      const inProcess = tracedFetch(traces, { service: 'content', isOwn: false })(embedded);
      const guarded = guardedFetch(network, watched(traces, breakers.content, false), sleep);
      return storyblokContent(
        contentSettings(settings, { embedded: inProcess, network: guarded }, { clock, sleep, log }),
      );
    },
    [
      tokens.configuration,
      tokens.embeddedFetch,
      tokens.network,
      tokens.clock,
      tokens.sleep,
      tokens.log,
      tokens.breakers,
      tokens.traces,
    ],
  );
  container
    .bind(tokens.prices)
    .toResolvedValue(
      (api, clock, sleep) =>
        cachedPrices((signal) => httpPrices(within(api, signal)), { ...priceCache, clock, sleep }),
      [tokens.shopApi, tokens.clock, tokens.sleep],
    );
  container.bind(tokens.shipping).toResolvedValue(
    (api, clock, sleep) =>
      cachedShipping((signal) => httpShipping(within(api, signal)), {
        ...priceCache,
        clock,
        sleep,
      }),
    [tokens.shopApi, tokens.clock, tokens.sleep],
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
export const createContainer = (
  configuration: Configuration,
  traces: Traces = noTraces,
): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.traces).toConstantValue(traces);
  bindSurroundings(container, configuration);
  bindServices(container);
  bindPorts(container);
  return container;
};
