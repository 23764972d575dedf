import type { Page } from '../../../core/domain/content/page.ts';
import { writtenDay, writtenTime } from '../../../core/domain/countdown/written-instant.ts';
import {
  destinationsOf,
  type DeliveryCountry,
} from '../../../core/domain/delivery/destinations.ts';
import { shippingRate } from '../../../core/domain/delivery/shipping-cost.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { countryOf, languageOf, marketOf } from '../../../core/domain/locale/markets.ts';
import { moneyStyleFor } from '../../../core/domain/money/format-money.ts';
import {
  localisedSlugs,
  localizedUrlsOf,
  urlsOfPage,
} from '../../../core/domain/routing/localized-urls.ts';
import type { ProductId } from '../../../core/domain/products/products.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { PriceElsewhere } from '../../../core/domain/delivery/price-elsewhere.ts';
import { showExpress } from '../../../core/usecases/show-delivery.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import { countryName, languageName } from '../shell/country-name.ts';
import { loadDelivery } from '../shell/load-delivery.ts';
import { wordPath } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import type {
  CountryDelivery,
  DeliveryElsewhere,
  ExpressPromise,
  ProductDelivery,
} from './product-delivery.ts';

const destinations = memoizeByIdentity<readonly DeliveryCountry[]>();

export const destinationsOfPage = (
  { sites }: StorefrontRequest,
  decision: PageDecision,
  page: Page,
): readonly DeliveryCountry[] => {
  const { site, locale, platform, canonicalPath } = decision;
  return destinations([page, sites, site.channel, locale, platform, canonicalPath], () => {
    const said = urlsOfPage(sites, site.channel, decision, localisedSlugs(page.alternates));
    return destinationsOf(locale, localizedUrlsOf(sites, site.channel, said, platform));
  });
};

/** Until when express may be ordered, and its surcharge. */
const loadExpress = async (
  ports: StorefrontRequest['ports'],
  scope: ShopScope,
  product: ProductId,
  readIn: Locale,
): Promise<ExpressPromise | undefined> => {
  const shown = await showExpress(scope, product)(ports)();
  if (E.isLeft(shown) || shown.right.kind !== 'express') return undefined;
  const { orderBefore, arrival, surcharge } = shown.right;
  const market = marketOf(scope.locale);
  return {
    orderBefore,
    cutOff: {
      date: writtenDay(readIn, orderBefore, market),
      time: writtenTime(readIn, orderBefore, market),
    },
    arrival: writtenDay(readIn, arrival, market),
    surcharge,
  };
};

/** With the cost of each size class, so that the page can name that of any format. */
const loadCountry = async (
  { ports }: StorefrontRequest,
  scope: ShopScope,
  product: ProductId,
  readIn: Locale,
): Promise<CountryDelivery & { readonly isKnown: boolean }> => {
  const market = marketOf(scope.locale);
  const [delivery, express] = await Promise.all([
    loadDelivery(ports, scope, readIn),
    loadExpress(ports, scope, product, readIn),
  ]);
  return {
    isKnown: delivery !== undefined,
    promise: delivery?.promise,
    country: countryName(scope.locale, readIn),
    costs: {
      parcel: shippingRate(market, 'parcel'),
      bulky: shippingRate(market, 'bulky'),
    },
    express,
  };
};

const namesOfCountries = memoizeByIdentity<ProductDelivery['countries']>();

/** The page's own first; empty where only that one is served. */
const countriesOf = (
  locale: Locale,
  others: readonly DeliveryCountry[],
): ProductDelivery['countries'] =>
  namesOfCountries([others, locale], () => {
    const named = (one: Locale) => ({ code: countryOf(one), name: countryName(one, locale) });
    const sorted = others
      .map((one) => named(one.locale))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale));
    return sorted.length === 0 ? [] : [named(locale), ...sorted];
  });

/** To the page's own country, with the choice of others; undefined while no service answers. */
export const loadProductDelivery = async (
  request: StorefrontRequest,
  scope: ShopScope,
  product: ProductId,
  others: readonly DeliveryCountry[],
): Promise<Omit<ProductDelivery, 'elsewhere'> | undefined> => {
  const { isKnown, ...delivery } = await loadCountry(request, scope, product, scope.locale);
  return isKnown ? { ...delivery, countries: countriesOf(scope.locale, others) } : undefined;
};

/** Before it is known what the selection costs there. */
export const loadCountryElsewhere = async (
  request: StorefrontRequest,
  { site: { channel }, locale: readIn, platform }: PageDecision,
  product: ProductId,
  { country, locale, url }: DeliveryCountry,
): Promise<Omit<DeliveryElsewhere, keyof PriceElsewhere>> => {
  const shippingPath = wordPath(request.sites, channel, { locale, platform }, 'shippingCosts');
  const { isKnown: _, ...delivery } = await loadCountry(
    request,
    { channel, locale },
    product,
    readIn,
  );
  return {
    ...delivery,
    code: country,
    locale,
    href: url,
    language: languageName(languageOf(locale), readIn),
    shippingHref: new URL(shippingPath, url).href,
    moneyStyle: moneyStyleFor(readIn, currencyOf(locale)),
  };
};
