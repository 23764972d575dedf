import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { fc, test as property } from '@fast-check/vitest';

import {
  areaRule,
  articleLevels,
  listAmount,
  marketAmount,
  prettyAmount,
} from '../../../../adapters/postgres/seed/amounts.ts';
import { articleSeeds, type ArticleSeed } from '../../../../adapters/postgres/seed/articles.ts';
import { marketSeeds, type MarketSeed } from '../../../../adapters/postgres/seed/markets.ts';
import { expressRows, skuRows } from '../../../../adapters/postgres/seed/express-and-skus.ts';
import { listedRows, listedSeeds } from '../../../../adapters/postgres/seed/listed-products.ts';
import { libraryThemes } from '../../../../adapters/postgres/seed/card-themes.ts';
import { formatSets } from '../../../../adapters/postgres/seed/formats.ts';
import {
  areaRuleRows,
  articleId,
  articleRows,
  deliveryRows,
  offerRows,
  priceChangeRows,
  promotionRows,
  shippingRows,
} from '../../../../adapters/postgres/seed/rows.ts';
import { articlePartRows, partPriceRows } from '../../../../adapters/postgres/seed/part-rows.ts';
import { optionGroupTable } from '../../../../core/domain/catalogue/option-groups.ts';
import {
  defaultOptionOfGroup,
  optionTypes,
  parseOptionType,
} from '../../../../core/domain/catalogue/options.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../../../core/domain/catalogue/produced-frame.ts';
import { deliveryRules } from '../../../../core/domain/delivery/tables/delivery-rules.ts';
import { shippingRates } from '../../../../core/domain/delivery/tables/shipping-rates.ts';
import { limitsInTenths } from '../../../../core/domain/format/dimension-input.ts';
import { E } from '../../../../core/fp.ts';
import { defaultLocaleOf } from '../../../../core/domain/locale/locale.ts';
import { localeTable, markets, type Market } from '../../../../core/domain/locale/locales.ts';
import { areaOf } from '../../../../core/domain/pricing/own-format-price.ts';
import { anyFormat } from '../../../arbitraries/format.ts';
import { anyMarket } from '../../../arbitraries/locale.ts';

const limits = { shorter: [1, 1], longer: [1, 1], formats: 'wall' } as const;
const canvas = { materialType: 'leinwand', ...limits } as const;
const boxed = { materialType: 'acrylglas', frameType: 'artbox', ...limits } as const;

const isDefaultOrMilled = (optionType: string): boolean => {
  const option = parseOptionType(optionType);
  if (E.isLeft(option)) return true;
  const { group, option: name } = option.right;
  return optionGroupTable[group].material === 'fraesbild' || defaultOptionOfGroup(group) === name;
};

const today = Date.parse('2026-11-21T00:00:00Z');
const anyArticle = fc.constantFrom(...articleSeeds);
const keyOf = (row: { articleId: string; market: string; longer: number; shorter: number }) =>
  `${row.articleId} ${row.market} ${row.longer}x${row.shorter}`;

