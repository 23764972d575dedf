import type { Container } from 'inversify';
import { httpAccountEntry } from '../../adapters/http/accounts.ts';
import type { ApiSettings } from '../../adapters/http/address.ts';
import {
  cachedCollageGroups,
  cachedCollages,
  cachedCustomerPictures,
  cachedExpressShop,
  cachedArticlePrices,
  cachedOptionPrices,
  cachedPrices,
  cachedShipping,
} from '../../adapters/http/cached-prices.ts';
import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { httpCollageGroups, httpCollages } from '../../adapters/http/collages.ts';
import { httpContactDesk } from '../../adapters/http/contact.ts';
import { httpWithdrawalDesk } from '../../adapters/http/withdrawal.ts';
import { httpCustomerPictures } from '../../adapters/http/customer-pictures.ts';
import type { Fetch } from '../../adapters/http/fetch.ts';
import { httpLocalizedUrls } from '../../adapters/http/localized-urls.ts';
import { httpNewsletter } from '../../adapters/http/newsletter.ts';
import { httpOptionPrices } from '../../adapters/http/option-prices.ts';
import { httpPictureUploads } from '../../adapters/http/picture-uploads.ts';
import { httpPrices } from '../../adapters/http/prices.ts';
import { guardedFetch, resilientFetch } from '../../adapters/http/resilient-fetch.ts';
import { httpExpressShop, httpSkuContainers } from '../../adapters/http/services.ts';
import { httpShipping } from '../../adapters/http/shipping.ts';
import { withForwardedFor } from '../../adapters/http/forwarded-for.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { abortedBy } from '../../adapters/http/within.ts';
import { createServerFlags } from '../../adapters/split/server.ts';
import { storyblokSitePages } from '../../adapters/storyblok/site-pages.ts';
import type { StoryblokSettings } from '../../adapters/storyblok/story-reader.ts';
import { storyblokContent } from '../../adapters/storyblok/storyblok.ts';
import { storyblokStories } from '../../adapters/storyblok/stories.ts';
import { storyblokTransform } from '../../adapters/storyblok/transform.ts';
import { codeOfFlagProblem, factsOfFlagProblem } from '../../core/domain/flags/problem-codes.ts';
import type { Configuration } from '../configuration.ts';
import { addressOfClient } from '../http/client-address.ts';
import { embeddedPreviewToken } from '../embedded/content/content.ts';
import { contentFetch } from '../embedded/content/in-process.ts';
import { requestCustomers } from '../forms/request-customers.ts';
import { inProcessAgent, withoutReports } from '../embedded/flags/in-process.ts';
import { tracedFetch } from '../traces/traced-fetch.ts';
import { embeddedOrigin, patience, watched } from './service-calls.ts';
import { tokens } from './tokens.ts';

/**
 * Prices may be this old on a page; the page cache adds as much again. While the shop API is away
 * they stand in for ten minutes: what a page says of money is seldom older than a promotion's start.
 */
const priceCache = { seconds: 30, staleSeconds: 600, capacity: 2000 } as const;

/** Designs seldom change; while their service is away, those that are known stand in for a day. */
const designCache = { seconds: 3600, staleSeconds: 86_400, capacity: 1000 } as const;

/** How long a story is kept before the content service is asked again, or while it is away. */
const contentCache = { cacheSeconds: 60, staleSeconds: 3600 } as const;

/** The most bytes of a story with all that it refers to, and the client's own time for it. */
const storyLimits = { bytes: 2_000_000, milliseconds: 5_000 } as const;

/** The client's own limit protects the vendor; the embedded service needs no protection. */
const embeddedRequestsPerSecond = 1000;

/** How long a page waits for the flag client, in seconds. */
const flagsReadySeconds = 1;

/** How soon pages that the server evaluates know of a change at `/dev/flags`, in seconds. */
const changeableRefreshSeconds = 2;

const contentSettings = (
  { storyblokToken, storyblokUrl, storyblokVersion, storyblokPreviewToken }: Configuration,
  { embedded, network }: { readonly embedded: Fetch; readonly network: Fetch },
  shared: Pick<StoryblokSettings, 'changes' | 'clock' | 'log' | 'sleep'>,
): StoryblokSettings =>
  storyblokToken === undefined
    ? {
        ...shared,
        accessToken: embeddedPreviewToken,
        endpoint: `${embeddedOrigin}/services/content/v2`,
        fetch: contentFetch(embedded),
        ...contentCache,
        requestsPerSecond: embeddedRequestsPerSecond,
      }
    : {
        ...shared,
        accessToken: storyblokToken,
        previewToken: storyblokPreviewToken,
        endpoint: storyblokUrl,
        version: storyblokVersion,
        fetch: contentFetch((request) => network(request, storyLimits)),
        ...contentCache,
        ...(storyblokVersion === 'draft' && { cacheSeconds: 0 }),
      };

/** The same API for calls that end with a signal. */
const within = ({ baseUrl, fetch }: ApiSettings, signal: AbortSignal): ApiSettings => ({
  baseUrl,
  fetch: abortedBy(signal)(fetch),
});

