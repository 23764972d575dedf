/** What search engines read: in the words of schema.org, with true prices and days. */
import { fc, test as property } from '@fast-check/vitest';
import type {
  Article,
  BreadcrumbList,
  CollectionPage,
  FAQPage,
  Organization,
  Product,
  WebSite,
} from 'schema-dts';
import { describe, expect, expectTypeOf, test } from 'vitest';

import {
  giftVoucherData,
  productData,
  type GiftVoucherData,
  type ProductData,
} from '../../../core/domain/content/product-data.ts';
import {
  dataGraph,
  printScriptJson,
  questionsData,
  type ArticleData,
  type BreadcrumbData,
  type CompanyData,
  type ListData,
  type QuestionsData,
  type WebSiteData,
} from '../../../core/domain/content/structured-data.ts';
import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { addWorkingDays, deliveryPromise } from '../../../core/domain/delivery/delivery.ts';
import { extraWorkingDays } from '../../../core/domain/delivery/production-days.ts';
import { shippingCost } from '../../../core/domain/delivery/shipping-cost.ts';
import { deliveryRules } from '../../../core/domain/delivery/tables/delivery-rules.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { locales, localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import { countryOf } from '../../../core/domain/locale/markets.ts';
import { isIndexable } from '../../../core/domain/content/robots-meta.ts';
import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import { anyDeliveryInstant } from '../../arbitraries/delivery.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

describe('the types', () => {
  test('are those of schema.org', () => {
    expectTypeOf<CompanyData>().toExtend<Organization>();
    expectTypeOf<WebSiteData>().toExtend<WebSite>();
    expectTypeOf<BreadcrumbData>().toExtend<BreadcrumbList>();
    expectTypeOf<ArticleData>().toExtend<Article>();
    expectTypeOf<QuestionsData>().toExtend<FAQPage>();
    expectTypeOf<ListData>().toExtend<CollectionPage>();
    expectTypeOf<ProductData>().toExtend<Product>();
    expectTypeOf<GiftVoucherData>().toExtend<Product>();
  });
});

const anyAmount = fc.integer({ min: 1, max: 10_000_000 });
const format = { width: 600, height: 400, unit: 'cm' } as const;

const facts = (locale: (typeof locales)[number], amount: number, now = 0) => {
  const currency = currencyOf(locale);
  return {
    locale,
    name: 'Canvas',
    description: 'Your photo',
    url: 'https://a.example/canvas',
    pictures: ['https://a.example/a.jpg'],
    brand: 'Shop',
    seller: 'https://a.example/#organization',
    shownFormat: format,
    extraDays: 0,
    shownPrice: { minorUnits: amount, currency },
    now,
  };
};

test('a product is said in the words of schema.org, and what it costs under which terms', () => {
  const product = facts('de-CH', 4_990);
  const price = { price: '49.90', priceCurrency: 'CHF' };
  const { deliveryTime, shippingRate, ...shipping } = productData(product).offers.shippingDetails;
  const { shippingDetails: _, ...offer } = productData(product).offers;
  expect({ ...productData(product), offers: offer }).toEqual({
    '@type': 'Product',
    '@id': `${product.url}#product`,
    name: product.name,
    description: product.description,
    url: product.url,
    image: product.pictures,
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      ...price,
      url: product.url,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        valueAddedTaxIncluded: true,
      },
      availability: 'https://schema.org/MadeToOrder',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': product.seller },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'CH',
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    },
  });
  expect(shipping).toEqual({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CH' },
  });
  expect(shippingRate).toMatchObject({ '@type': 'MonetaryAmount' });
  expect(deliveryTime['@type']).toBe('ShippingDeliveryTime');
  const days = { '@type': 'QuantitativeValue', minValue: 1, unitCode: 'DAY' };
  for (const time of [deliveryTime.handlingTime, deliveryTime.transitTime])
    expect(time).toMatchObject(days);
});

