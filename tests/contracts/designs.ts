/** What every implementation of the ports of designs must do: collages and card themes. */
import { describe, expect, test } from 'vitest';

import { cardOccasions } from '../../core/domain/products/card/cards.ts';
import {
  initialCardOverview,
  noCardFilters,
  type CardOverview,
} from '../../core/domain/products/card/overview.ts';
import type { CollageDesign } from '../../core/domain/products/collage/collage-design.ts';
import { E } from '../../core/fp.ts';
import type { CardTheme, CardThemes } from '../../core/ports/card/card-themes.ts';
import type { Collages } from '../../core/ports/collage/collages.ts';
import type { ShopScope } from '../../core/ports/scope.ts';

const tilesOf = ({ tiles }: CollageDesign): CollageDesign['tiles'] => tiles;

/** The suite for collages. `start` begins an implementation that knows exactly the given ids. */
export const collagesContract = (
  name: string,
  start: (designIds: readonly number[]) => Promise<Collages>,
): void => {
  describe(`collages: ${name}`, () => {
    test('are known by their id, each with its places inside it', async () => {
      const collages = await start([1, 13]);
      for (const designId of [13, 1, 13]) {
        const answer = await collages.design(designId)();
        if (E.isLeft(answer)) throw new Error(answer.left.kind);
        expect(answer.right.designId).toBe(designId);
        for (const { left, top, width, height } of tilesOf(answer.right)) {
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
        }
      }
    });

    test('that do not exist are not found', async () => {
      const collages = await start([1]);
      const missing = E.left({ kind: 'collage-not-found', designId: 99 });
      expect(await collages.design(99)()).toEqual(missing);
      expect(await collages.design(99)()).toEqual(missing);
    });
  });
};

const scope: ShopScope = { channel: 'kartenliebe', locale: 'de-DE' };

/** Thirty themes, of two occasions by turns. */
const knownThemes: readonly CardTheme[] = Array.from({ length: 30 }, (_, index) => ({
  id: `theme-${index}`,
  name: `Theme ${index}`,
  occasion: cardOccasions[index % 2] ?? cardOccasions[0],
}));

/** The suite for card themes. */
export const cardThemesContract = (
  name: string,
  start: (themes: readonly CardTheme[]) => Promise<CardThemes>,
): void => {
  describe(`card themes: ${name}`, () => {
    const pageOf = async (change: Partial<CardOverview>) => {
      const themes = await start(knownThemes);
      const answer = await themes.overview(scope, { ...initialCardOverview, ...change })();
      if (E.isLeft(answer)) throw new Error(answer.left.kind);
      return answer.right;
    };

    test('are known by their id', async () => {
      const themes = await start(knownThemes);
      expect(await themes.theme(scope, 'theme-7')()).toEqual(E.right(knownThemes[7]));
      expect(await themes.theme(scope, 'theme-77')()).toEqual(
        E.left({ kind: 'theme-not-found', id: 'theme-77' }),
      );
    });

    test('lie on pages that hold each of them once', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => pageOf({ page })));
      expect(pages.map(({ total }) => total)).toEqual([30, 30, 30, 30]);
      expect(pages.map(({ themes }) => themes.length)).toEqual([12, 12, 6, 0]);
      const ids = pages.flatMap(({ themes }) => themes.map(({ id }) => id));
      expect(new Set(ids).size).toBe(30);
      expect((await pageOf({ pageSize: 48 })).themes).toHaveLength(30);
    });

    test('are filtered by their occasion', async () => {
      const [occasion] = cardOccasions;
      const { themes, total } = await pageOf({
        filters: { ...noCardFilters, category: [occasion] },
        pageSize: 48,
      });
      expect(total).toBe(15);
      expect(themes.every((theme) => theme.occasion === occasion)).toBe(true);
    });
  });
};
