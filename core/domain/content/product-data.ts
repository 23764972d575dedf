/** A product and its prices for search engines, in the words of schema.org (storefront §9). */
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { shippingCost } from '../delivery/shipping-cost.ts';
import type { Format } from '../format/format.ts';
import { currencyOf } from '../locale/locale-units.ts';
import { localeTable, marketTable, type Locale } from '../locale/locales.ts';
import { countryOf } from '../locale/markets.ts';
import { marketTaxes } from '../money/market-taxes.ts';
import type { Money } from '../money/money.ts';
import { printWirePrice } from '../money/wire-price.ts';

export type ProductFacts = {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly pictures: readonly string[];
  /** Who makes it. */
  readonly brand: string;
  /** The company's address in the graph. */
  readonly seller: string;
  /** Of the formats that the page offers in its first material. */
  readonly prices: readonly Money[];
  /** Shown before anything is chosen. */
  readonly shown: Format;
  readonly shownPrice: Money;
  /** When the first of the prices ends, if known. */
  readonly pricesEnd?: number | undefined;
  readonly now: number;
};

type Amount = { readonly priceCurrency: string };

export type PriceData = Amount & {
  readonly '@type': 'UnitPriceSpecification';
  readonly price: string;
  readonly valueAddedTaxIncluded: boolean;
};

export type OfferTerms = {
  readonly availability: 'https://schema.org/MadeToOrder';
  readonly itemCondition: 'https://schema.org/NewCondition';
  readonly seller: { readonly '@id': string };
  readonly hasMerchantReturnPolicy: {
    readonly '@type': 'MerchantReturnPolicy';
    readonly applicableCountry: string;
    readonly returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted';
  };
  /** The last whole day that all prices are valid, `YYYY-MM-DD`. */
  readonly priceValidUntil?: CalendarDay;
};

export type OfferData = Amount &
  OfferTerms & {
    readonly '@type': 'Offer';
    readonly price: string;
    readonly url: string;
    readonly priceSpecification: PriceData;
    readonly shippingDetails: {
      readonly '@type': 'OfferShippingDetails';
      readonly shippingDestination: {
        readonly '@type': 'DefinedRegion';
        readonly addressCountry: string;
      };
      readonly shippingRate: {
        readonly '@type': 'MonetaryAmount';
        readonly value: string;
        readonly currency: string;
      };
    };
  };

export type OffersData = Amount &
  OfferTerms & {
    readonly '@type': 'AggregateOffer';
    readonly lowPrice: string;
    readonly highPrice: string;
    readonly offerCount: number;
    readonly offers: readonly [OfferData];
  };

export type ProductData = {
  readonly '@type': 'Product';
  readonly '@id': string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly image: readonly string[];
  readonly brand: { readonly '@type': 'Brand'; readonly name: string };
  readonly offers: OffersData;
};

const wholeDay = 86_400_000;

/** The day before that on which prices end, in a zone. */
const lastWholeDay = (timeZone: string, end: number): CalendarDay => {
  const lastDay = calendarDay(timeZone, end - 1);
  return calendarDay(timeZone, end) === lastDay ? calendarDay(timeZone, end - wholeDay) : lastDay;
};

/** Left out for prices that end today: a search engine would take them for ended. */
const validityOf = ({
  locale,
  pricesEnd,
  now,
}: ProductFacts): Pick<OfferTerms, 'priceValidUntil'> => {
  if (pricesEnd === undefined) return {};
  const { timeZone } = marketTable[localeTable[locale].market];
  const day = lastWholeDay(timeZone, pricesEnd);
  return day < calendarDay(timeZone, now) ? {} : { priceValidUntil: day };
};

const termsOf = (facts: ProductFacts): OfferTerms => ({
  availability: 'https://schema.org/MadeToOrder',
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@id': facts.seller },
  // Goods with a shopper's own pictures are made to specification: nobody takes them back.
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countryOf(facts.locale),
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  },
  ...validityOf(facts),
});

const shownOffer = (facts: ProductFacts, currency: string, terms: OfferTerms): OfferData => {
  const { locale, shown, shownPrice, url } = facts;
  const { market } = localeTable[locale];
  const delivery = shippingCost(market, shown);
  const price = printWirePrice(shownPrice);
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      valueAddedTaxIncluded: marketTaxes[market].kind === 'value-added-tax',
    },
    ...terms,
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryOf(locale) },
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: printWirePrice(delivery),
        currency: delivery.currency.toUpperCase(),
      },
    },
  };
};

/**
 * The range of prices and the one shown first, as consumers pay them, in the site's currency.
 * Undefined where nothing has a price.
 */
export const productData = (facts: ProductFacts): ProductData | undefined => {
  const amounts = facts.prices.map(({ minorUnits }) => minorUnits);
  if (amounts.length === 0) return undefined;
  const wireCurrency = currencyOf(facts.locale);
  const currency = wireCurrency.toUpperCase();
  const print = (minorUnits: number): string =>
    printWirePrice({ minorUnits, currency: wireCurrency });
  const { name, description, url, pictures, brand } = facts;
  const terms = termsOf(facts);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    url,
    image: pictures,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      lowPrice: print(Math.min(...amounts)),
      highPrice: print(Math.max(...amounts)),
      offerCount: amounts.length,
      ...terms,
      offers: [shownOffer(facts, currency, terms)],
    },
  };
};
