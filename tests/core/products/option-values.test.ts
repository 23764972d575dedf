import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  optionVocabularies,
  readOptionValue,
} from '../../../core/domain/products/option-values.ts';
import { anyConfiguredProduct } from '../../arbitraries/catalogue.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { photobookTypes } from '../../../core/domain/products/photobook/photobooks.ts';
import { photoboxTypes } from '../../../core/domain/catalogue/photoboxes.ts';

describe('the values of options', () => {
  property.prop([anyConfiguredProduct])('are those of the product alone', (product) => {
    const values = {
      material: materialTypes,
      'photobox-type': photoboxTypes,
      'photobook-type': photobookTypes,
    } as const;
    for (const [vocabulary, words] of Object.entries(values))
      for (const value of words)
        expect(readOptionValue(product, value)?.value).toBe(
          optionVocabularies[product] === vocabulary ? value : undefined,
        );
  });

  property.prop([fc.constantFrom(...materialTypes), fc.constantFrom(...frameTypes)])(
    'name a material and its frame',
    (materialType, frameType) => {
      const value = `${materialType}+${frameType}`;
      expect(readOptionValue('collage', value)).toEqual({
        value,
        materialType,
        context: { frameType },
      });
      expect(readOptionValue('collage', `${value}+${frameType}`)).toBeUndefined();
      expect(readOptionValue('collage', `${materialType}+`)).toBeUndefined();
      expect(readOptionValue('photobox', value)).toBeUndefined();
    },
  );

  test('of an unframed material say nothing of a frame', () => {
    expect(readOptionValue('photo-frame', 'poster')).toStrictEqual({
      value: 'poster',
      materialType: 'poster',
      context: {},
    });
  });

  test.each(['MAX', 'large', 'Large', 'max'])('%s is the large box', (value) => {
    expect(readOptionValue('photobox', value)).toEqual({
      value: 'max',
      context: { photoboxType: 'max' },
    });
  });

  test.each(['toString', '__proto__', '', 'leinwand', 'Leinwand', 'fotoheft '])(
    '%j is not a value of boxes or books',
    (value) => {
      for (const product of ['photobox', 'photo-prints', 'photobook'] as const)
        expect(readOptionValue(product, value)).toBeUndefined();
    },
  );

  test('of boxes go on to the designer', () => {
    expect(readOptionValue('photobox', 'max')).toEqual({
      value: 'max',
      context: { photoboxType: 'max' },
    });
    expect(readOptionValue('photobook', 'fotoheft')).toEqual({ value: 'fotoheft', context: {} });
  });
});
