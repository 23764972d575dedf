import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import {
  photobookDesignGroupSetOf,
  photobookLookOf,
  photobookLooks,
} from '../../../../core/domain/products/photobook/photobook-looks.ts';
import { photobookFormatsOfSet } from '../../../../core/domain/products/photobook/photobook-design-set.ts';
import { photobookProduct } from '../../../../core/domain/products/photobook/photobook-product.ts';
import { photobookQuestion } from '../../../../core/domain/products/photobook/photobook-question.ts';
import { photobookFormats } from '../../../../core/domain/products/photobook/photobooks.ts';
import { E } from '../../../../core/fp.ts';
import { parseDesignGroupId } from '../../../../core/domain/design/design-group-id.ts';
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

test('a photo book is pictured by its type', () => {
  const types = ['digitalfotobuch', 'echtfotobuch', 'fotoheft'] as const;
  expect(types.map((type) => photobookProduct.look('de-DE', { ...booklet, type }))).toEqual(
    [1, 2, 3].map((seed) => ({ kind: 'still', still: 'photobook', seed })),
  );
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

test('each look is a set of its own, with a template for every format', () => {
  expect(photobookLooks.length).toBeGreaterThanOrEqual(8);
  expect(new Set(photobookLooks.map(({ id }) => id)).size).toBe(photobookLooks.length);
  for (const look of photobookLooks) {
    expect(E.isRight(parseDesignGroupId(look.id))).toBe(true);
    expect(photobookLookOf(look.id)).toBe(look);
    const set = photobookDesignGroupSetOf(look);
    expect(set).toMatchObject({ designGroupSetId: look.id, name: look.name });
    expect(photobookFormatsOfSet(set)).toEqual(photobookFormats);
    for (const { format, templateId } of set.designGroups)
      expect(templateId).toBe(`${look.id}-${format}`);
  }
  expect(photobookLookOf('nobody')).toBeUndefined();
  expect(photobookLookOf(undefined)).toBeUndefined();
});
