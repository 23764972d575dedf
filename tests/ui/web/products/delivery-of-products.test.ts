/** What the loader of a product page says of delivery, and of what its address names in vain. */
import { describe, expect, test } from 'vitest';

import type { Page } from '../../../../core/domain/content/page.ts';
import { deliveredPrice, shippingCost } from '../../../../core/domain/delivery/shipping-cost.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../../core/domain/locale/markets.ts';
import type { Format } from '../../../../core/domain/format/format.ts';
import { TE } from '../../../../core/fp.ts';
import type { ArticlePrices } from '../../../../core/ports/article-prices.ts';
import { loadProduct } from '../../../../ui/web/products/load-product.ts';
import { embedded, siteFor } from '../../../arbitraries/routing.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { memoryExpressShop } from '../../../fakes/express-shop.ts';
import { memoryArticlePrices } from '../../../fakes/article-prices.ts';
import { canvasConfigurator } from '../../../fakes/canvas-configurator.ts';
import { plainPage } from '../../../fakes/plain-page.ts';
import { failingShipping, fakeShipping, sampleDeliveryRule } from '../../../fakes/shipping.ts';
import { failingSkuContainers } from '../../../fakes/sku-containers.ts';
import { wallPictureOf } from '../../../fakes/wall-picture-of.ts';
import { requestFor, startDecision } from '../requests.ts';

const page: Page = { ...plainPage('home'), product: canvasConfigurator };

type Ports = Parameters<typeof requestFor>[2];

/** The product of the start page of a locale, which every shop has. */
const load = async (search: string, ports: Ports = {}, locale: Locale = 'de-DE') => {
  const decision = startDecision(embedded, 'poster', locale);
  const address = `http://${siteFor(embedded, 'poster', locale).host}/${search}`;
  const { request, log } = requestFor(decision, embedded, ports, address);
  const loaded = await loadProduct(request, decision, page);
  const product = loaded?.kind === 'product' ? wallPictureOf(loaded.product) : undefined;
  if (product === undefined) throw new Error(`${search} is not a product`);
  const { delivery, kept, unknown } = product;
  return { delivery, kept, unknown, codes: log.reports.map(({ code }) => code) };
};

const elsewhereAt = async (search: string, ports: Ports = {}) => {
  const { delivery } = await load(search, ports);
  if (delivery?.elsewhere === undefined) throw new Error(`${search}: nothing of another country`);
  return delivery.elsewhere;
};

/** The prices of articles as the shop of every market but one has them. */
const articlePricesBut = (
  market: string,
  answer: ReturnType<ArticlePrices['price']>,
): ArticlePrices => {
  const usual = memoryArticlePrices();
  return {
    ...usual,
    price: (scope, articles) =>
      marketOf(scope.locale) === market ? answer : usual.price(scope, articles),
  };
};

describe('the countries of a product page', () => {
  test('begin with its own; the others follow by their names', async () => {
    const { delivery, kept, unknown } = await load('');
    const names = delivery?.countries.map(({ name }) => name) ?? [];
    expect(names[0]).toBe('Deutschland');
    expect(names).toHaveLength(11);
    expect(names.slice(1)).toEqual(
      names.slice(1).toSorted((one, other) => one.localeCompare(other, 'de')),
    );
    expect([delivery?.elsewhere, kept, unknown]).toEqual([undefined, [], []]);
  });

  test('are named in its language', async () => {
    const { delivery } = await load('', {}, 'fr-CH');
    expect(delivery?.countries[0]).toEqual({ code: 'CH', name: 'Suisse' });
    expect(delivery?.countries).toContainEqual({ code: 'DE', name: 'Allemagne' });
  });

  test('leave only its own where inches are sold', async () => {
    const { delivery, kept, unknown } = await load('?country=US', {}, 'en-US');
    expect([delivery?.countries, kept, unknown]).toEqual([[], [], []]);
  });

  test('leave the page as it is where its own is named', async () => {
    expect(await load('?country=DE')).toEqual(await load(''));
  });

  test.each(['IE', 'US', 'nonsense'])('do not have %s: the page says so', async (country) => {
    const plain = await load('');
    expect(await load(`?country=${country}`)).toEqual({ ...plain, unknown: ['country'] });
  });
});

