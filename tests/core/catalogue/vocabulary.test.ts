import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  configuratorFormatTerms,
  configuratorMaterialTerms,
  isConfiguratorFormatTerm,
  isConfiguratorMaterialTerm,
  isPhotobookCategory,
  numberOfPhotobookCategory,
  photobookCategories,
  photobookCategoryOfNumber,
} from '../../../core/domain/catalogue/configurator-terms.ts';
import {
  framePartKeys,
  isFramePartKey,
  isMaterialKey,
  isMaterialVariantKey,
  materialKeys,
  materialVariantKeys,
  readMaterialVariantKey,
} from '../../../core/domain/catalogue/material-keys.ts';
import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { productKinds } from '../../../core/domain/catalogue/product-kinds.ts';
import {
  designerOfProduct,
  designerTypes,
  isDesignerType,
  isProductType,
  isShopProduct,
  shopProductOfConfiguratorKind,
  shopProductOfDesignerType,
  shopProductOfProductType,
  productTypes,
  shopProducts,
} from '../../../core/domain/catalogue/shop-products.ts';
import { designerProducts } from '../../../core/domain/catalogue/designers.ts';

/** Some of the words, some that are nearly one, and anything at all. */
const anyText = (...words: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(fc.string(), fc.constantFrom(...words, 'toString'));

describe('the material keys', () => {
  test('are the twenty of the specification and three frame parts', () => {
    expect(materialKeys.join(', ')).toBe(
      'acrylglas, aludibond, alu-brushed, aludibond-brushed, backlitfolie, card, echtglas, ' +
        'fineart, forexplatte, fototapete, fraesbild, gallerybond, hahnemuehle, klebefolie, ' +
        'leinwand, photobook, photobox, poster, pvcplane, zubehoer',
    );
    expect(framePartKeys.join(', ')).toBe('frame-back, frame-glass, frame-mat');
    expect(framePartKeys.filter(isFramePartKey)).toEqual(framePartKeys);
    expect(materialKeys.filter(isFramePartKey)).toEqual([]);
    expect(materialTypes.filter((material) => !isMaterialKey(material))).toEqual([]);
  });

  test('have variants: most of them, and those of poster and hahnemuehle as specified', () => {
    const varied = materialKeys.filter((key) =>
      ['fineart', 'gerahmt', 'framed'].some((variant) => isMaterialVariantKey(`${key}-${variant}`)),
    );
    expect(varied.length).toBeGreaterThan(materialKeys.length / 2);
    expect(materialVariantKeys).toEqual(
      expect.arrayContaining([
        ...['laminated', 'framed', 'not-framed'].map((variant) => `poster-${variant}`),
        ...['poster', 'hahnemuehle'].flatMap((key) =>
          ['alurahmen', 'holzrahmen', 'kunststoffrahmen'].map((frame) => `${key}-${frame}`),
        ),
      ]),
    );
    expect(materialVariantKeys).toHaveLength(22);
    expect(new Set(materialVariantKeys).size).toBe(22);
  });

  property.prop([fc.constantFrom(...materialVariantKeys)])(
    'of variants read back, with either word for framed',
    (key) => {
      expect(readMaterialVariantKey(key)).toBe(key);
      expect(readMaterialVariantKey(key.replace(/-gerahmt$/u, '-framed'))).toBe(key);
      expect(readMaterialVariantKey(key.replace(/-framed$/u, '-gerahmt'))).toBe(key);
    },
  );

  test.each(['', 'poster', 'card-framed', 'poster-framed-', 'gerahmt'])(
    'are none of variants: %j',
    (text) => {
      expect(readMaterialVariantKey(text)).toBeUndefined();
    },
  );

  property.prop([anyText(...materialKeys, ...framePartKeys, ...materialVariantKeys)])(
    'are known by their exact spelling',
    (text) => {
      expect(isMaterialKey(text)).toBe(materialKeys.map(String).includes(text));
      expect(isFramePartKey(text)).toBe(framePartKeys.map(String).includes(text));
      expect(isMaterialVariantKey(text)).toBe(materialVariantKeys.map(String).includes(text));
    },
  );
});

describe('the terms of the configurator', () => {
  test('are those of the specification', () => {
    expect(configuratorFormatTerms.join(', ')).toBe(
      'a3, a4, a5, a6, 20x20, 30x30, 16:9, 2:1, 3:1, 3:2, 4:1, 4:3, 5:1, 5:2, 5:4, 6:1, ' +
        'din, wallpaper, square',
    );
    expect(Object.entries(configuratorMaterialTerms).flat().join(' ')).toBe(
      'acrylic-glass acrylglas aluminium-composite aludibond canvas leinwand poster poster ' +
        'real-glass echtglas forex-board forexplatte hahnemuehle-fine-art hahnemuehle ' +
        'milled-picture fraesbild adhesive-film klebefolie pvc-tarpaulin pvcplane ' +
        'wallpaper fototapete picture-box photobox photo-book photobook',
    );
  });

  test('number the photo books from wedding, baby and kids on', () => {
    expect([1, 2, 3].map(photobookCategoryOfNumber)).toEqual(['wedding', 'baby', 'kids']);
    expect(photobookCategories.at(-1)).toBe('other');
    expect(new Set(photobookCategories).size).toBe(photobookCategories.length);
  });

  property.prop([fc.constantFrom(...photobookCategories)])(
    'give each category its number',
    (category) => {
      expect(photobookCategoryOfNumber(numberOfPhotobookCategory(category))).toBe(category);
    },
  );

  property.prop([fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 10))])(
    'have no category for other numbers',
    (number) => {
      const category = photobookCategoryOfNumber(number);
      if (category !== undefined) expect(numberOfPhotobookCategory(category)).toBe(number);
      else expect(number >= 1 && number <= 9 && Number.isInteger(number)).toBe(false);
    },
  );

  property.prop([
    anyText(
      ...configuratorFormatTerms,
      ...Object.keys(configuratorMaterialTerms),
      ...photobookCategories,
    ),
  ])('are known by their exact spelling', (text) => {
    expect(isConfiguratorFormatTerm(text)).toBe(configuratorFormatTerms.map(String).includes(text));
    expect(isConfiguratorMaterialTerm(text)).toBe(
      Object.keys(configuratorMaterialTerms).includes(text),
    );
    expect(isPhotobookCategory(text)).toBe(photobookCategories.map(String).includes(text));
  });
});

