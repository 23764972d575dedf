/** What a product page says of delivery: to its own country, and to another one that is asked for. */
import {
  findMaterial,
  startOption,
  type Configurator,
  type ConfiguratorState,
} from '../../../core/domain/configurator/configurator.ts';
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
  acceptedWish,
  type PartOffer,
} from '../../../core/domain/products/wall-picture/part-offer.ts';
import { readPartWish, wishFor } from '../../../core/domain/products/wall-picture/part-wish.ts';
import { selectionKey } from '../../../core/domain/products/wall-picture/selection-key.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import {
  localisedSlugs,
  localizedUrlsOf,
  urlsOfPage,
} from '../../../core/domain/routing/localized-urls.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { priceElsewhere } from '../../../core/usecases/price-elsewhere.ts';
import { showExpress } from '../../../core/usecases/show-delivery.ts';
import { keptByInputs, lastingObject } from '../../kept-by-inputs.ts';
import { countryName, languageName } from '../shell/country-name.ts';
import { loadDelivery } from '../shell/load-delivery.ts';
import { wordPath } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import type {
  CountryDelivery,
  DeliveryElsewhere,
  ExpressPromise,
  ProductDelivery,
} from './configurator-data.ts';

const destinations = keptByInputs<readonly DeliveryCountry[]>();

/** The other countries that a page's configuration can be delivered to. */
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

/** Until when pictures may be ordered by express, and for how much more. */
const loadExpress = async (
  ports: StorefrontRequest['ports'],
  scope: ShopScope,
  readIn: Locale,
): Promise<ExpressPromise | undefined> => {
  const shown = await showExpress(scope, 'photo-frame')(ports)();
  if (E.isLeft(shown) || shown.right.kind !== 'express') return undefined;
  const { orderBefore, surcharge } = shown.right;
  const market = marketOf(scope.locale);
  return {
    orderBefore,
    cutOff: {
      date: writtenDay(readIn, orderBefore, market),
      time: writtenTime(readIn, orderBefore, market),
    },
    surcharge,
  };
};

/** Delivery with what each size class costs, so that the page names the cost of any format. */
const loadCountry = async (
  { ports }: StorefrontRequest,
  scope: ShopScope,
  readIn: Locale,
): Promise<CountryDelivery & { readonly isKnown: boolean }> => {
  const market = marketOf(scope.locale);
  const [delivery, express] = await Promise.all([
    loadDelivery(ports, scope, readIn),
    loadExpress(ports, scope, readIn),
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

const namesOfCountries = keptByInputs<ProductDelivery['countries']>();

/** The countries to choose from, the page's own first; empty where only that one is served. */
const countriesOf = (
  locale: Locale,
  others: readonly DeliveryCountry[],
): ProductDelivery['countries'] =>
  namesOfCountries([others, locale], () => {
    const named = (one: Locale) => ({ code: countryOf(one), name: countryName(one, locale) });
    const sorted = others
      .map((one) => named(one.locale))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale));
    return lastingObject(sorted.length === 0 ? [] : [named(locale), ...sorted]);
  });

/** Delivery to the page's own country, and to which others there is; undefined while nobody says. */
export const loadProductDelivery = async (
  request: StorefrontRequest,
  scope: ShopScope,
  others: readonly DeliveryCountry[],
): Promise<Omit<ProductDelivery, 'elsewhere'> | undefined> => {
  const { isKnown, ...delivery } = await loadCountry(request, scope, scope.locale);
  return isKnown ? { ...delivery, countries: countriesOf(scope.locale, others) } : undefined;
};

/** What of a page's selection is delivered to another country. */
type Selected = {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly offer: PartOffer | undefined;
};

/** What the selection costs in the shop of another country, and what is said of its delivery there. */
export const loadElsewhere = async (
  request: StorefrontRequest,
  { site, locale: readIn, platform }: PageDecision,
  { country, locale, url }: DeliveryCountry,
  { configurator, state, offer }: Selected,
): Promise<DeliveryElsewhere> => {
  const { channel } = site;
  const scope = { channel, locale };
  const shippingPath = wordPath(request.sites, channel, { locale, platform }, 'shippingCosts');
  const { materialType, context } =
    findMaterial(configurator, state.material) ?? startOption(configurator);
  const article = { materialType, frameType: context.frameType };
  const asked = readPartWish(readPairs(request.url.search));
  const wish = offer === undefined ? wishFor(article, asked) : acceptedWish(article, offer, asked);
  const [{ isKnown: _, ...delivery }, priced] = await Promise.all([
    loadCountry(request, scope, readIn),
    priceElsewhere(scope, configurator, state, wish)(request.ports)(),
  ]);
  return {
    ...delivery,
    code: country,
    locale,
    href: url,
    language: languageName(languageOf(locale), readIn),
    shippingHref: new URL(shippingPath, url).href,
    moneyStyle: moneyStyleFor(readIn, currencyOf(locale)),
    selection: selectionKey(state, wish),
    price: E.isRight(priced)
      ? priced.right
      : priced.left.kind === 'not-sold'
        ? 'not-sold'
        : 'unavailable',
  };
};