/** Binds what pages ask: each port on an adapter that reaches a service here or elsewhere. */
export const bindPorts = (container: Container): void => {
  container.bind(tokens.contentAccess).toResolvedValue(
    (settings, embedded, network, clock, sleep, log, breakers, traces, changes) => {
      const inProcess = tracedFetch(traces, { service: 'content', isOwn: false })(embedded);
      const guarded = guardedFetch(network, watched(traces, breakers.content, false), sleep);
      return contentSettings(
        settings,
        { embedded: inProcess, network: guarded },
        { clock, sleep, log, changes },
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
      tokens.storyChanges,
    ],
  );
  container.bind(tokens.content).toResolvedValue(storyblokContent, [tokens.contentAccess]);
  container.bind(tokens.stories).toResolvedValue(storyblokStories, [tokens.contentAccess]);
  container.bind(tokens.storyTransform).toResolvedValue(storyblokTransform, [tokens.contentAccess]);
  container.bind(tokens.sitePages).toResolvedValue(storyblokSitePages, [tokens.contentAccess]);
  container
    .bind(tokens.prices)
    .toResolvedValue(
      (api, clock, sleep) =>
        cachedPrices((signal) => httpPrices(within(api, signal)), { ...priceCache, clock, sleep }),
      [tokens.shopApi, tokens.clock, tokens.sleep],
    );
  container.bind(tokens.articlePrices).toResolvedValue(
    (api, clock, sleep) =>
      cachedArticlePrices((signal) => httpArticlePrices(within(api, signal)), {
        ...priceCache,
        clock,
        sleep,
      }),
    [tokens.shopApi, tokens.clock, tokens.sleep],
  );
  container.bind(tokens.optionPrices).toResolvedValue(
    (api, clock, sleep) =>
      cachedOptionPrices((signal) => httpOptionPrices(within(api, signal)), {
        ...priceCache,
        clock,
        sleep,
      }),
    [tokens.shopApi, tokens.clock, tokens.sleep],
  );
  container
    .bind(tokens.skuContainers)
    .toResolvedValue((api) => (signal) => httpSkuContainers(within(api, signal)), [tokens.shopApi]);
  container.bind(tokens.shipping).toResolvedValue(
    (api, clock, sleep) =>
      cachedShipping((signal) => httpShipping(within(api, signal)), {
        ...priceCache,
        clock,
        sleep,
      }),
    [tokens.shopApi, tokens.clock, tokens.sleep],
  );
  container.bind(tokens.expressShop).toResolvedValue(
    (api, clock, sleep) =>
      cachedExpressShop((signal) => httpExpressShop(within(api, signal)), {
        ...priceCache,
        clock,
        sleep,
      }),
    [tokens.shopApi, tokens.clock, tokens.sleep],
  );
  container.bind(tokens.customerPictures).toResolvedValue(
    (api, clock, sleep) =>
      cachedCustomerPictures((signal) => httpCustomerPictures(within(api, signal)), {
        ...priceCache,
        clock,
        sleep,
      }),
    [tokens.shopApi, tokens.clock, tokens.sleep],
  );
  container.bind(tokens.pictureUploads).toResolvedValue(
    (api) => (signal) => (cookies, scope) => {
      const own = within(api, signal);
      const { fetch } = withVisitorCookies(own.fetch, cookies);
      return httpPictureUploads({ ...own, fetch }, scope);
    },
    [tokens.shopApi],
  );
  container
    .bind(tokens.customersOf)
    .toResolvedValue(
      (api) => (signal) => (cookies, scope) =>
        requestCustomers(within(api, signal), cookies, scope),
      [tokens.shopApi],
    );
  container.bind(tokens.accountsOf).toResolvedValue(
    (api) => (signal) => (cookies, client) => {
      const own = within(api, signal);
      const known = withForwardedFor(own.fetch, addressOfClient(client));
      const { fetch, setCookies } = withVisitorCookies(known, cookies);
      return { accounts: httpAccountEntry({ ...own, fetch }), setCookies };
    },
    [tokens.shopApi],
  );
  container
    .bind(tokens.localizedUrls)
    .toResolvedValue((api) => (signal) => httpLocalizedUrls(within(api, signal)), [tokens.shopApi]);
  container.bind(tokens.collages).toResolvedValue(
    ({ collageApiUrl }, shopApi, network, clock, sleep, breakers, traces) => {
      const api: ApiSettings =
        collageApiUrl === undefined
          ? shopApi
          : {
              baseUrl: collageApiUrl.replace(/\/$/u, ''),
              fetch: resilientFetch(
                network,
                watched(traces, breakers.collages, false),
                patience(clock, sleep),
              ),
            };
      return cachedCollages((signal) => httpCollages(within(api, signal)), {
        ...designCache,
        clock,
        sleep,
      });
    },
    [
      tokens.configuration,
      tokens.shopApi,
      tokens.network,
      tokens.clock,
      tokens.sleep,
      tokens.breakers,
      tokens.traces,
    ],
  );
  container.bind(tokens.collageGroups).toResolvedValue(
    (api, clock, sleep) =>
      cachedCollageGroups((signal) => httpCollageGroups(within(api, signal)), {
        ...designCache,
        clock,
        sleep,
      }),
    [tokens.shopApi, tokens.clock, tokens.sleep],
  );
  container
    .bind(tokens.contactDesk)
    .toResolvedValue((api) => httpContactDesk(api), [tokens.shopApi]);
  container.bind(tokens.newsletter).toResolvedValue((api) => httpNewsletter(api), [tokens.shopApi]);
  container
    .bind(tokens.withdrawalDesk)
    .toResolvedValue((api) => httpWithdrawalDesk(api), [tokens.shopApi]);
  container
    .bind(tokens.flags)
    .toResolvedValue(
      ({ splitKey, embeddedServices }, embedded, log) =>
        createServerFlags({
          authorizationKey: splitKey ?? 'embedded',
          base: `${embeddedOrigin}/services/flags`,
          agent: inProcessAgent(withoutReports(embedded)),
          readyTimeout: flagsReadySeconds,
          ...(splitKey === undefined &&
            embeddedServices === 'public' && { refreshSeconds: changeableRefreshSeconds }),
          report: (problem) => log.report(codeOfFlagProblem(problem), factsOfFlagProblem(problem)),
        }),
      [tokens.configuration, tokens.embeddedFetch, tokens.log],
    )
    .onDeactivation((flags) => flags.destroy());
};
