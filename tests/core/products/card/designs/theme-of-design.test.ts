import { expect, test } from 'vitest';

import type { CardDesign } from '../../../../../core/domain/products/card/designs/card-design.ts';
import { cardFactsOf } from '../../../../../core/domain/products/card/designs/card-facts.ts';
import { cardThemeOf } from '../../../../../core/domain/products/card/designs/theme-of-design.ts';

const design: CardDesign = {
  id: 'elise',
  name: 'Élise',
  occasion: 'hochzeit',
  piece: 'card',
  style: 'line-art',
  layout: 'thank-you',
  shape: 'small',
  sheet: 'flat',
  ornament: 'eucalyptus',
  typePairing: 'garden',
  palettes: ['sage', 'eucalyptus', 'blush'],
  seed: 1,
};

const standing = {
  rank: 1,
  popularity: 5,
  created: 0,
  isNew: false,
  isBestseller: true,
  suite: ['elise-menu'],
} as const;

test('a theme is what its design is, and what the shop says of it', () => {
  expect(cardThemeOf(design, standing)).toEqual({
    id: 'elise',
    name: 'Élise',
    occasion: 'hochzeit',
    piece: 'card',
    style: 'line-art',
    shape: 'small',
    colours: ['green', 'rose'],
    labels: ['bestseller', 'suite'],
    suite: ['elise-menu'],
    rank: 1,
    popularity: 5,
    created: 0,
    facts: cardFactsOf(design),
  });
  const folded = cardThemeOf(
    { ...design, sheet: 'folded', style: 'foil' },
    { ...standing, isNew: true, suite: [] },
  );
  expect(folded.labels).toEqual(['new', 'bestseller', 'foil']);
  expect(cardThemeOf(design, { ...standing, isBestseller: false }).labels).toEqual(['suite']);
});
