/** What every implementation of the ports of designs must do: collages and card themes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Locale } from '../../core/domain/locale/locales.ts';
import type { CardTheme } from '../../core/domain/products/card/card-theme.ts';
import { cardSorts } from '../../core/domain/products/card/cards.ts';
import { findCards, type CardThemePage } from '../../core/domain/products/card/find-cards.ts';
import {
  initialCardOverview,
  type CardOverview,
} from '../../core/domain/products/card/overview.ts';
import type { CollageDesign } from '../../core/domain/products/collage/collage-design.ts';
import { E } from '../../core/fp.ts';
import type { CardThemes } from '../../core/ports/card/card-themes.ts';
import type { Collages } from '../../core/ports/collage/collages.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { anyAskedCardOverview, cardThemesFrom } from '../arbitraries/card.ts';

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

/** The same themes and overviews for every implementation. */
const seed = 23;
const [knownThemes = []] = fc.sample(cardThemesFrom(48), { seed, numRuns: 1 });
const overviews = fc.sample(anyAskedCardOverview, { seed, numRuns: 40 });

const onPage = async (
  themes: CardThemes,
  overview: CardOverview,
  locale: Locale = scope.locale,
): Promise<CardThemePage> => {
  const answer = await themes.overview({ ...scope, locale }, overview)();
  if (E.isLeft(answer)) throw new Error(answer.left.kind);
  return answer.right;
};

/**
 * The suite for card themes. `start` begins an implementation that knows exactly the given themes;
 * one that was started before may know the new ones, too.
 */
export const cardThemesContract = (
  name: string,
  start: (themes: readonly CardTheme[]) => Promise<CardThemes>,
): void => {
  describe(`card themes: ${name}`, () => {
    test('are known by their id', async () => {
      const themes = await start(knownThemes);
      const [, known] = knownThemes;
      expect(await themes.theme(scope, known?.id ?? '')()).toEqual(E.right(known));
      for (const id of ['not-known', 'Ä/?&', '__proto__', ''])
        expect(await themes.theme(scope, id)()).toEqual(E.left({ kind: 'theme-not-found', id }));
    });

    test('are found and counted as the core finds and counts them', async () => {
      const themes = await start(knownThemes);
      expect(overviews.some(({ search }) => search !== '')).toBe(true);
      for (const [index, overview] of overviews.entries()) {
        const locale = index % 2 === 0 ? 'de-DE' : 'fr-FR';
        expect(await onPage(themes, overview, locale)).toEqual(
          findCards(locale, knownThemes, overview),
        );
      }
    });

    test('are those of now after they have changed', async () => {
      await onPage(await start(knownThemes), initialCardOverview);
      const some = knownThemes.slice(0, 3);
      const changed = await start(some);
      for (const sort of cardSorts)
        expect(await onPage(changed, { ...initialCardOverview, sort })).toEqual(
          findCards(scope.locale, some, { ...initialCardOverview, sort }),
        );
      expect(await onPage(await start([]), initialCardOverview)).toMatchObject({ total: 0 });
    });
  });
};
