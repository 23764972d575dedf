import { describe, expect, test } from 'vitest';

import type { CardTheme } from '../../../core/domain/products/card/card-theme.ts';
import { initialCardOverview } from '../../../core/domain/products/card/overview.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { showCardOverview, showCardTheme } from '../../../core/usecases/card/shop-cards.ts';
import { showCard } from '../../../core/usecases/card/show-card.ts';
import { showPricedOverview } from '../../../core/usecases/card/show-overview.ts';
import { failingCardThemes, memoryCardThemes } from '../../fakes/card-themes.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../fakes/article-prices.ts';
import { priceWith } from '../../arbitraries/money.ts';
import { listedCards } from '../../fakes/listed-cards.ts';
import { sampleTheme } from '../../fakes/sample-theme.ts';
import { recordingLog } from '../../fakes/log.ts';

const scope: ShopScope = { channel: 'kartenliebe', locale: 'de-DE' };

describe('cards', () => {
  const theme: CardTheme = { ...sampleTheme, id: 'a', name: 'A' };
  const themes = [theme, { ...theme, id: 'b', name: 'B', occasion: 'taufe' }] as const;
  const unpricedReport = {
    code: 'prices-unavailable',
    facts: { part: 'card-prices', reason: 'no answer' },
  };

  test('are overviewed as the query asks', async () => {
    const log = recordingLog();
    const environment = { cardThemes: memoryCardThemes(themes), log };
    const shown = async (search: string) => {
      const found = await showCardOverview(scope, search)(environment)();
      if (E.isLeft(found)) throw new Error(found.left.kind);
      return [found.right.themes.map(({ id }) => id), found.right.total];
    };
    expect(await shown('?category[]=taufe')).toEqual([['b'], 1]);
    expect(await shown('?q=hochzeit')).toEqual([['a'], 1]);
    expect(await shown('?page=2')).toEqual([[], 2]);
    expect(log.reports).toEqual([]);
  });

  test('are shown with all that is sold of their design', async () => {
    const log = recordingLog();
    const cardThemes = memoryCardThemes(themes);
    const articlePrices = memoryArticlePrices({ card: listedCards });
    const shown = await showCard(scope, 'a')({ cardThemes, articlePrices, log })();
    expect(shown).toMatchObject({
      right: {
        theme,
        offer: { themeId: 'elena', sheets: ['folded', 'flat'], variants: ['sage', 'forest'] },
      },
    });
    expect(await showCard(scope, 'c')({ cardThemes, articlePrices, log })()).toEqual(
      E.left({ kind: 'theme-not-found', id: 'c' }),
    );
    expect(log.reports).toEqual([]);
    const unpriced = { cardThemes, articlePrices: failingArticlePrices(), log };
    expect(await showCard(scope, 'a')(unpriced)()).toEqual(
      E.right({ theme, offer: undefined, suite: [] }),
    );
    expect(log.reports).toEqual([unpricedReport]);
  });

  test('are overviewed with their prices, on the last page for any behind it', async () => {
    const log = recordingLog();
    const environment = {
      cardThemes: memoryCardThemes(themes),
      articlePrices: memoryArticlePrices({ card: listedCards }),
      log,
    };
    const first = initialCardOverview;
    const found = { themes, total: 2 };
    for (const page of [1, 2, 7])
      expect(await showPricedOverview(scope, { ...first, page })(environment)()).toMatchObject({
        right: { overview: first, found, listed: listedCards },
      });
    const filters = { ...first.filters, category: ['taufe'] };
    expect(await showPricedOverview(scope, { ...first, filters })(environment)()).toMatchObject({
      right: { overview: { ...first, filters }, found: { themes: [themes[1]], total: 1 } },
    });
    expect(log.reports).toEqual([]);
    const unpriced = { ...environment, articlePrices: failingArticlePrices() };
    expect(await showPricedOverview(scope, first)(unpriced)()).toMatchObject({
      right: { overview: first, found, listed: undefined },
    });
    expect(log.reports).toEqual([unpricedReport]);
  });

  test('are shown with what else of their suite is sold, and the least that it costs', async () => {
    const log = recordingLog();
    const unsold = { ...theme.facts, formats: [{ width: 1, height: 1 }] };
    const cardThemes = memoryCardThemes([
      { ...theme, suite: ['menu', 'gone', 'unsold'] },
      { ...theme, id: 'menu', piece: 'menu' },
      { ...theme, id: 'unsold', facts: unsold },
    ]);
    const articlePrices = memoryArticlePrices({ card: listedCards });
    const shown = await showCard(scope, 'a')({ cardThemes, articlePrices, log })();
    if (E.isLeft(shown)) throw new Error(shown.left.kind);
    expect(shown.right.suite.map(({ theme: { id }, from }) => [id, from])).toEqual([
      ['menu', priceWith('eur', 200, 200)],
    ]);
    expect(log.reports).toEqual([]);
  });

  test('have themes with an id', async () => {
    const log = recordingLog();
    const environment = { cardThemes: memoryCardThemes(themes), log };
    expect(await showCardTheme(scope, 'a')(environment)()).toEqual(E.right(themes[0]));
    for (const id of ['', ' ', 'c']) {
      expect(await showCardTheme(scope, id)(environment)()).toEqual(
        E.left({ kind: 'theme-not-found', id }),
      );
    }
    expect(log.reports).toEqual([]);
  });

  test('that cannot be loaded are logged, once each; an empty id is not even asked for', async () => {
    const log = recordingLog();
    const environment = { cardThemes: failingCardThemes(), log };
    await showCardOverview(scope, '')(environment)();
    await showCardTheme(scope, 'a')(environment)();
    await showCardTheme(scope, ' ')(environment)();
    const report = {
      code: 'overview-container-load-failed',
      facts: { part: 'themes', reason: 'no answer' },
    };
    expect(log.reports).toEqual([report, report]);
  });
});
