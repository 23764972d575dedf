import { expect, test } from 'vitest';

import type { ListedPage } from '../../../core/domain/content/listed-page.ts';
import type { CardThemePage } from '../../../core/domain/products/card/find-cards.ts';
import { E, TE } from '../../../core/fp.ts';
import type { CardThemes } from '../../../core/ports/card/card-themes.ts';
import { listDesignPages } from '../../../core/usecases/list-design-pages.ts';
import { failingCardThemes, memoryCardThemes } from '../../fakes/card-themes.ts';
import { recordingLog } from '../../fakes/log.ts';
import { sampleTheme } from '../../fakes/sample-theme.ts';

const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

const overview: ListedPage = {
  route: { kind: 'content', segments: ['kartendesigns'] },
  slug: 'kartendesigns',
  title: 'Karten',
  description: 'Alle Karten',
  alternates: { 'de-DE': 'kartendesigns', 'fr-FR': 'modeles-de-cartes' },
  pictures: [{ source: 'a.jpg', alternative: '' }],
  lastModified: undefined,
};
const imprint: ListedPage = { ...overview, slug: 'impressum' };

/** An overview of so many designs, one on each page, that keeps which pages were asked for. */
const pagedThemes = (total: number): CardThemes & { readonly asked: number[] } => {
  const asked: number[] = [];
  const { overview: found, ...others } = memoryCardThemes([sampleTheme]);
  return {
    ...others,
    asked,
    overview: (site, question) => {
      const { page } = question;
      asked.push(page);
      return TE.map((one: CardThemePage) => ({
        ...one,
        total,
        themes: [{ ...sampleTheme, id: `elena-${page}` }],
      }))(found(site, question));
    },
  };
};

test('every card has a page where its overview is, and what goes with it is found from there', async () => {
  const log = recordingLog();
  const created = Date.UTC(2026, 10, 27);
  const cardThemes = memoryCardThemes(
    Array.from({ length: 101 }, (_, rank) => ({
      ...sampleTheme,
      id: `elena-${rank}`,
      name: `Elena ${rank}`,
      piece: rank === 100 ? ('menu' as const) : ('card' as const),
      rank,
      created,
    })),
  );
  const listed = await listDesignPages(scope, [imprint, overview])({ cardThemes, log })();
  expect(listed).toEqual(
    E.right(
      Array.from({ length: 100 }, (_, rank) => ({
        ...overview,
        route: { kind: 'theme', id: `elena-${rank}` },
        slug: 'theme',
        title: `Elena ${rank}`,
        description: '',
        pictures: [],
        lastModified: '2026-11-27T00:00:00.000Z',
      })),
    ),
  );
  expect(log.reports).toEqual([]);
});

test('as many pages of the overview are asked for as there are, and never more than fifty', async () => {
  for (const [total, pages] of [
    [0, 1],
    [48, 1],
    [49, 2],
    [96, 2],
    [1_000_000, 50],
  ] as const) {
    const cardThemes = pagedThemes(total);
    const log = recordingLog();
    const listed = await listDesignPages(scope, [overview])({ cardThemes, log })();
    expect(cardThemes.asked).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
    expect(E.isRight(listed) && listed.right.map(({ route }) => route)).toEqual(
      cardThemes.asked.map((page) => ({ kind: 'theme', id: `elena-${page}` })),
    );
  }
});

test('a site without the overview lists none, and is not asked; one that cannot tell says so', async () => {
  const log = recordingLog();
  const cardThemes = failingCardThemes();
  expect(await listDesignPages(scope, [imprint])({ cardThemes, log })()).toEqual(E.right([]));
  expect(log.reports).toEqual([]);
  expect(await listDesignPages(scope, [overview])({ cardThemes, log })()).toEqual(
    E.left({ kind: 'content-unavailable', reason: 'themes-unavailable' }),
  );
  expect(log.reports).toHaveLength(1);
});
