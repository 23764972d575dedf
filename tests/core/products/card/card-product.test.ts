import { describe, expect, test } from 'vitest';

import { productTypeLabel } from '../../../../core/domain/catalogue/key-labels.ts';
import type { DesignedCard } from '../../../../core/domain/products/card/card-hand-off.ts';
import { cardPageQuery } from '../../../../core/domain/products/card/card-page-query.ts';
import { cardProduct } from '../../../../core/domain/products/card/card-product.ts';
import { cardVariantLabel } from '../../../../core/domain/products/card/card-label.ts';
import { cardQuestion } from '../../../../core/domain/products/card/card-question.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';

const [design] = cardDesigns.filter(
  ({ piece, occasion }) => piece === 'card' && occasion === 'hochzeit',
);
if (design === undefined) throw new Error('no wedding card');
const [, secondPalette = ''] = design.palettes;

const card: DesignedCard = {
  themeId: design.id,
  order: { isSample: false, quantity: 60 },
  design: { designGroupId: 'folded' },
  accessories: {},
};

const full: DesignedCard = {
  ...card,
  design: {
    designGroupId: 'folded',
    designId: secondPalette,
    format: { width: 115, height: 168 },
    occasion: 'taufe',
    paperType: 'baumwolle',
    refinement: 'gold',
  },
  accessories: { envelope: { form: 'spitz' } },
};

const unknown: DesignedCard = { ...card, themeId: 'none' };

const cut: DesignedCard = {
  themeId: 'elena',
  order: { isSample: false, quantity: 5_000 },
  design: {
    designGroupId: 'flat',
    designId: 'forest',
    format: { width: 115, height: 168 },
    paperType: 'feinstpapier',
    refinement: 'ohne',
    punching: 'hole',
  },
  accessories: { envelope: { form: 'spitz', color: 'weiss' }, ribbon: { id: 'satin' } },
};

describe('a card that is cut', () => {
  test.each([
    ['de-DE', 'Menge: 5.000', 'Waldgrün', 'Einzelkarte', 'Loch für ein Band', 'Band'],
    ['de-CH', 'Menge: 5’000', 'Waldgrün', 'Einzelkarte', 'Loch für ein Band', 'Band'],
    [
      'fr-FR',
      'Quantité\u00a0: 5\u202f000',
      'Vert forêt',
      'Carte simple',
      'Trou pour un ruban',
      'Ruban',
    ],
    ['en-GB', 'Quantity: 5,000', 'Forest green', 'Flat card', 'Hole for a ribbon', 'Ribbon'],
    [
      'es-ES',
      'Cantidad: 5000',
      'Verde bosque',
      'Tarjeta simple',
      'Agujero para una cinta',
      'Cinta',
    ],
  ] as const)('says in %s what is chosen of it', (locale, ...words) => {
    const { name, details } = cardProduct.label(locale, cut);
    expect(name).toMatch(/^Elena, /u);
    for (const word of words) expect(details).toContain(word);
  });

  test('says nothing of a sheet that is its own, and of no cut', () => {
    const { details } = cardProduct.label('de-DE', {
      ...cut,
      design: { designGroupId: 'folded', designId: 'forest', paperType: 'feinstpapier' },
      accessories: {},
    });
    expect(details).toEqual(['Menge: 5.000', 'Waldgrün']);
    const unknown = cardProduct.label('de-DE', { ...cut, themeId: 'nobody' });
    expect(unknown.details).not.toContain('Waldgrün');
  });

  test('looks as it is cut', () => {
    expect(cardProduct.look('de-DE', cut)).toMatchObject({
      design: 'elena',
      variant: 'forest',
      options: ['flat', 'hole'],
      view: 'front',
    });
  });
});

describe('a card in a list', () => {
  test('is called by its design, or by what it is', () => {
    expect(cardProduct.label('de-DE', card)).toEqual({
      name: `${design.name}, Hochzeitskarte`,
      details: ['Menge: 60'],
    });
    expect(cardProduct.label('en-GB', unknown)).toEqual({
      name: productTypeLabel('en-GB', 'card'),
      details: ['Quantity: 60'],
    });
  });

  test('says what is not usual, an occasion where its design does not', () => {
    const details = cardProduct
      .label('de-DE', full)
      .details.map((text) => text.replaceAll(/\s/gu, ' '));
    expect(details).toEqual([
      'Menge: 60',
      cardVariantLabel('de-DE', secondPalette),
      '11,5 × 16,8 cm',
      'Baumwollpapier, 350 g',
      'Goldfolie',
      'Umschlag',
    ]);
    expect(cardProduct.label('de-DE', { ...full, themeId: 'none' }).details).toContain('Taufe');
    for (const refinement of ['ohne', 'empty'] as const)
      expect(
        cardProduct.label('de-DE', {
          ...card,
          design: { paperType: 'feinstpapier', refinement },
        }).details,
      ).toEqual(['Menge: 60']);
    const sample = { ...card, order: { isSample: true, quantity: 1 } } as const;
    expect(cardProduct.label('de-DE', sample).details).toEqual(['Musterkarte']);
  });

  test('is seen from the front, in its colours and foil', () => {
    expect(cardProduct.look('fr-CH', full)).toEqual({
      kind: 'artwork',
      design: design.id,
      variant: secondPalette,
      foil: 'gold',
      locale: 'fr-CH',
      options: [],
      view: 'front',
    });
    expect(cardProduct.look('fr-CH', card)).toMatchObject({ variant: 'usual', foil: undefined });
    const relief = { ...full.design, refinement: 'relief' } as const;
    expect(cardProduct.look('fr-CH', { ...full, themeId: 'none', design: relief })).toMatchObject({
      variant: 'usual',
      foil: undefined,
    });
  });

  test('is priced by its rows, three samples of an order are free, and statistics know the rest', () => {
    expect(cardProduct.priceQuestion(full)).toEqual({ kind: 'listed', rows: cardQuestion(full) });
    const sample = { ...card, order: { isSample: true, quantity: 1 } } as const;
    expect(cardProduct.freePieces?.(sample)).toEqual({ name: 'card-sample', pieces: 3 });
    expect(cardProduct.freePieces?.(card)).toBeUndefined();
    expect(cardProduct.record(card)).toEqual({ id: design.id, variant: '60' });
  });
});

test('the address of a card’s page holds whole quantities', () => {
  const read = (first: string) =>
    cardPageQuery.readers.quantity({ first, all: [first], valueOf: () => undefined });
  for (const quantity of ['1', '28', '29', '999999']) expect(read(quantity)).toEqual([quantity]);
  for (const broken of ['0', '028', '28x', 'x28', '1000000', '', '-1', '2.5'])
    expect(read(broken)).toEqual([]);
});
