import { isDesigned } from '../../../core/domain/products/accessories.ts';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  designerOfProduct,
  designerTypes,
  isProductType,
} from '../../../core/domain/catalogue/shop-products.ts';
import { printDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import { designerDecidingParameters } from '../../../core/domain/products/deciding-parameters.ts';
import {
  inferDesigner,
  inferProductType,
} from '../../../core/domain/products/product-inference.ts';
import { parameterText } from '../../../core/domain/designer/parameter-source.ts';
import { anyIdentifier, anyParameterPair } from '../../arbitraries/designer.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';

/** Those of the specification's types of hand-off. */
const inferredDesigners = new Set(designerTypes.map((type) => designerOfProduct[type]));

const anyPairs = fc.array(
  fc.oneof(anyParameterPair, fc.tuple(fc.constantFrom('card', 'productType'), fc.string())),
  { maxLength: 6 },
);

/** All orders of pairs with different names. */
const anyTwoOrders = fc
  .uniqueArray(anyParameterPair, { selector: ([name]) => name, maxLength: 8 })
  .chain((pairs) =>
    fc.tuple(
      fc.constant(pairs),
      fc.shuffledSubarray(pairs, { minLength: pairs.length, maxLength: pairs.length }),
    ),
  );

describe('the designer of parameters', () => {
  test.each([
    [{ photoboxType: 'small' }, 'photobox', 'photobox', 'photoboxType'],
    [{ photoboxType: 'MAX' }, 'photobox', 'photobox', 'photoboxType'],
    [{ photoboxType: 'nonsense' }, 'photobox', 'photobox', 'photoboxType'],
    [{ photoboxType: 'photoprint' }, 'photo-prints', 'photobox', 'photoboxType'],
    [{ photoboxType: 'PhotoPrint' }, 'photo-prints', 'photobox', 'photoboxType'],
    [{ materialType: 'leinwand' }, 'photo-frame', 'photo-frame', 'materialType'],
    [{ frameType: 'artbox' }, 'photo-frame', 'photo-frame', 'frameType'],
    [{ materialType: 'leinwand', designId: '13' }, 'collage', 'collage', 'materialType'],
    [{ frameType: 'artbox', designId: '13' }, 'collage', 'collage', 'frameType'],
    [{ calendarType: 'wandkalender', designId: '13' }, 'calendar', 'calendar', 'calendarType'],
    [{ photobookType: 'fotoheft' }, 'photobook', 'photobook', 'photobookType'],
    [{ themeId: '7' }, 'card', 'card', 'themeId'],
    [{ materialType: ['leinwand'], designId: ['13'] }, 'collage', 'collage', 'materialType'],
    [new URLSearchParams('themeId=7'), 'card', 'card', 'themeId'],
    ['?a=%20&themeId=7', 'card', 'card', 'themeId'],
  ] as const)('%o is of %s', (parameters, type, designer, decidedBy) => {
    expect(inferDesigner(parameters)).toEqual({ kind: 'designer', type, designer, decidedBy });
  });

  test('are decided by the parameters of the specification’s sentence, in its order', () => {
    expect(designerDecidingParameters).toEqual([
      'photoboxType',
      'materialType',
      'frameType',
      'calendarType',
      'photobookType',
      'themeId',
    ]);
  });

  property.prop([fc.subarray([...designerDecidingParameters]), anyIdentifier, fc.boolean()])(
    'is decided by the first one that is present, whatever follows it in the sentence',
    (names, value, hasDesign) => {
      const query = [...names, ...(hasDesign ? ['designId'] : [])].toReversed();
      const inference = inferDesigner(Object.fromEntries(query.map((name) => [name, value])));
      expect(inference.kind === 'none' ? undefined : inference.decidedBy).toBe(names[0]);
    },
  );

  property.prop([anyTwoOrders])(
    'does not depend on the order of the parameters',
    ([pairs, other]) => {
      expect(inferDesigner(other)).toEqual(inferDesigner(pairs));
      expect(inferDesigner(Object.fromEntries(pairs))).toEqual(inferDesigner(pairs));
    },
  );

  property.prop([anyPairs, fc.dictionary(fc.string(), fc.string())])(
    'is blind to parameters that decide nothing',
    (pairs, others) => {
      const deciding: readonly string[] = [...designerDecidingParameters, 'designId'];
      const foreign = Object.entries(others).filter(([name]) => !deciding.includes(name));
      expect(inferDesigner([...foreign, ...pairs, ...foreign])).toEqual(
        inferDesigner(pairs.filter(([name]) => deciding.includes(name))),
      );
    },
  );

  property.prop([anyPairs])('is none exactly where no deciding parameter has a value', (pairs) => {
    const isDecided = designerDecidingParameters.some(
      (name) => parameterText(pairs, name) !== undefined,
    );
    expect(inferDesigner(pairs).kind).toBe(isDecided ? 'designer' : 'none');
  });

  property.prop([anyDesignerHandOff])('is that of the hand-off which they are', (handOff) => {
    const inference = inferDesigner(printDesignerQuery(handOff));
    switch (handOff.designer) {
      case 'collage': {
        // A design id alone opens a collage only where it is known to be one.
        const isWall = handOff.materialType !== undefined || handOff.frame !== undefined;
        expect(inference).toMatchObject(isWall ? { designer: 'collage' } : { kind: 'none' });
        break;
      }
      case 'photo-frame':
        expect(inference).toMatchObject({
          designer: handOff.designId === undefined ? 'photo-frame' : 'collage',
        });
        break;
      case 'photobox':
        expect(inference).toMatchObject({
          designer: 'photobox',
          type: handOff.type === 'photoprint' ? 'photo-prints' : 'photobox',
        });
        break;
      default:
        // No parameter of the specification names a product that is the shop's own, or an accessory.
        expect(inference).toMatchObject(
          inferredDesigners.has(handOff.designer) && isDesigned(handOff)
            ? { designer: handOff.designer }
            : { kind: 'none' },
        );
    }
  });
});

describe('the product type of a query', () => {
  test.each([
    [{ card: '1' }, 'card', ['card']],
    [{ category: 'x' }, 'card', ['category']],
    [{ occasion: 'hochzeit' }, 'card', ['occasion']],
    [{ themeId: '7' }, 'card', ['themeId']],
    [{ designGroupId: '1', designId: '2' }, 'calendar', ['designGroupId', 'designId']],
    [{ designGroupSetId: '1' }, 'photobook', ['designGroupSetId']],
    [{ designId: '2' }, 'collage', ['designId']],
    [{ productType: 'photobox' }, 'photobox', ['productType']],
    [{ productType: 'photo-prints' }, 'photo-prints', ['productType']],
    [{ productType: 'photoprint' }, 'photo-prints', ['productType']],
    [{ productType: 'calendar' }, 'calendar', ['productType']],
    // The order of the sentence decides between several.
    [{ designId: '2', designGroupId: '1', themeId: '7' }, 'card', ['themeId']],
    [{ themeId: '7', occasion: 'taufe', card: '1', category: 'x' }, 'card', ['card']],
    [{ themeId: '7', occasion: 'taufe', category: 'x' }, 'card', ['category']],
    [{ themeId: '7', occasion: 'taufe' }, 'card', ['occasion']],
    [
      { designGroupSetId: '3', designId: '2', designGroupId: '1' },
      'calendar',
      ['designGroupId', 'designId'],
    ],
    [{ designId: '2', designGroupSetId: '3' }, 'photobook', ['designGroupSetId']],
    [{ productType: 'photobox', designId: '2' }, 'collage', ['designId']],
  ] as const)('%o is %s', (query, productType, decidedBy) => {
    expect(inferProductType(query)).toEqual({ kind: 'product', productType, decidedBy });
  });

  test.each([
    {},
    { designGroupId: '1' },
    { productType: 'photo-frame' },
    { productType: 'toString' },
    { themeId: '' },
    { materialType: 'leinwand' },
  ])('%o names no product', (query) => {
    expect(inferProductType(query)).toEqual({ kind: 'none' });
  });

  property.prop([anyTwoOrders])(
    'does not depend on the order of the parameters',
    ([pairs, other]) => {
      expect(inferProductType(other)).toEqual(inferProductType(pairs));
    },
  );

  property.prop([anyPairs])(
    'is one of the six, or none, and follows from present ones',
    (pairs) => {
      const inference = inferProductType(pairs);
      if (inference.kind === 'none') return;
      expect(isProductType(inference.productType)).toBe(true);
      for (const name of inference.decidedBy) expect(parameterText(pairs, name)).toBeDefined();
      const deciding: readonly string[] = inference.decidedBy;
      expect(inferProductType(pairs.filter(([name]) => deciding.includes(name)))).toEqual(
        inference,
      );
    },
  );

  property.prop([anyDesignerHandOff])(
    'of a hand-off is its own wherever there is one',
    (handOff) => {
      const inference = inferProductType(printDesignerQuery(handOff));
      if (handOff.designer === 'photo-frame' || inference.kind === 'none') return;
      if (handOff.designer === 'photobox') {
        expect(inference.productType).toBe(
          handOff.type === 'photoprint' ? 'photo-prints' : 'photobox',
        );
      } else if (handOff.designer === 'calendar') {
        const isWhole = handOff.designGroupId !== undefined && handOff.designId !== undefined;
        expect(inference.productType).toBe(isWhole ? 'calendar' : 'collage');
      } else {
        expect(inference.productType).toBe(handOff.designer);
      }
    },
  );
});
