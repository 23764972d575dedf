/** A product and its prices for search engines, in the words of schema.org (storefront §9). */
import { shippingCost } from '../delivery/shipping-cost.ts';
import { deliveryRules } from '../delivery/tables/delivery-rules.ts';
import type { Format } from '../format/format.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { addCalendarDays } from '../time/zoned-time.ts';
import { currencyOf } from '../locale/locale-units.ts';
import { localeTable, marketTable, type Locale } from '../locale/locales.ts';
import { countryOf } from '../locale/markets.ts';
import { taxRates } from '../money/market-taxes.ts';
import type { Money } from '../money/money.ts';
import { printWirePrice } from '../money/wire-price.ts';
import { giftVoucherAmounts } from '../voucher/gift-vouchers.ts';

/** What a page says of the thing that it sells. */
export type SoldFacts = {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly pictures: readonly string[];
  /** Who makes it. */
  readonly brand: string;
  /** The company's address in the graph. */
  readonly seller: string;
};

export type ProductFacts = SoldFacts & {
  /** Of what is shown before anything is chosen: its format, its price, and the working days beyond the usual ones. */
  readonly shownFormat: Format;
  readonly shownPrice: Money;
  readonly extraDays: number;
  /** When that price ends, if known. */
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
  /** The last whole day of the price, `YYYY-MM-DD`; absent where none is near. */
  readonly priceValidUntil?: CalendarDay;
};

/** Working days, as `unitCode` has only days. */
type DaysData = {
  readonly '@type': 'QuantitativeValue';
  readonly minValue: number;
  readonly maxValue: number;
  readonly unitCode: 'DAY';
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
      readonly deliveryTime: {
        readonly '@type': 'ShippingDeliveryTime';
        readonly handlingTime: DaysData;
        readonly transitTime: DaysData;
      };
    };
  };

type SoldData = {
  readonly '@type': 'Product';
  readonly '@id': string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly image: readonly string[];
  readonly brand: { readonly '@type': 'Brand'; readonly name: string };
};

export type ProductData = SoldData & { readonly offers: OfferData };

export type GiftVoucherData = SoldData & {
  readonly offers: Amount &
    Pick<OfferTerms, 'seller'> & {
      readonly '@type': 'AggregateOffer';
      readonly availability: 'https://schema.org/InStock';
      readonly lowPrice: string;
      readonly highPrice: string;
    };
};

/** In milliseconds; a price that ends later has no end that anybody plans with. */
const longestValidity = 365 * 86_400_000;

/** Left out for a price that ends today: a search engine would take it for ended. */
const validityOf = ({
  locale,
  pricesEnd,
  now,
}: ProductFacts): Pick<OfferTerms, 'priceValidUntil'> => {
  if (pricesEnd === undefined || pricesEnd - now > longestValidity) return {};
  const { timeZone } = marketTable[localeTable[locale].market];
  const day = addCalendarDays(calendarDay(timeZone, pricesEnd), -1);
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

/** Only the latest day is promised; every step takes a day at least. */
const upToDays = (maxValue: number): DaysData => ({
  '@type': 'QuantitativeValue',
  minValue: 1,
  maxValue,
  unitCode: 'DAY',
});

const shownOffer = (facts: ProductFacts): OfferData => {
  const { locale, shownFormat, shownPrice, extraDays, url } = facts;
  const currency = shownPrice.currency.toUpperCase();
  const { market } = localeTable[locale];
  const shipping = shippingCost(market, shownFormat);
  const { productionDays, transitDays } = deliveryRules[market];
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
      valueAddedTaxIncluded: taxRates[market].length > 0,
    },
    ...termsOf(facts),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryOf(locale) },
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: printWirePrice(shipping),
        currency: shipping.currency.toUpperCase(),
      },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: upToDays(productionDays + extraDays),
        transitTime: upToDays(transitDays),
      },
    },
  };
};

const soldData = ({ name, description, url, pictures, brand }: SoldFacts): SoldData => ({
  '@type': 'Product',
  '@id': `${url}#product`,
  name,
  description,
  url,
  image: pictures,
  brand: { '@type': 'Brand', name: brand },
});

/** The product at the price that its page shows first, as consumers pay it. */
export const productData = (facts: ProductFacts): ProductData => ({
  ...soldData(facts),
  offers: shownOffer(facts),
});

/** Gift vouchers of every amount that can be bought; they are sent by mail at once. */
export const giftVoucherData = (facts: SoldFacts): GiftVoucherData => {
  const currency = currencyOf(facts.locale);
  const { minimum, maximum } = giftVoucherAmounts[currency];
  return {
    ...soldData(facts),
    offers: {
      '@type': 'AggregateOffer',
      availability: 'https://schema.org/InStock',
      priceCurrency: currency.toUpperCase(),
      lowPrice: printWirePrice({ minorUnits: minimum, currency }),
      highPrice: printWirePrice({ minorUnits: maximum, currency }),
      seller: { '@id': facts.seller },
    },
  };
};
