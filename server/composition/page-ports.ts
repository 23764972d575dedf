import type { Container } from 'inversify';
import type { ApiSettings } from '../../adapters/http/address.ts';
import { httpCampaigns } from '../../adapters/http/campaigns.ts';
import { httpCardThemes } from '../../adapters/http/card/themes.ts';
import { httpCollageGroups, httpCollages } from '../../adapters/http/collage/collages.ts';
import { httpCustomerPictures } from '../../adapters/http/customer-pictures.ts';
import { httpLocalizedUrls } from '../../adapters/http/localized-urls.ts';
import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { httpOptionPrices } from '../../adapters/http/option-prices.ts';
import { httpPictureUploads } from '../../adapters/http/picture-uploads.ts';
import { httpPrices } from '../../adapters/http/prices.ts';
import { resilientFetch } from '../../adapters/http/resilient-fetch.ts';
import { httpExpressShop, httpSkuContainers } from '../../adapters/http/express-and-skus.ts';
import { httpShipping } from '../../adapters/http/shipping.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { keptCarts } from '../../adapters/postgres/stores/carts.ts';
import { keptCheckouts } from '../../adapters/postgres/stores/checkouts.ts';
import { keptInvoices } from '../../adapters/postgres/stores/invoices.ts';
import {
  keptPersonalisations,
  nobodysPersonalisations,
} from '../../adapters/postgres/stores/personalisations.ts';
import { keptWishlists } from '../../adapters/postgres/stores/wishlists.ts';
import { parseCookies } from '../../core/domain/cookie/cookie.ts';
import { picturesCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { picturesKeyOf } from '../../core/domain/cookie/visitor-key.ts';
import { rememberedAnswers } from '../../adapters/shared/remembered-answers.ts';
import type { Within } from '../../adapters/shared/within.ts';
import type { RecordStories } from '../../adapters/storyblok/story-reader.ts';
import { storyblokContent } from '../../adapters/storyblok/storyblok.ts';
import {
  everyPagePort,
  pagePorts,
  type Keeping,
  type PagePortName,
  type PagePorts,
} from '../../core/ports/page-ports.ts';
import { requestAccount, requestCustomers } from '../forms/request-customers.ts';
import { openSalesTaxes } from './sales-taxes.ts';
import { patience, watched, within } from './service-calls.ts';
import { tokens } from './tokens.ts';

/** For one page: calls end with the signal, and say which stories they read. */
export type PagePortSources = {
  readonly [Name in PagePortName]: (
    signal: AbortSignal,
    recordStories?: RecordStories,
  ) => PagePorts[Name];
};

type KeepingRow = {
  readonly outage: string | undefined;
  readonly kept?: (Keeping & { readonly lastingErrors?: readonly string[] }) | undefined;
};

/** At the shop's API, or elsewhere with patience. */
const collageApi = (container: Container): ApiSettings => {
  const { collageApiUrl } = container.get(tokens.configuration);
  return collageApiUrl === undefined
    ? container.get(tokens.shopApi)
    : {
        baseUrl: collageApiUrl.replace(/\/$/u, ''),
        fetch: resilientFetch(
          container.get(tokens.network),
          watched(container.get(tokens.traces), container.get(tokens.breakers).collages, false),
          patience(container.get(tokens.clock), container.get(tokens.sleep)),
        ),
      };
};

/** Each port on an adapter that reaches a service here or elsewhere. */
export const pagePortSources = (container: Container): PagePortSources => {
  const api = container.get(tokens.shopApi);
  const clock = container.get(tokens.clock);
  const sleep = container.get(tokens.sleep);
  const database = () => container.getAsync(tokens.database);
  const wishlists = keptWishlists(database, clock);
  const carts = keptCarts(database, clock);
  const checkouts = keptCheckouts(database, clock);
  const vouchers = container.get(tokens.vouchers);
  const orders = container.get(tokens.orders);
  const salesTaxes = openSalesTaxes(container);
  const invoices = keptInvoices(database);

  /** Answers are kept as the port's row says. */
  const through = <Name extends PagePortName>(
    name: Name,
    open: (api: ApiSettings) => PagePorts[Name],
    at = api,
  ): Within<PagePorts[Name]> => {
    const opened: Within<PagePorts[Name]> = (signal) => open(within(at, signal));
    const { kept, outage }: KeepingRow = pagePorts[name];
    return kept === undefined || outage === undefined
      ? opened
      : rememberedAnswers(opened, { kept, outage, clock, sleep });
  };

  return {
    content: storyblokContent(container.get(tokens.contentAccess)),
    prices: through('prices', httpPrices),
    articlePrices: through('articlePrices', httpArticlePrices),
    optionPrices: through('optionPrices', httpOptionPrices),
    skuContainers: through('skuContainers', httpSkuContainers),
    shipping: through('shipping', httpShipping),
    expressShop: through('expressShop', httpExpressShop),
    campaigns: through('campaigns', httpCampaigns),
    localizedUrls: through('localizedUrls', httpLocalizedUrls),
    customerPictures: through('customerPictures', httpCustomerPictures),
    collages: through('collages', httpCollages, collageApi(container)),
    collageGroups: through('collageGroups', httpCollageGroups),
    cardThemes: through('cardThemes', httpCardThemes),
    // What is kept is finished, whatever time its page has left.
    wishlists: () => wishlists,
    carts: () => carts,
    orders: () => orders,
    invoices: () => invoices,
    checkouts: () => checkouts,
    salesTaxes: through('salesTaxes', () => salesTaxes),
    vouchers: () => vouchers,
    pictureUploads: (signal) => (cookies, scope) => {
      const own = within(api, signal);
      const { fetch } = withVisitorCookies(own.fetch, cookies);
      return httpPictureUploads({ ...own, fetch }, scope);
    },
    personalisations: () => (cookies) => {
      const key = picturesKeyOf(parseCookies(cookies).values.get(picturesCookie));
      return key === undefined
        ? nobodysPersonalisations
        : keptPersonalisations(database, clock, key);
    },
    customersOf: (signal) => (cookies, scope) =>
      requestCustomers(within(api, signal), cookies, scope),
    ownAccountOf: (signal) => (cookies) => requestAccount(within(api, signal), cookies),
  };
};

/** Opens all ports of one page. */
export const openPagePorts =
  (sources: PagePortSources) =>
  (signal: AbortSignal, recordStories: RecordStories): PagePorts =>
    everyPagePort((name) => sources[name](signal, recordStories));