describe('the sample shop', () => {
  property.prop([anyMarket, anyArticle, anyFormat, anyFormat])(
    'asks no less for a larger format',
    (market, article, one, other) => {
      const amount = (format: typeof one) =>
        listAmount(marketSeeds[market], articleLevels(article), format);
      const [smaller, larger] = areaOf(one) <= areaOf(other) ? [one, other] : [other, one];
      expect(amount(smaller)).toBeLessThanOrEqual(amount(larger));
    },
  );

  property.prop([fc.nat({ max: 1_000_000 }), anyMarket])(
    'ends its prices as its market likes them, near what they were',
    (amount, market) => {
      const { endings }: MarketSeed = marketSeeds[market];
      const pretty = prettyAmount(amount, endings);
      expect(endings).toContain(pretty % 100);
      // Of all that end so none is nearer, and of two that are as near the other is higher.
      const distance = Math.abs(pretty - amount);
      for (let other = Math.max(1, amount - distance); other <= amount + distance; other += 1)
        if (endings.includes(other % 100)) expect(other).toBeGreaterThanOrEqual(pretty);
      expect(pretty).toBeGreaterThan(0);
      expect(distance).toBeLessThanOrEqual(100);
      expect(prettyAmount(pretty, endings)).toBe(pretty);
    },
  );

  test('keeps to the levels of the field', () => {
    const amounts = [
      [300, 200],
      [400, 300],
      [600, 400],
      [900, 600],
      [1500, 1000],
    ].map(([width = 0, height = 0]) =>
      listAmount(marketSeeds.de, articleLevels(canvas), { width, height, unit: 'cm' }),
    );
    expect(amounts).toEqual([1990, 2990, 4490, 7990, 17_990]);
  });

  test.each([
    ['de', canvas, 300, 200, 1990],
    ['de', canvas, 450, 300, 3190],
    ['ch', canvas, 450, 300, 3750],
    ['gb', canvas, 450, 300, 2899],
    ['de', canvas, 1500, 1500, 27_190],
    ['de', canvas, 3000, 1500, 54_890],
    ['de', canvas, 4000, 2000, 97_990],
    ['de', canvas, 100, 100, 1190],
    ['de', boxed, 450, 300, 8790],
  ] as const)('in %s: %o of %i × %i costs %i', (market, article, width, height, amount) => {
    const format = { width, height, unit: 'cm' } as const;
    expect(listAmount(marketSeeds[market], articleLevels(article), format)).toBe(amount);
  });

  test('asked less before, and asks beyond its largest format what it asks below', () => {
    const levels = articleLevels(canvas);
    const format = { width: 450, height: 300, unit: 'cm' } as const;
    expect(listAmount(marketSeeds.de, levels, format, 930)).toBe(2990);
    expect(areaRule(marketSeeds.de, levels)).toEqual({
      baseAmount: 990,
      amountPerSquareDecimetre: 124,
    });
    expect(areaRule(marketSeeds.ch, articleLevels(boxed))).toEqual({
      baseAmount: 4350,
      amountPerSquareDecimetre: 554,
    });
  });

  test('sells its articles by channel, material and frame, within their limits', () => {
    const rows = articleRows();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(articleSeeds.length);
    for (const [index, article] of articleSeeds.entries()) {
      const { channel = 'poster', frameType, ...seed }: ArticleSeed = article;
      expect(rows[index]).toEqual({
        id: articleId(article),
        channel,
        materialType: seed.materialType,
        frameType: frameType ?? null,
        shorterMinimum: seed.shorter[0],
        shorterMaximum: seed.shorter[1],
        longerMinimum: seed.longer[0],
        longerMaximum: seed.longer[1],
      });
    }
  });

  test('offers each format both ways up, the featured ones in their order, and what can be made as available', () => {
    const offers = Map.groupBy(offerRows(), (row) => `${row.articleId} ${row.unit}`);
    expect(offers.size).toBe(articleSeeds.length * 2);
    for (const article of articleSeeds)
      for (const unit of ['cm', 'in'] as const) {
        const { featured, initial, others } = formatSets[article.formats][unit];
        const rows = offers.get(`${articleId(article)} ${unit}`) ?? [];
        const sidesOf = ({ width, height }: (typeof rows)[number]) => [width, height];
        const expected = new Set(
          [...featured, ...others].flatMap(([width, height]) => [
            `${width}x${height}`,
            `${height}x${width}`,
          ]),
        );
        expect(rows.map((row) => sidesOf(row).join('x')).toSorted()).toEqual(
          [...expected].toSorted(),
        );
        const ranked = rows
          .filter(({ featuredRank }) => featuredRank !== null)
          .toSorted((one, other) => (one.featuredRank ?? 0) - (other.featuredRank ?? 0));
        expect(ranked.map(sidesOf)).toEqual(featured);
        expect(ranked.map(({ featuredRank }) => featuredRank)).toEqual([...featured.keys()]);
        expect(rows.filter(({ isInitial }) => isInitial).map(sidesOf)).toEqual([initial]);
        const { shorter, longer } = limitsInTenths(unit, {
          shorter: { minimum: article.shorter[0], maximum: article.shorter[1] },
          longer: { minimum: article.longer[0], maximum: article.longer[1] },
        });
        for (const { width, height, isAvailable } of rows) {
          const [low, high] = [Math.min(width, height), Math.max(width, height)];
          const isWithin =
            low >= shorter.minimum &&
            low <= shorter.maximum &&
            high >= longer.minimum &&
            high <= longer.maximum;
          expect(isAvailable).toBe(isWithin);
        }
      }
  });

  test('raised its list prices 200 days ago, from those of 700 days ago', () => {
    const changes = Map.groupBy(priceChangeRows(today), keyOf);
    const day = 86_400_000;
    for (const article of articleSeeds)
      for (const [market, unit, sides] of [
        ['de', 'cm', formatSets[article.formats].cm.initial],
        ['com', 'in', formatSets[article.formats].in.initial],
      ] as const) {
        const [longer, shorter] = sides;
        const amount = (perMille: number) =>
          listAmount(
            marketSeeds[market],
            articleLevels(article),
            { width: longer, height: shorter, unit },
            perMille,
          );
        const key = { articleId: articleId(article), market, longer, shorter };
        expect(changes.get(keyOf(key))).toEqual([
          { ...key, validFrom: new Date(today - 700 * day), amount: amount(930) },
          { ...key, validFrom: new Date(today - 200 * day), amount: amount(1000) },
        ]);
      }
  });

  test('knows how and for how much it delivers to every market', () => {
    expect(deliveryRows()).toEqual(markets.map((market) => ({ market, ...deliveryRules[market] })));
    const rows = shippingRows();
    for (const market of markets)
      for (const kind of ['parcel', 'bulky', 'express'] as const)
        expect(rows.find((row) => row.market === market && row.kind === kind)?.amount).toBe(
          shippingRates[market][kind],
        );
    for (const market of markets)
      expect(
        expressRows()
          .filter((row) => row.market === market)
          .map(({ channel, product }) => `${channel} ${product}`),
      ).toEqual(
        shippingRates[market].express === undefined
          ? []
          : ['poster photo-frame', 'poster collage', 'kartenliebe card'],
      );
  });

  test('names configurations in the poster channel', () => {
    expect(skuRows().map(({ channel, sku }) => [channel, sku])).toEqual([
      ['poster', 'canvas-deep'],
      ['poster', 'gallery-acrylic'],
      ['poster', 'museum-print'],
    ]);
  });

  test('starts every article with a format that can be made, in both units', () => {
    const initial = offerRows().filter(({ isInitial }) => isInitial);
    expect(initial).toHaveLength(articleSeeds.length * 2);
    for (const { isAvailable, featuredRank } of initial) {
      expect(isAvailable).toBe(true);
      expect(featuredRank).not.toBeNull();
    }
  });

  test('prices every format that it offers as available, and no other', () => {
    const unitOf = (market: Market): string => localeTable[defaultLocaleOf(market)].lengthUnit;
    const priced = new Set(
      priceChangeRows(today).map(
        ({ articleId, market, longer, shorter }) =>
          `${articleId} ${unitOf(market)} ${longer}x${shorter}`,
      ),
    );
    for (const { articleId, unit, width, height, isAvailable } of offerRows()) {
      const key = `${articleId} ${unit} ${Math.max(width, height)}x${Math.min(width, height)}`;
      expect([key, priced.has(key)]).toEqual([key, isAvailable]);
    }
  });

  test('asks less in each promotion than in its list, and knows the price before', () => {
    const changes = Map.groupBy(priceChangeRows(today), keyOf);
    const rows = promotionRows(today);
    const day = 86_400_000;
    // In every market with the unit of each promotion.
    expect(rows).toHaveLength(59);
    expect(rows.filter(({ market, longer }) => market === 'ch' && longer === 1200)).toEqual(
      [
        { from: -8, until: 20, cents: 9990 },
        { from: -31, until: -24, cents: 10_990 },
      ].map(({ from, until, cents }) => ({
        articleId: 'poster/leinwand',
        market: 'ch',
        longer: 1200,
        shorter: 800,
        startsAt: new Date(today + from * day),
        endsAt: new Date(today + until * day),
        amount: marketAmount(marketSeeds.ch, cents),
      })),
    );
    for (const promotion of rows) {
      const list = changes.get(keyOf(promotion)) ?? [];
      expect(Math.min(...list.map(({ amount }) => amount))).toBeGreaterThan(promotion.amount);
      const days =
        (promotion.startsAt.getTime() -
          Math.min(...list.map(({ validFrom }) => validFrom.getTime()))) /
        86_400_000;
      expect(days).toBeGreaterThan(30);
    }
  });

  test('asks no less for parts of a larger picture, and nothing that is not whole', () => {
    const rows = partPriceRows(today);
    expect(rows.length).toBeLessThan(7_000);
    const byCurve = Map.groupBy(rows, ({ priceClass, market, validFrom }) =>
      [priceClass, market, validFrom.getTime()].join(' '),
    );
    for (const curve of byCurve.values()) {
      const amounts = curve
        .toSorted((one, other) => one.area - other.area)
        .map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      for (const amount of amounts) expect(amount % 100).toBe(0);
    }
  });

  test('asks for parts what its market asks of a level, from the smallest one downwards and upwards', () => {
    const rows = partPriceRows(today);
    const levels = (priceClass: string, market: Market, daysAgo: number) =>
      rows
        .filter((row) => row.priceClass === priceClass && row.market === market)
        .filter(({ validFrom }) => validFrom.getTime() === today - daysAgo * 86_400_000)
        .map(({ area, amount }) => [area / 10_000, amount / 100]);
    expect(levels('led', 'ch', 200)).toEqual([
      [0, 70],
      [6, 70],
      [12, 93],
      [24, 129],
      [54, 199],
      [150, 353],
      [450, 825],
    ]);
    expect(levels('mat', 'de', 700)).toEqual([
      [0, 0],
      [2, 4],
      [6, 7],
      [12, 10],
      [24, 18],
      [54, 33],
      [150, 73],
    ]);
    expect(levels('frame-artbox', 'de', 200)).toContainEqual([24, 50]);
    expect(new Set(rows.map(({ market }) => market))).toEqual(new Set(markets));
  });

  test('sells with an article the options of its material, and the parts of its frame', () => {
    const parts = Map.groupBy(articlePartRows(), (row) => row.articleId);
    const partsOf = (id: string) => parts.get(id)?.map(({ part }) => part) ?? [];
    expect(partsOf('poster/leinwand')).toEqual([
      'leinwand-keilrahmen-38mm',
      'leinwand-rand-farbig',
      'leinwand-rand-gespiegelt',
    ]);
    // Holes are for what hangs without a frame.
    const holes = 'acrylglas-bohrung-corner-holes';
    expect(partsOf('poster/acrylglas')).toContain(holes);
    expect(partsOf('poster/acrylglas+artbox')).not.toContain(holes);
    expect(partsOf('poster/acrylglas+artbox')).toContain('acrylglas-druckverfahren-fineart');
    const framed = partsOf('poster/poster+holzrahmen');
    expect(framed).toEqual(expect.arrayContaining(['holzrahmen', 'mat-weiss', 'museum-glass']));
    expect(framed).not.toContain('mat-none');
    expect(framed).not.toContain(defaultProducedFrameOf('holzrahmen'));
    const unglazed = partsOf('poster/acrylglas+artbox');
    expect(unglazed).toContain('artbox');
    expect(unglazed.filter((part) => /^mat-|^museum-/u.test(part))).toEqual([]);
    for (const { part, priceClass } of articlePartRows().filter((row) =>
      /^mat-|^museum-/u.test(row.part),
    ))
      expect(priceClass).toBe(part.startsWith('mat-') ? 'mat' : part);
  });

  test('prices every part that it sells, and sells each option with its material', () => {
    const classes = new Set(partPriceRows(today).map(({ priceClass }) => priceClass));
    const parts = articlePartRows();
    for (const { priceClass } of parts) expect(classes).toContain(priceClass);
    const sold = new Set(parts.map(({ part }) => part));
    const offered = optionTypes.filter((optionType) => !isDefaultOrMilled(optionType));
    for (const optionType of offered) expect(sold).toContain(optionType);
    for (const { producedFrame, frameType } of producedFrames)
      expect(sold.has(producedFrame) || defaultProducedFrameOf(frameType) === producedFrame).toBe(
        true,
      );
  });

  test('asks no more for no area than for its smallest format', () => {
    const changes = Map.groupBy(priceChangeRows(today), (row) => `${row.articleId} ${row.market}`);
    const rules = areaRuleRows();
    expect(rules).toHaveLength(articleSeeds.length * markets.length);
    for (const { articleId, market, baseAmount } of rules) {
      const amounts = changes.get(`${articleId} ${market}`)?.map(({ amount }) => amount) ?? [];
      expect(baseAmount).toBeLessThanOrEqual(Math.min(...amounts));
    }
  });
});

/** What a shop is seeded with, on one day. */
const sampleDigest = (): string => {
  const day = 0;
  const rows = [
    listedRows(listedSeeds, new Date(day)),
    articleRows(),
    offerRows(),
    priceChangeRows(day),
    promotionRows(day),
    areaRuleRows(),
    articlePartRows(),
    partPriceRows(day),
    shippingRows(),
    deliveryRows(),
    expressRows(),
    skuRows(),
    libraryThemes(),
  ];
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
};

test('whoever changes the sample raises its version, so that shops are seeded anew', () => {
  // Of sample version 11. Another digest: raise `sampleVersion` (adapters/postgres/seed/seed.ts).
  expect(sampleDigest()).toBe('214234d4de59c732');
});
