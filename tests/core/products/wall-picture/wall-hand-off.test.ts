import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameHoldsMaterial } from '../../../../core/domain/catalogue/frame-holds.ts';
import {
  defaultOptionOfGroup,
  optionGroups,
  optionTypes,
} from '../../../../core/domain/catalogue/options.ts';
import {
  parseCollageQuery,
  printCollageQuery,
} from '../../../../core/domain/products/collage/collage-hand-off.ts';
import { parameterPairs } from '../../../../core/domain/designer/parameter-source.ts';
import {
  parseWallPictureQuery,
  printWallPictureQuery,
} from '../../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import type { QueryValues } from '../../../../core/domain/query/query.ts';
import { areDefaultOptions } from '../../../../core/domain/products/wall-picture/wall-options.ts';
import { E } from '../../../../core/fp.ts';
import { anyFrameType, anyMaterialType } from '../../../arbitraries/catalogue.ts';
import { anyHandOff as anyWallPictureHandOff } from '../../../arbitraries/products/wall-picture.ts';

const collageWith = (parameters: QueryValues, channel: 'poster' | 'kartenliebe' = 'poster') =>
  parseCollageQuery(parameterPairs({ locale: 'en-US', ...parameters }), channel);

const pictureWith = (parameters: QueryValues) =>
  parseWallPictureQuery(
    parameterPairs({
      materialType: 'leinwand',
      formatType: '600x400',
      locale: 'de-DE',
      ...parameters,
    }),
  );

describe('the options of a wall picture that is handed off', () => {
  property.prop([anyWallPictureHandOff, fc.gen()])(
    'may come in any order, and more than once',
    (handOff, gen) => {
      const mixed = [...handOff.optionTypes, ...handOff.optionTypes];
      const shuffled = gen(fc.shuffledSubarray, mixed, { minLength: mixed.length });
      const query = printWallPictureQuery({ ...handOff, optionTypes: shuffled });
      expect(parseWallPictureQuery(query)).toEqual(E.right(handOff));
    },
  );

  test('are printed as a list', () => {
    expect(
      printWallPictureQuery({
        materialType: 'leinwand',
        format: { width: 600, height: 400, unit: 'cm' },
        locale: 'de-DE',
        optionTypes: ['leinwand-keilrahmen-38mm', 'leinwand-rand-farbig'],
        addToCart: true,
      }),
    ).toEqual([
      ['materialType', 'leinwand'],
      ['formatType', '600x400'],
      ['locale', 'de-DE'],
      ['optionTypes[]', 'leinwand-keilrahmen-38mm'],
      ['optionTypes[]', 'leinwand-rand-farbig'],
      ['addToCart', 'true'],
    ]);
  });

  test('can be the default of a group, or of all', () => {
    expect(pictureWith({ optionTypes: ['leinwand-keilrahmen-standard'] })).toMatchObject({
      right: { optionTypes: ['leinwand-keilrahmen-25mm'] },
    });
    expect(pictureWith({ optionTypes: 'standard' })).toMatchObject({ right: { optionTypes: [] } });
    expect(collageWith({ optionTypes: 'standard' })).toMatchObject({ right: { optionTypes: [] } });
  });

  property.prop([fc.constantFrom(...optionTypes)])('are those of its material', (option) => {
    expect(pictureWith({ optionTypes: [option] })).toEqual(
      option.startsWith('leinwand-')
        ? E.right(expect.objectContaining({ optionTypes: [option] }))
        : E.left({
            kind: 'not-together',
            parameter: 'optionTypes',
            value: option,
            conflictsWith: 'materialType',
          }),
    );
    expect(collageWith({ optionTypes: [option] })).toEqual(
      E.left({ kind: 'missing', parameter: 'materialType', value: '' }),
    );
  });

  test('are refused where two are of one group', () => {
    const both = ['leinwand-rand-farbig', 'leinwand-keilrahmen-38mm', 'leinwand-rand-gespiegelt'];
    expect(pictureWith({ optionTypes: both })).toEqual(
      E.left({
        kind: 'not-together',
        parameter: 'optionTypes',
        value: 'leinwand-rand-farbig',
        conflictsWith: 'optionTypes',
      }),
    );
  });

  test.each(['leinwand-rand-bunt', 'rahmen', 'leinwand'])('are not %s', (value) => {
    expect(pictureWith({ optionTypes: ['leinwand-rand-farbig', value] })).toEqual(
      E.left({ kind: 'unknown', parameter: 'optionTypes', value }),
    );
  });
});

