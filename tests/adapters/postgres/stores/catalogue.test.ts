/** What the stores of the catalogue read: of the article, market and channel that was asked for alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import {
  articleParts,
  articles,
  formatOffers,
} from '../../../../adapters/postgres/schema/articles.ts';
import {
  areaPriceRules,
  partPrices,
  priceChanges,
  promotions,
} from '../../../../adapters/postgres/schema/prices.ts';
import {
  deliveryRules,
  expressProducts,
  shippingCosts,
} from '../../../../adapters/postgres/schema/shipping.ts';
import { skuContainers } from '../../../../adapters/postgres/schema/sku-containers.ts';
import { writeListed } from '../../../../adapters/postgres/seed/seed.ts';
import { findArticle, formatOffersOf } from '../../../../adapters/postgres/stores/articles.ts';
import { assortmentOf } from '../../../../adapters/postgres/stores/assortment.ts';
import { listedHistoriesOf } from '../../../../adapters/postgres/stores/configurations.ts';
import { partsOf } from '../../../../adapters/postgres/stores/parts.ts';
import { areaPriceRuleOf, priceHistoriesOf } from '../../../../adapters/postgres/stores/prices.ts';
import {
  deliveryRuleOf,
  expressCost,
  expressProductsOf,
  lowestShippingCost,
} from '../../../../adapters/postgres/stores/shipping.ts';
import { skuContainerOf } from '../../../../adapters/postgres/stores/sku-containers.ts';
import { newDatabase } from '../new-database-folder.ts';

let database: Database;

const limits = { shorterMinimum: 1, shorterMaximum: 2, longerMinimum: 3, longerMaximum: 4 };
const canvas = { materialType: 'leinwand', frameType: undefined } as const;
const framed = { materialType: 'leinwand', frameType: 'schattenfuge-leinwand' } as const;
const glass = { materialType: 'acrylglas', frameType: 'artbox' } as const;
const poster = { channel: 'poster', ...limits } as const;
const at = (instant: number) => new Date(instant);
const rule = {
  cutOffHour: 12,
  safetyHours: 2,
  productionDays: 3,
  transitDays: 2,
  expressProductionDays: 1,
  expressTransitDays: 1,
  deliversOnSaturday: false,
};

beforeAll(async () => {
  database = await openDatabase(await newDatabase());
  const { orm } = database;
  await orm.insert(articles).values([
    { id: 'framed', ...poster, ...framed },
    { id: 'canvas', ...poster, ...canvas, longerMaximum: 5 },
    { id: 'glass', ...poster, ...glass },
    { id: 'card', ...poster, ...canvas, channel: 'kartenliebe' },
  ]);
  const offer = { unit: 'cm', height: 400, isInitial: false, isAvailable: true } as const;
  await orm.insert(formatOffers).values([
    { ...offer, articleId: 'canvas', width: 600, featuredRank: 0, isInitial: true },
    { ...offer, articleId: 'canvas', width: 900, isAvailable: false },
    { ...offer, articleId: 'canvas', width: 240, unit: 'in' },
    { ...offer, articleId: 'framed', width: 600 },
  ]);
  await orm.insert(articleParts).values([
    { articleId: 'canvas', part: 'leinwand-rand-farbig', priceClass: 'edge' },
    { articleId: 'canvas', part: 'leinwand-keilrahmen-38mm', priceClass: 'deep' },
    { articleId: 'canvas', part: 'leinwand-rand-weiss', priceClass: 'unpriced' },
    { articleId: 'framed', part: 'schattenfuge-schwarz', priceClass: 'frame' },
  ]);
  const surcharge = { market: 'de', validFrom: at(1), area: 0 } as const;
  await orm.insert(partPrices).values([
    { ...surcharge, priceClass: 'edge', amount: 100 },
    { ...surcharge, priceClass: 'edge', area: 60_000, amount: 200 },
    { ...surcharge, priceClass: 'deep', amount: 300 },
    { ...surcharge, priceClass: 'deep', market: 'ch', amount: 400 },
    { ...surcharge, priceClass: 'frame', amount: 500 },
  ]);
  const change = { articleId: 'canvas', market: 'de', longer: 600, shorter: 400 } as const;
  await orm.insert(priceChanges).values([
    { ...change, validFrom: at(1), amount: 3990 },
    { ...change, validFrom: at(2), amount: 4490 },
    { ...change, longer: 900, validFrom: at(1), amount: 5990 },
    { ...change, market: 'ch', validFrom: at(1), amount: 4990 },
    { ...change, articleId: 'framed', validFrom: at(1), amount: 5990 },
  ]);
  await orm.insert(promotions).values([
    { ...change, startsAt: at(3), endsAt: at(4), amount: 3490 },
    { ...change, startsAt: at(5), amount: 3390 },
    { ...change, market: 'ch', startsAt: at(3), amount: 3890 },
    { ...change, articleId: 'framed', startsAt: at(3), amount: 4890 },
  ]);
  await orm.insert(areaPriceRules).values([
    { articleId: 'canvas', market: 'de', baseAmount: 900, amountPerSquareDecimetre: 90 },
    { articleId: 'canvas', market: 'ch', baseAmount: 800, amountPerSquareDecimetre: 80 },
    { articleId: 'framed', market: 'de', baseAmount: 700, amountPerSquareDecimetre: 70 },
  ]);
  await orm.insert(shippingCosts).values([
    { market: 'de', kind: 'parcel', amount: 590 },
    { market: 'de', kind: 'bulky', amount: 490 },
    { market: 'de', kind: 'express', amount: 390 },
    { market: 'ch', kind: 'parcel', amount: 290 },
    { market: 'at', kind: 'express', amount: 190 },
  ]);
  await orm.insert(deliveryRules).values([
    { market: 'de', ...rule },
    { market: 'ch', ...rule, cutOffHour: 10 },
  ]);
  await orm.insert(expressProducts).values([
    { channel: 'poster', market: 'de', product: 'photo-frame' },
    { channel: 'poster', market: 'ch', product: 'collage' },
    { channel: 'kartenliebe', market: 'de', product: 'card' },
  ]);
  const parameters = { materialType: 'leinwand' } as const;
  await orm.insert(skuContainers).values([
    { channel: 'poster', sku: 'deep', parameters },
    { channel: 'poster', sku: 'wide', parameters: { materialType: 'poster' } },
    { channel: 'kartenliebe', sku: 'deep', parameters: { materialType: 'aludibond' } },
  ]);
});

afterAll(() => database.close());

test('an article by its channel, material and frame, with its limits', async () => {
  const shorter = { minimum: 1, maximum: 2 };
  const found = (id: string, maximum = 4) => ({
    id,
    limits: { shorter, longer: { minimum: 3, maximum } },
  });
  expect(await findArticle(database, 'poster', canvas)).toEqual(found('canvas', 5));
  expect(await findArticle(database, 'poster', framed)).toEqual(found('framed'));
  expect(await findArticle(database, 'kartenliebe', canvas)).toEqual(found('card'));
  expect(await findArticle(database, 'kartenliebe', framed)).toBeUndefined();
});

test('its standard formats in a unit', async () => {
  const format = (width: number) => ({ width, height: 400, unit: 'cm' });
  const rest = { featuredRank: undefined, isInitial: false };
  const offers = await formatOffersOf(database, 'canvas', 'cm');
  expect(offers.toSorted((one, other) => one.format.width - other.format.width)).toEqual([
    { format: format(600), featuredRank: 0, isInitial: true, isAvailable: true },
    { format: format(900), ...rest, isAvailable: false },
  ]);
  expect(await formatOffersOf(database, 'framed', 'cm')).toEqual([
    { format: format(600), ...rest, isAvailable: true },
  ]);
  expect(await formatOffersOf(database, 'glass', 'cm')).toEqual([]);
});

test('what a channel sells, in order, with the parts in theirs', async () => {
  const edges = ['leinwand-keilrahmen-38mm', 'leinwand-rand-farbig', 'leinwand-rand-weiss'];
  const inFrame = { ...framed, parts: ['schattenfuge-schwarz'] };
  const all = [{ ...glass, parts: [] }, inFrame, { ...canvas, parts: edges }];
  const [boxed] = all;
  const sold = (filter: Parameters<typeof assortmentOf>[2]) =>
    assortmentOf(database, 'poster', filter);
  expect(await sold({ kind: 'of-material', materialType: undefined })).toEqual(all);
  expect(await sold({ kind: 'of-material', materialType: 'leinwand' })).toEqual(all.slice(1));
  expect(await sold({ kind: 'in-frames', frameTypes: undefined })).toEqual([boxed, inFrame]);
  expect(await sold({ kind: 'in-frames', frameTypes: ['artbox', 'holzrahmen'] })).toEqual([boxed]);
  expect(
    await assortmentOf(database, 'kartenliebe', { kind: 'of-material', materialType: undefined }),
  ).toEqual([{ ...canvas, parts: [] }]);
});

test('the prices of an article’s parts in a market; what has none is not sold', async () => {
  const price = (amount: number, area = 0) => ({ validFrom: 1, area, amount });
  const inGermany = await partsOf(database, 'canvas', 'de');
  expect(inGermany.get('leinwand-rand-farbig')).toHaveLength(2);
  expect(inGermany.get('leinwand-rand-farbig')).toEqual(
    expect.arrayContaining([price(100), price(200, 60_000)]),
  );
  expect(inGermany.get('leinwand-keilrahmen-38mm')).toEqual([price(300)]);
  expect(inGermany.size).toBe(2);
  const inSwitzerland = await partsOf(database, 'canvas', 'ch');
  expect([...inSwitzerland]).toEqual([['leinwand-keilrahmen-38mm', [price(400)]]]);
  expect(await partsOf(database, 'glass', 'de')).toEqual(new Map());
});

test('all that an article ever cost in a market, by format', async () => {
  const histories = await priceHistoriesOf(database, 'canvas', 'de', 'cm');
  const ofWidth = (width: number) => histories.find(({ format }) => format.width === width);
  expect(histories).toHaveLength(2);
  expect(ofWidth(600)).toEqual({
    format: { width: 600, height: 400, unit: 'cm' },
    changes: [
      { validFrom: 1, amount: 3990 },
      { validFrom: 2, amount: 4490 },
    ],
    promotions: [
      { startsAt: 3, endsAt: 4, amount: 3490 },
      { startsAt: 5, endsAt: undefined, amount: 3390 },
    ],
  });
  expect(ofWidth(900)).toMatchObject({ promotions: [] });
  expect(await priceHistoriesOf(database, 'framed', 'de', 'cm')).toMatchObject([
    { changes: [{ amount: 5990 }], promotions: [{ amount: 4890 }] },
  ]);
  expect(await priceHistoriesOf(database, 'glass', 'de', 'cm')).toEqual([]);
});

test('the rule for own formats', async () => {
  const ruleOf = (articleId: string) => areaPriceRuleOf(database, articleId, 'de');
  expect(await ruleOf('canvas')).toEqual({ baseAmount: 900, amountPerSquareDecimetre: 90 });
  expect(await ruleOf('framed')).toEqual({ baseAmount: 700, amountPerSquareDecimetre: 70 });
  expect(await ruleOf('glass')).toBeUndefined();
  expect(await areaPriceRuleOf(database, 'canvas', 'ch')).toMatchObject({ baseAmount: 800 });
});

test('what one piece of a listed configuration ever cost', async () => {
  const listed = { channel: 'poster', product: 'photobook' } as const;
  await writeListed(database.orm, [
    {
      ...listed,
      prices: { small: (market) => (market === 'ch' ? 1190 : 990), large: () => 1990 },
    },
    { channel: 'kartenliebe', product: 'photobook', prices: { small: () => 490 } },
    { channel: 'poster', product: 'card', prices: { small: () => 290 } },
  ]);
  const historyOf = async ({
    parameters = 'small',
    ...asked
  }: {
    readonly parameters?: string;
    readonly channel?: 'kartenliebe';
    readonly product?: 'card';
    readonly market?: 'ch';
  }) => {
    const scope = { ...listed, market: 'de' as const, ...asked };
    const found = await listedHistoriesOf(database, { ...scope, parameters: [parameters] });
    // All that is listed holds the same.
    expect((await listedHistoriesOf(database, scope)).get(parameters)).toEqual(
      found.get(parameters),
    );
    return found.get(parameters);
  };
  const since = (amount: number) => ({ changes: [{ validFrom: 0, amount }], promotions: [] });
  expect(await historyOf({})).toEqual(since(990));
  expect(await historyOf({ parameters: 'large' })).toEqual(since(1990));
  expect(await historyOf({ channel: 'kartenliebe' })).toEqual(since(490));
  expect(await historyOf({ product: 'card' })).toEqual(since(290));
  expect(await historyOf({ market: 'ch' })).toEqual(since(1190));
  expect(await historyOf({ parameters: 'medium' })).toBeUndefined();
  // Listed anew, at another price.
  await writeListed(database.orm, [{ ...listed, prices: { large: () => 2490 } }]);
  expect(await historyOf({ parameters: 'large' })).toEqual(since(2490));
  expect(await historyOf({})).toBeUndefined();
  expect(await historyOf({ channel: 'kartenliebe' })).toEqual(since(490));
});

test('how and for how much a market is delivered to', async () => {
  expect(await deliveryRuleOf(database, 'ch')).toMatchObject({ ...rule, cutOffHour: 10 });
  expect(await deliveryRuleOf(database, 'fr')).toBeUndefined();
  const costs = async (market: 'de' | 'ch' | 'at') => [
    await lowestShippingCost(database, market),
    await expressCost(database, market),
  ];
  expect(await costs('de')).toEqual([490, 390]);
  expect(await costs('ch')).toEqual([290, undefined]);
  expect(await costs('at')).toEqual([undefined, 190]);
  expect(await expressProductsOf(database, 'poster', 'de')).toEqual(['photo-frame']);
  expect(await expressProductsOf(database, 'kartenliebe', 'ch')).toEqual([]);
});

test('a named configuration', async () => {
  expect(await skuContainerOf(database, 'poster', 'deep')).toEqual({
    sku: 'deep',
    parameters: { materialType: 'leinwand' },
  });
  expect(await skuContainerOf(database, 'kartenliebe', 'deep')).toMatchObject({
    parameters: { materialType: 'aludibond' },
  });
  expect(await skuContainerOf(database, 'kartenliebe', 'wide')).toBeUndefined();
});