describe('the offer of a product', () => {
  property.prop([anyLocale, anyAmount])(
    'is the shown price in the site’s currency, and its delivery',
    (locale, amount) => {
      const { offers } = productData(facts(locale, amount));
      expect(offers.price).toMatch(/^\d+\.\d\d$/u);
      expect(Number(offers.price)).toBeCloseTo(amount / 100, 5);
      const currencies = [offers, offers.priceSpecification].map((one) => one.priceCurrency);
      expect(new Set(currencies)).toEqual(new Set([currencyOf(locale).toUpperCase()]));
      const { value, currency } = offers.shippingDetails.shippingRate;
      const cost = shippingCost(localeTable[locale].market, format);
      expect([Number(value) * 100, currency]).toEqual([
        expect.closeTo(cost.minorUnits, 5),
        cost.currency.toUpperCase(),
      ]);
    },
  );

  property.prop([anyLocale, fc.constantFrom(...materialTypes), anyDeliveryInstant])(
    'arrives, on a day without holidays, as the shop promises it to visitors',
    (locale, materialType, now) => {
      const { market } = localeTable[locale];
      const { timeZone } = marketTable[market];
      const picture = { materialType, frameType: 'holzrahmen', format } as const;
      const { offers } = productData({
        ...facts(locale, 1),
        extraDays: extraWorkingDays(picture),
      });
      const { handlingTime, transitTime } = offers.shippingDetails.deliveryTime;
      const { arrival, lastOrderDates } = deliveryPromise(deliveryRules[market], timeZone, now);
      const usual = calendarDay(timeZone, arrival);
      expect(
        addWorkingDays(
          calendarDay(timeZone, lastOrderDates.lodEnd ?? now),
          handlingTime.maxValue + transitTime.maxValue,
        ),
      ).toBe(addWorkingDays(usual, extraWorkingDays(picture)));
    },
  );

  test.each([
    // The first instant of the 1st in Berlin: the 30th was the last day.
    ['2026-11-30T23:00:00Z', '2026-11-20T10:00:00Z', '2026-11-30'],
    ['2026-11-30T22:59:59Z', '2026-11-20T10:00:00Z', '2026-11-29'],
    ['2026-12-01T12:00:00Z', '2026-12-01T10:00:00Z', undefined],
    ['2026-12-02T12:00:00Z', '2026-12-01T10:00:00Z', '2026-12-01'],
    // The 29th had twenty-three hours.
    ['2026-03-29T22:30:00Z', '2026-03-20T10:00:00Z', '2026-03-29'],
    ['2026-11-01T12:00:00Z', '2026-12-01T10:00:00Z', undefined],
    // Nobody plans with the end of a price in ten years.
    ['2036-11-24T12:00:00Z', '2026-12-01T10:00:00Z', undefined],
    ['2027-12-01T10:00:00Z', '2026-12-01T10:00:00Z', '2027-11-30'],
    ['2027-12-01T10:00:01Z', '2026-12-01T10:00:00Z', undefined],
  ])('hold to the last whole day before %s, said at %s: %s', (end, now, day) => {
    const given = { ...facts('de-DE', 100, Date.parse(now)), pricesEnd: Date.parse(end) };
    expect(productData(given).offers.priceValidUntil).toBe(day);
    expect(productData({ ...given, pricesEnd: undefined }).offers).not.toHaveProperty(
      'priceValidUntil',
    );
  });

  test('say where tax is part of the price', () => {
    const included = (locale: 'de-CH' | 'en-US') =>
      productData(facts(locale, 1)).offers.priceSpecification.valueAddedTaxIncluded;
    expect([included('de-CH'), included('en-US')]).toEqual([true, false]);
  });
});

test('countries are those of ISO 3166', () => {
  for (const locale of locales) expect(countryOf(locale)).toBe(locale.slice(3));
});

describe('the questions of a page', () => {
  const answer = (text: string) => [
    {
      kind: 'paragraph',
      children: [{ kind: 'text', text, isBold: false, isItalic: false, link: undefined }],
    } as const,
  ];
  const block = (id: string, ...items: readonly (readonly [string, string])[]) =>
    ({
      kind: 'questions',
      id,
      headline: '',
      items: items.map(([question, text]) => ({ question, answer: answer(text) })),
    }) as const;

  test('are one list of all blocks, without those that nobody answers', () => {
    const data = questionsData('de-DE', [
      block('a', ['1', 'x'], ['2', ' ']),
      block('b', ['3', 'y']),
    ]);
    const answered = (name: string, said: string) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: said },
    });
    expect(data).toEqual({
      '@type': 'FAQPage',
      inLanguage: 'de-DE',
      mainEntity: [answered('1', 'x'), answered('3', 'y')],
    });
    const { items } = block('c', ['4', 'z']);
    const help = {
      kind: 'help',
      id: 'h',
      groups: [{ headline: '', items }],
      link: undefined,
    } as const;
    const gallery = { kind: 'gallery', id: 'g', headline: '', items: [] } as const;
    const found = questionsData('de-DE', [gallery, help]);
    expect(found?.mainEntity.map(({ name }) => name)).toEqual(['4']);
    expect(questionsData('de-DE', [{ kind: 'breadcrumb', id: 'b' }])).toBeUndefined();
    expect(questionsData('de-DE', [block('a', ['1', ''])])).toBeUndefined();
    expect(questionsData('de-DE', [])).toBeUndefined();
  });
});

property.prop([fc.jsonValue()])('data in a script is read back, and ends no script', (value) => {
  const printed = printScriptJson({ value, hostile: '</script><!--<script>' });
  expect(printed).not.toContain('<');
  expect(JSON.parse(printed)).toEqual(
    JSON.parse(JSON.stringify({ value, hostile: '</script><!--<script>' })),
  );
});

test('a graph leaves out what is not there', () => {
  expect(dataGraph([undefined, { '@type': 'A' }])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'A' }],
  });
});

test.each([
  ['index, follow', true],
  ['', true],
  ['noindex, follow', false],
  [' NoIndex', false],
  ['none', false],
  ['max-snippet:20, nosnippet', true],
])('%j lets a page be kept: %s', (robots, isKept) => {
  expect(isIndexable(robots)).toBe(isKept);
});

test.each(locales)(
  'gift vouchers are offered from the least to the most that is sold: %s',
  (locale) => {
    const { offers, ...voucher } = giftVoucherData(facts(locale, 1));
    expect(offers).toEqual({
      '@type': 'AggregateOffer',
      availability: 'https://schema.org/InStock',
      priceCurrency: currencyOf(locale).toUpperCase(),
      lowPrice: '10.00',
      highPrice: '500.00',
      seller: { '@id': facts(locale, 1).seller },
    });
    const { offers: _shown, ...product } = productData(facts(locale, 1));
    expect(voucher).toEqual(product);
  },
);