describe('a collage that is handed off', () => {
  test('is the channel’s default one where none is chosen', () => {
    expect(collageWith({})).toMatchObject({ right: { collageId: 13 } });
    expect(collageWith({}, 'kartenliebe')).toMatchObject({ right: { collageId: 1 } });
    expect(collageWith({ designId: '5' }, 'kartenliebe')).toMatchObject({
      right: { collageId: 5 },
    });
  });

  test('prints every parameter', () => {
    const query = printCollageQuery({
      collageId: 5,
      tileCount: 9,
      materialType: 'acrylglas',
      format: { width: 90, height: 60, unit: 'in' },
      frame: { frameType: 'artbox', matSize: 0, matType: 'mat-none' },
      optionTypes: ['acrylglas-druckverfahren-fineart'],
      locale: 'en-US',
      sku: 'C',
    });
    expect(query.map((pair) => pair.join('=')).join('&')).toBe(
      'designId=5&tileCount=9&materialType=acrylglas&formatType=90x60&frameType=artbox&matSize=0&' +
        'matType=mat-none&optionTypes[]=acrylglas-druckverfahren-fineart&sku=C&locale=en-US',
    );
  });

  test.each([
    ['designId', '0', 'malformed'],
    ['designId', 'x', 'malformed'],
    ['tileCount', '0', 'malformed'],
    ['tileCount', '101', 'malformed'],
    ['materialType', 'holz', 'unknown'],
    ['formatType', '60', 'malformed'],
    ['frameType', 'gold', 'unknown'],
    ['locale', 'en-us', 'unknown'],
  ] as const)('is refused with %s=%s as %s', (parameter, value, kind) => {
    expect(collageWith({ [parameter]: value })).toEqual(E.left({ kind, parameter, value }));
  });

  test('has 1 to 100 pictures', () => {
    expect(collageWith({ tileCount: 1 })).toMatchObject({ right: { tileCount: 1 } });
    expect(collageWith({ tileCount: 100 })).toMatchObject({ right: { tileCount: 100 } });
  });
});

describe('the frame that is handed off', () => {
  property.prop([anyFrameType, anyMaterialType])(
    'is one that holds the material',
    (frameType, materialType) => {
      const refused = {
        kind: 'not-together',
        parameter: 'frameType',
        value: frameType,
        conflictsWith: 'materialType',
      };
      const expected = frameHoldsMaterial(frameType, materialType)
        ? { right: { materialType, frame: { frameType } } }
        : { left: refused };
      expect(pictureWith({ frameType, materialType })).toMatchObject(expected);
      expect(collageWith({ frameType, materialType })).toMatchObject(expected);
      expect(collageWith({ frameType })).toMatchObject({ right: { frame: { frameType } } });
    },
  );
});

describe('the mat that is handed off', () => {
  const mat = { matType: 'mat-weiss', matSize: 30 };

  test('lies behind glass alone', () => {
    const refused = E.left({
      kind: 'not-together',
      parameter: 'matType',
      value: 'mat-weiss',
      conflictsWith: 'frameType',
    });
    const artbox = { materialType: 'acrylglas', frameType: 'artbox', ...mat };
    const wood = { materialType: 'poster', frameType: 'holzrahmen', ...mat };
    for (const read of [pictureWith, collageWith]) {
      expect(read(artbox)).toEqual(refused);
      expect(read(wood)).toMatchObject({ right: { frame: { frameType: 'holzrahmen', ...mat } } });
    }
  });

  test('cannot be without its frame', () => {
    const missing = E.left({ kind: 'missing', parameter: 'frameType', value: '' });
    for (const read of [pictureWith, collageWith]) expect(read(mat)).toEqual(missing);
  });
});

describe('a wall picture that is handed off', () => {
  test('is refused as the product page’s own hand-off is', () => {
    expect(pictureWith({ materialType: 'holz' })).toEqual(
      E.left({ kind: 'unknown', parameter: 'materialType', value: 'holz' }),
    );
    expect(pictureWith({ addToCart: 'x' })).toEqual(
      E.left({ kind: 'malformed', parameter: 'addToCart', value: 'x' }),
    );
  });
});

describe('options that cost nothing more', () => {
  const defaults = optionGroups.map((group) => `${group}-${defaultOptionOfGroup(group)}`);
  const anyOptions = fc.subarray([...optionTypes]);

  property.prop([anyOptions])('are the defaults of their groups, each of them', (options) => {
    expect(areDefaultOptions(options)).toBe(options.every((option) => defaults.includes(option)));
  });
});
