import { expect, test } from 'vitest';

import type { ListedPage } from '../../../core/domain/content/listed-page.ts';
import { cardOverviewPaths } from '../../../core/domain/products/card/overview-address.ts';
import { listedBelow } from '../../../core/usecases/overview-pages.ts';

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
