import { expect, test } from 'vitest';

import { cardFactsOf } from '../../../../../core/domain/products/card/designs/card-facts.ts';
import { cardThemeOf } from '../../../../../core/domain/products/card/designs/theme-of-design.ts';
import { sampleDesign, sampleStanding } from '../../../../fakes/sample-design.ts';

test('a theme is what its design is, and what the shop says of it', () => {
  expect(cardThemeOf(sampleDesign, sampleStanding)).toEqual({
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
    facts: cardFactsOf(sampleDesign),
  });
  const folded = cardThemeOf(
    { ...sampleDesign, sheet: 'folded', style: 'foil' },
    { ...sampleStanding, isNew: true, suite: [] },
  );
  expect(folded.labels).toEqual(['new', 'bestseller', 'foil']);
  expect(cardThemeOf(sampleDesign, { ...sampleStanding, isBestseller: false }).labels).toEqual([
    'suite',
  ]);
});
