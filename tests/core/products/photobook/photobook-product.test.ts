import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { photobookLooks } from '../../../../core/domain/products/photobook/designs/looks.ts';
import { photobookPictureOf } from '../../../../core/domain/products/photobook/photobook-picture.ts';
import { photobookProduct } from '../../../../core/domain/products/photobook/photobook-product.ts';
import { photobookQuestion } from '../../../../core/domain/products/photobook/photobook-question.ts';
import { anyHandOff } from '../../../arbitraries/products/photobook.ts';

const booklet = {
  type: 'fotoheft',
  printing: 'digital',
  cover: 'soft',
  binding: 'heftbindung',
  paper: 'standard',
  format: 'a5-quer',
  pageCount: 24,
  amount: 1,
} as const;

test('a photo book is told by its look, format, pages, cover and paper', () => {
  expect(photobookProduct.label('de-DE', booklet)).toEqual({
    name: 'Fotoheft',
    details: ['A5 quer', '24\u00a0Seiten', 'Softcover', 'Standard'],
  });
  const [look] = photobookLooks;
  expect(
    photobookProduct.label('fr-CH', {
      ...booklet,
      type: 'digitalfotobuch',
      cover: 'hard',
      amount: 3,
      refinement: 'gold',
      designGroupSetId: look.id,
    }),
  ).toEqual({
    name: 'Livre photo numérique',
    details: [
      'Quantité\u00a0: 3',
      look.name,
      'A5 paysage',
      '24\u00a0pages',
      'Couverture rigide',
      'Standard',
      expect.any(String),
    ],
  });
});

test('a photo book is pictured closed, in its own look, else in the usual one', () => {
  const pictured = (designGroupSetId: string | undefined) =>
    photobookProduct.look('fr-BE', { ...booklet, designGroupSetId });
  for (const { id } of photobookLooks)
    expect(pictured(id)).toEqual(
      photobookPictureOf(
        { ...booklet, designGroupSetId: id, refinement: undefined },
        'fr-BE',
        'laid',
      ),
    );
  for (const none of [undefined, 'nobody'])
    expect(pictured(none)).toEqual(pictured(photobookLooks[0].id));
});

property.prop([anyHandOff])('is priced by its rows and recorded by type and format', (handOff) => {
  expect(photobookProduct.priceQuestion(handOff)).toEqual({
    kind: 'listed',
    rows: photobookQuestion(handOff),
  });
  const { type, format } = handOff;
  expect(photobookProduct.record(handOff)).toEqual({ id: `${type}_${format}`, variant: format });
  expect(photobookProduct.page(handOff)).toBe('photobook');
});
