import { describe, expect, test } from 'vitest';

import type { WrittenBlock } from '../../../core/domain/content/blocks/registry.ts';
import type { ListedPage } from '../../../core/domain/content/listed-page.ts';
import { cardOverviewPaths } from '../../../core/domain/products/card/overview-address.ts';
import { E } from '../../../core/fp.ts';
import { listedBelow } from '../../../core/usecases/overview-pages.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import { memoryContent } from '../../fakes/content.ts';
import { plainContent } from '../../fakes/plain-page.ts';

const overview: ListedPage = {
  route: { kind: 'content', segments: ['kartendesigns'] },
  slug: 'kartendesigns',
  title: 'Karten',
  description: '',
  alternates: { 'de-DE': 'kartendesigns', 'fr-FR': 'modeles-de-cartes', 'en-GB': 'elsewhere' },
  pictures: [],
  lastModified: undefined,
};

test('the pages below the overview of cards are listed with it, each in its languages', () => {
  const below = listedBelow('de-DE', overview);
  expect(below).toHaveLength(cardOverviewPaths.length);
  expect(below.find(({ slug }) => slug === 'kartendesigns/hochzeit')).toEqual({
    ...overview,
    route: { kind: 'content', segments: ['kartendesigns', 'hochzeit'] },
    slug: 'kartendesigns/hochzeit',
    title: 'Hochzeit',
    alternates: { 'de-DE': 'kartendesigns/hochzeit', 'fr-FR': 'modeles-de-cartes/mariage' },
  });
  expect(listedBelow('fr-FR', overview)).toEqual([]);
  expect(listedBelow('de-DE', { ...overview, slug: 'impressum' })).toEqual([]);
});

describe('a page below the overview of cards', () => {
  const kept: WrittenBlock = { kind: 'rich-text', id: 'text', headline: '', text: [] };
  const blocks: readonly WrittenBlock[] = [
    kept,
    { kind: 'design-overview', id: 'designs', path: undefined },
    { kind: 'gallery', id: 'gallery', headline: '', items: [] },
    {
      kind: 'video',
      id: 'video',
      headline: '',
      title: 'Karten',
      text: '',
      file: '/files/a.mp4',
      poster: { source: 'a.jpg', alternative: '' },
      captions: undefined,
    },
  ];
  const request = { channel: 'kartenliebe', locale: 'de-DE', platform: 'web' } as const;
  const contentOf = (own: readonly WrittenBlock[]) =>
    memoryContent([
      {
        channel: 'kartenliebe',
        locale: 'de-DE',
        slug: 'kartendesigns',
        story: {
          kind: 'page',
          id: 'p',
          content: {
            ...plainContent('Karten', own),
            breadcrumb: [{ text: 'Start', url: '/' }],
          },
        },
      },
    ]);
  const slug = 'kartendesigns/hochzeit';

  test('is the overview itself, by its own name and without what shows designs of all kinds', async () => {
    const content = contentOf(blocks);
    const [found, root] = await Promise.all(
      [slug, 'kartendesigns'].map((one) => showPage({ ...request, slug: one })({ content })()),
    );
    if (!root || E.isLeft(root)) throw new Error('There is no overview.');
    expect(found).toEqual(
      E.right({
        ...root.right,
        slug,
        alternates: { 'de-DE': slug },
        breadcrumb: [
          { text: 'Start', url: '/' },
          { text: 'Hochzeit', url: `/${slug}` },
        ],
        blocks: [
          kept,
          {
            kind: 'design-overview',
            id: 'designs',
            path: { key: 'category', value: 'hochzeit' },
          },
        ],
      }),
    );
  });

  test('is none where the page above shows no overview, or there is none', async () => {
    for (const content of [contentOf([kept]), contentOf([]), memoryContent([])])
      expect(E.isLeft(await showPage({ ...request, slug })({ content })())).toBe(true);
    const content = contentOf([kept]);
    expect(await showPage({ ...request, slug })({ content })()).toEqual(
      E.left({ kind: 'page-not-found', slug }),
    );
  });
});
