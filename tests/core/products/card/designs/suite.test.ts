import { expect, test } from 'vitest';

import { designsOfSuite } from '../../../../../core/domain/products/card/designs/suite.ts';

const suite = {
  name: 'Élise & Co',
  occasion: 'hochzeit',
  layout: 'meadow',
  shape: 'portrait',
  sheet: 'folded',
  ornament: 'eucalyptus',
  typePairing: 'garden',
  palettes: ['sage', 'blush', 'eucalyptus'],
  seed: 7,
} as const;

test('a suite is its card, and the pieces in their own shapes, with the card’s idea', () => {
  const shared = { ...suite, style: 'floral' };
  expect(
    designsOfSuite('floral', { ...suite, pieces: ['menu', 'place-card', 'thank-you'] }),
  ).toEqual([
    { ...shared, id: 'elise-co', piece: 'card' },
    ...(
      [
        ['menu', 'long'],
        ['place-card', 'name'],
        ['thank-you', 'small'],
      ] as const
    ).map(([piece, shape]) => ({
      ...shared,
      id: `elise-co-${piece}`,
      piece,
      layout: piece,
      shape,
      sheet: 'flat',
    })),
  ]);
});

test.each([
  ['Élise', 'elise'],
  ['Zwei  Äste', 'zwei-aste'],
  ['“Olé!”', 'ole'],
  ['No. 7', 'no-7'],
])('the id of %s is %s', (name, id) => {
  expect(designsOfSuite('foil', { ...suite, name, pieces: [] }).map((design) => design.id)).toEqual(
    [id],
  );
});