describe('the products', () => {
  test('are one vocabulary, and the specification’s three lead to it', () => {
    const specified = shopProducts.filter((product) => isDesignerType(product));
    expect(specified.join(', ')).toBe(
      'card, calendar, photobook, collage, photobox, photo-prints, photo-frame',
    );
    expect(productTypes.join(', ')).toBe(
      'card, calendar, photobook, collage, photobox, photo-prints',
    );
    expect(designerTypes.join(', ')).toBe(
      'photobox, photo-prints, collage, photo-frame, calendar, photobook, card',
    );
    expect(productKinds.map(shopProductOfConfiguratorKind)).toEqual([
      'photo-frame',
      'photo-frame',
      'photobox',
      'photo-prints',
      'collage',
      'photobook',
    ]);
  });

  test('bear the same names as product types and hand-offs, and each has one', () => {
    for (const type of productTypes) expect(shopProductOfProductType(type)).toBe(type);
    for (const type of designerTypes) expect(shopProductOfDesignerType(type)).toBe(type);
    expect(designerTypes.map(shopProductOfDesignerType).toSorted()).toEqual(
      shopProducts.filter((product) => isDesignerType(product)).toSorted(),
    );
  });

  test('go to the designer of their name, prints to the photo box’s', () => {
    for (const product of shopProducts)
      expect(designerOfProduct[product]).toBe(product === 'photo-prints' ? 'photobox' : product);
    expect(new Set(Object.values(designerOfProduct))).toEqual(new Set(designerProducts));
  });

  property.prop([anyText(...shopProducts, ...productKinds)])(
    'are known by their exact spelling',
    (text) => {
      expect(isShopProduct(text)).toBe(shopProducts.map(String).includes(text));
      expect(isProductType(text)).toBe(productTypes.map(String).includes(text));
      expect(isDesignerType(text)).toBe(designerTypes.map(String).includes(text));
    },
  );
});