describe('delivery to another country', () => {
  const formats: readonly (readonly [string, Format])[] = [
    ['600x400', { width: 600, height: 400, unit: 'cm' }],
    ['1200x800', { width: 1200, height: 800, unit: 'cm' }],
    // An own format, and too large for a parcel.
    ['1500x1000', { width: 1500, height: 1000, unit: 'cm' }],
  ];

  test.each(formats)(
    'costs what the shop there asks for %s, and that country’s shipping',
    async (formatType, format) => {
      const search = `?materialType=leinwand&formatType=${formatType}&optionTypes=leinwand-keilrahmen-38mm`;
      const { price, costs, selection } = await elsewhereAt(`${search}&country=CH`);
      expect(selection).toBe(
        `material=leinwand&formatType=${formatType}&optionTypes=leinwand-keilrahmen-38mm`,
      );
      if (typeof price === 'string') throw new Error('The price is missing.');
      expect(price.priceCurrent.currency).toBe('chf');
      const shipping = shippingCost('ch', format);
      const isParcel = formatType !== '1500x1000';
      expect(costs[isParcel ? 'parcel' : 'bulky']).toEqual(shipping);
      expect(deliveredPrice(price.priceCurrent, shipping)).toEqual({
        currency: 'chf',
        minorUnits: price.priceCurrent.minorUnits + (isParcel ? 690 : 1990),
      });
    },
  );

  test('is told in the words of the page, with the way to the page there', async () => {
    const elsewhere = await elsewhereAt('?country=FR');
    expect(elsewhere).toMatchObject({
      code: 'FR',
      country: 'Frankreich',
      language: 'Französisch',
      locale: 'fr-FR',
      href: 'http://fr.localhost:3000/',
    });
    expect(new URL(elsewhere.shippingHref).host).toBe('fr.localhost:3000');
  });

  test('is read in the page’s language where that shop speaks it', async () => {
    expect(await elsewhereAt('?country=CH')).toMatchObject({ locale: 'de-CH' });
    expect(await elsewhereAt('?country=at')).toMatchObject({
      locale: 'de-AT',
      country: 'Österreich',
    });
  });

  test('is promised by the rules of that country, at its hours', async () => {
    const clock = manualClock(Date.parse('2026-11-20T10:00:00Z'));
    const usual = fakeShipping(clock);
    const slow = fakeShipping(clock, { ...sampleDeliveryRule, transitDays: 6, cutOffHour: 10 });
    const shipping = {
      information: (scope: Parameters<typeof usual.information>[0]) =>
        (marketOf(scope.locale) === 'gb' ? slow : usual).information(scope),
    };
    const { delivery } = await load('?country=GB', { shipping });
    const there = delivery?.elsewhere?.promise;
    // Two hours before its cut-off, in the time of London.
    expect(there?.cutOffTime).toBe('8:00');
    expect(there?.cutOffDate).toContain('November');
    expect(there?.arrivals[0].day).toBe('2026-12-03');
    expect(delivery?.promise?.arrivals[0].day).toBe('2026-11-26');
  });

  test('goes by express where that country’s shop has it', async () => {
    const orderBefore = Date.parse('2026-11-21T12:00:00Z');
    const austrian = memoryExpressShop({
      products: ['wall-picture'],
      orderBefore,
      arrival: Date.parse('2026-11-24T19:00:00Z'),
      surcharge: { minorUnits: 990, currency: 'eur' },
    });
    const none = memoryExpressShop(undefined);
    const expressShop = {
      offer: (scope: Parameters<typeof none.offer>[0]) =>
        (marketOf(scope.locale) === 'at' ? austrian : none).offer(scope),
    };
    expect((await elsewhereAt('?country=AT', { expressShop })).express).toMatchObject({
      orderBefore,
      arrival: 'Di., 24.\u00a0November',
      surcharge: { minorUnits: 990 },
    });
    expect((await elsewhereAt('?country=FR', { expressShop })).express).toBeUndefined();
    expect((await load('?country=AT', { expressShop })).delivery?.express).toBeUndefined();
  });

  test('is kept with what else is chosen', async () => {
    expect((await load('?country=AT')).kept).toEqual([['country', 'AT']]);
  });

  test.each([
    ['not-sold', TE.right([undefined])],
    ['unavailable', TE.left({ kind: 'prices-unavailable', reason: 'away' } as const)],
  ] as const)('has no price where it is %s there; the page stands', async (said, answer) => {
    const articlePrices = articlePricesBut('at', answer);
    const { delivery, unknown } = await load('?country=AT', { articlePrices });
    expect(delivery?.elsewhere?.price).toBe(said);
    expect([delivery?.promise === undefined, unknown]).toEqual([false, []]);
  });

  test('says nothing while nobody says what delivery is; the country is kept', async () => {
    const { delivery, kept } = await load('?country=AT', { shipping: failingShipping() });
    expect([delivery, kept]).toEqual([undefined, [['country', 'AT']]]);
  });
});

describe('a SKU that is not to be had', () => {
  test.each([
    '?sku=nobodys',
    '?sku=no%20sku%20at%20all',
    // Not sold here; a format that cannot be made.
    '?sku=forexplatte_600x400',
    '?sku=leinwand_4000x4000',
    '?sku=leinwand_19x19',
  ])('is told: %s', async (search) => {
    expect(await load(search)).toEqual({ ...(await load('')), unknown: ['sku'] });
  });

  test.each([
    '?sku=leinwand_600x400',
    '?sku=acrylglas_artbox_600x400',
    '?sku=leinwand_610x370',
    '?sku=',
    // What the address selects by itself is worth more.
    '?sku=nobodys&materialType=leinwand',
  ])('is not told of %s', async (search) => {
    expect((await load(search)).unknown).toEqual([]);
  });

  test('is not told while the service does not answer', async () => {
    const skuContainers = failingSkuContainers();
    expect((await load('?sku=nobodys', { skuContainers })).unknown).toEqual([]);
  });
});
