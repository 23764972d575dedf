import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { CardTheme } from '../../../../core/domain/products/card/card-theme.ts';
import { cardThemeOf } from '../../../../core/domain/products/card/designs/theme-of-design.ts';
import { cardFilterKeys } from '../../../../core/domain/products/card/cards.ts';
import { findCards, type CardThemePage } from '../../../../core/domain/products/card/find-cards.ts';
import {
  applyCardOverviewCommand,
  initialCardOverview,
  type CardOverview,
} from '../../../../core/domain/products/card/overview.ts';
import { anyAskedCardOverview, anyCardThemes } from '../../../arbitraries/card.ts';
import { sampleDesign, sampleStanding } from '../../../fakes/sample-design.ts';

const findAll = (themes: readonly CardTheme[], overview: CardOverview): CardThemePage =>
  findCards('de-DE', themes, { ...overview, pageSize: 48, page: 1 });

const idsOf = ({ themes }: CardThemePage): readonly string[] => themes.map(({ id }) => id);

const anyKey = fc.constantFrom(...cardFilterKeys);

describe('findCards', () => {
  property.prop([anyCardThemes, anyAskedCardOverview, fc.array(anyKey)])(
    'applies filters in any order',
    (themes, overview, keys) => {
      const first = new Set(keys);
      const some: CardOverview['filters'] = { ...overview.filters };
      const split = (isFirst: boolean): CardOverview => ({
        ...overview,
        filters: cardFilterKeys.reduce(
          (filters, key) => ({ ...filters, [key]: first.has(key) === isFirst ? some[key] : [] }),
          some,
        ),
      });
      const inTurn = (order: readonly boolean[]): CardThemePage =>
        order.reduce(
          (found, isFirst) => findAll(found.themes, split(isFirst)),
          findAll(themes, initialCardOverview),
        );
      const whole = idsOf(findAll(themes, overview));
      expect(idsOf(inTurn([true, false]))).toEqual(whole);
      expect(idsOf(inTurn([false, true]))).toEqual(whole);
    },
  );

  property.prop([anyCardThemes, anyAskedCardOverview, anyKey])(
    'counts for each value what is left once it is chosen',
    (themes, overview, key) => {
      const { counts } = findAll(themes, overview);
      for (const [value, count] of Object.entries(counts[key])) {
        const chosen = { ...overview, filters: { ...overview.filters, [key]: [value] } };
        expect([value, findAll(themes, chosen).total]).toEqual([value, count]);
        expect(count).toBeGreaterThan(0);
      }
    },
  );

  property.prop([anyCardThemes, anyAskedCardOverview])(
    'sums the counts of a filter that has one value for each theme',
    (themes, overview) => {
      for (const key of ['aspectRatio', 'category', 'product', 'style'] as const) {
        const all = applyCardOverviewCommand(overview, { kind: 'clear-filter', key });
        const { counts, total } = findAll(themes, all);
        expect(Object.values(counts[key]).reduce((sum, count) => sum + count, 0)).toBe(total);
      }
    },
  );

  property.prop([anyCardThemes, anyAskedCardOverview])(
    'lays each theme on one page, in one order',
    (themes, overview) => {
      const all = findAll(themes, overview);
      const pages = [1, 2, 3, 4, 5].map((page) =>
        findCards('de-DE', themes, { ...overview, pageSize: 12, page }),
      );
      expect(pages.flatMap(idsOf)).toEqual(idsOf(all));
      expect(all.themes).toHaveLength(all.total);
      for (const { total, counts } of pages)
        expect({ total, counts }).toEqual({
          total: all.total,
          counts: all.counts,
        });
      expect(idsOf(findAll(themes.toReversed(), overview))).toEqual(idsOf(all));
    },
  );
});

const theme = (change: Partial<CardTheme>): CardTheme => ({
  ...cardThemeOf(sampleDesign, sampleStanding),
  ...change,
});

describe('a theme', () => {
  test('is found by what it is', () => {
    expect(findAll([theme({})], initialCardOverview).counts).toEqual({
      aspectRatio: { portrait: 1 },
      category: { hochzeit: 1 },
      color: { green: 1, rose: 1 },
      label: { bestseller: 1, suite: 1 },
      product: { card: 1 },
      punching: { rounded: 1, hole: 1, wave: 1 },
      style: { 'line-art': 1 },
    });
  });

  test.each([
    ['de-DE', 'ELISE', true],
    ['de-DE', 'eli hoch', true],
    ['de-DE', 'elena', false],
    ['de-DE', 'lise', false],
    ['de-DE', 'linien', true],
    ['fr-FR', 'linien', false],
    ['fr-FR', 'mariage trait', true],
    ['en-GB', 'wedding elise', true],
    ['en-GB', 'wedding birthday', false],
    ['en-GB', '…', true],
  ] as const)('in %s "%s" finds it: %s', (locale, search, isFound) => {
    const { total } = findCards(locale, [theme({})], { ...initialCardOverview, search });
    expect(total === 1).toBe(isFound);
  });

  test.each([
    ['sort', ['b', 'c', 'a']],
    ['popularity', ['a', 'b', 'c']],
    ['created', ['c', 'b', 'a']],
  ] as const)('stands in the order %s, equals by rank and id', (sort, order) => {
    const themes = [
      theme({ id: 'a', rank: 2, popularity: 9, created: 1 }),
      theme({ id: 'c', rank: 1, popularity: 3, created: 2 }),
      theme({ id: 'b', rank: 1, popularity: 3, created: 1 }),
    ];
    expect(idsOf(findAll(themes, { ...initialCardOverview, sort }))).toEqual(order);
  });
});
