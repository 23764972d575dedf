import { describe, expect, test } from 'vitest';

import type { DesignedCard } from '../../../../core/domain/products/card/card-hand-off.ts';
import { cardProduct } from '../../../../core/domain/products/card/card-product.ts';

const card: DesignedCard = {
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

describe('a card in a list', () => {
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
    const { name, details } = cardProduct.label(locale, card);
    expect(name).toMatch(/^Elena, /u);
    for (const word of words) expect(details).toContain(word);
  });

  test('says nothing of a sheet that is its own, and of no cut', () => {
    const { details } = cardProduct.label('de-DE', {
      ...card,
      design: { designGroupId: 'folded', designId: 'forest', paperType: 'feinstpapier' },
      accessories: {},
    });
    expect(details).toEqual(['Menge: 5.000', 'Waldgrün']);
    const unknown = cardProduct.label('de-DE', { ...card, themeId: 'nobody' });
    expect(unknown.details).not.toContain('Waldgrün');
  });

  test('looks as it is cut', () => {
    expect(cardProduct.look('de-DE', card)).toMatchObject({
      design: 'elena',
      variant: 'forest',
      options: ['flat', 'hole'],
      view: 'front',
    });
  });
});
