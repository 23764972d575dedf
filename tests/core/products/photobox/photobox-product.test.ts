import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import {
  photoboxOfStill,
  photoboxStill,
} from '../../../../core/domain/products/photobox/photobox-picture.ts';
import { photoboxProduct } from '../../../../core/domain/products/photobox/photobox-product.ts';
import { photoboxQuestion } from '../../../../core/domain/products/photobox/photobox-question.ts';
import { anyHandOff } from '../../../arbitraries/products/photobox.ts';
import { anyPhotoboxConfiguration } from '../../../arbitraries/photobox.ts';

property.prop([anyPhotoboxConfiguration])(
  'a photo box is what its still life shows',
  ({ type, format, paper }) => {
    const photobox = { type, format, paper };
    const { kind, still, seed } = photoboxStill(photobox);
    expect(kind).toBe('still');
    if (still !== 'photobox' && still !== 'prints') throw new Error(`It is a ${still}.`);
    expect(still).toBe(photobox.type === 'photoprint' ? 'prints' : 'photobox');
    expect(photoboxOfStill(still, seed)).toEqual(photobox);
    expect(photoboxOfStill(still, seed + 24)).toEqual(photobox);
  },
);

test('still lifes of the usual paper come first, small and large boxes in turn', () => {
  const shown = (still: 'photobox' | 'prints', seeds: readonly number[]) =>
    seeds
      .map((seed) => photoboxOfStill(still, seed))
      .map(({ type, format }) => `${type} ${format}`);
  expect(shown('photobox', [1, 2, 3, 4])).toEqual([
    'small 100x120',
    'max 150x100',
    'small 100x100',
    'max 180x130',
  ]);
  expect(shown('prints', [1, 6])).toEqual(['photoprint 100x100', 'photoprint 300x200']);
  expect(photoboxOfStill('prints', 7)).toEqual({
    type: 'photoprint',
    format: '100x100',
    paper: 'poster',
  });
  expect(() => photoboxOfStill('prints', 0)).toThrow('prints-0');
});

property.prop([anyHandOff])(
  'a photo box is sold on its page, priced by its rows and recorded by its format',
  (handOff) => {
    const { type, format } = handOff;
    expect(photoboxProduct.page(handOff)).toBe(type === 'photoprint' ? 'photo-prints' : 'photobox');
    expect(photoboxProduct.record(handOff)).toEqual({ id: `${type}_${format}`, variant: format });
    expect(photoboxProduct.priceQuestion(handOff)).toEqual({
      kind: 'listed',
      rows: photoboxQuestion(handOff),
    });
    expect(photoboxProduct.ownPhoto(handOff)).toBeUndefined();
  },
);

test('a photo box is named with the number of its photos, their format and paper', () => {
  expect(
    photoboxProduct.label('de-DE', { type: 'max', format: '150x100', paper: 'matte', amount: 48 }),
  ).toEqual({
    name: 'Fotobox MAX',
    details: ['48 Fotos, 15 × 10\u00a0cm', 'Fotopapier matt'],
  });
});
