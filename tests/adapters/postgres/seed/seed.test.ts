import { describe, expect, test } from 'vitest';

import { fc, test as property } from '@fast-check/vitest';

import {
  listAmount,
  articleLevels,
  prettyAmount,
} from '../../../../adapters/postgres/seed/amounts.ts';
import { articleSeeds } from '../../../../adapters/postgres/seed/articles.ts';
import { marketSeeds } from '../../../../adapters/postgres/seed/markets.ts';
import {
  areaRuleRows,
  offerRows,
  priceChangeRows,
  promotionRows,
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
import { E } from '../../../../core/fp.ts';
import { defaultLocaleOf } from '../../../../core/domain/locale/locale.ts';
import { localeTable, type Market } from '../../../../core/domain/locale/locales.ts';
import { areaOf } from '../../../../core/domain/pricing/own-format-price.ts';
import { anyFormat } from '../../../arbitraries/format.ts';
import { anyMarket } from '../../../arbitraries/locale.ts';

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
      const { endings } = marketSeeds[market];
      const pretty = prettyAmount(amount, endings);
      expect(endings).toContain(pretty % 100);
      expect(Math.abs(pretty - amount)).toBeLessThanOrEqual(100);
      expect(prettyAmount(pretty, endings)).toBe(pretty);
    },
  );

  test('keeps to the levels of the field', () => {
    const canvas = {
      materialType: 'leinwand',
      shorter: [1, 1],
      longer: [1, 1],
      formats: 'wall',
    } as const;
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
    const changes = priceChangeRows(today);
    const rows = promotionRows(today);
    expect(rows.length).toBeGreaterThan(0);
    for (const promotion of rows) {
      const list = changes.filter((change) => keyOf(change) === keyOf(promotion));
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
    const changes = priceChangeRows(today);
    for (const { articleId, market, baseAmount } of areaRuleRows()) {
      const amounts = changes
        .filter((change) => change.articleId === articleId && change.market === market)
        .map(({ amount }) => amount);
      expect(baseAmount).toBeLessThanOrEqual(Math.min(...amounts));
    }
  });
});
