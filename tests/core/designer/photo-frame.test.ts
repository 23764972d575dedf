import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameHolds, frameHoldsMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import {
  frameTypes,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../../../core/domain/catalogue/materials.ts';
import {
  isAdClickId,
  parameterNames,
  sharedParameterNames,
} from '../../../core/domain/designer/parameters.ts';
import { defaultFrameChoice } from '../../../core/domain/designer/frame-choice.ts';
import {
  framePartNames,
  materialOfHandOff,
  photoFrameParameters,
  printPhotoFrameQuery,
  photoFrameUrl,
  type PhotoFrameHandOff,
  type QueryPairs,
} from '../../../core/domain/designer/photo-frame.ts';
import { readWallPicture } from '../../../core/domain/designer/parse-photo-frame.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { anyFrameType, anyMaterialType } from '../../arbitraries/catalogue.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';
import { anyPhotoFrameHandOff } from '../../arbitraries/designer.ts';

const vocabulary: readonly string[] = [
  ...photoFrameParameters,
  ...Object.values(sharedParameterNames),
];

const complete = {
  materialType: 'poster',
  formatType: '600x450',
  frameType: 'holzrahmen',
  matSize: '50',
  matType: 'mat-creme',
  designId: '4711',
  sku: 'A-1',
  locale: 'fr-CH',
  gclid: 'Cj0.x-_1',
  referralSource: 'shopping-ad',
} as const;

/** The complete query with some parameters different, or left out where they are undefined. */
const queryWith = (change: Readonly<Record<string, string | undefined>>): QueryPairs =>
  Object.entries({ ...complete, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );

const parseWith = (change: Readonly<Record<string, string | undefined>>) =>
  readWallPicture(queryWith(change));

/** A material that the family of frames holds. */
const materialIn = (frameType: FrameType): MaterialType => frameHolds[frameType].materials[0];

const frameWith = (change: Readonly<Record<string, string | undefined>>) => {
  const parsed = parseWith(change);
  return E.isRight(parsed) ? parsed.right.frame : parsed.left;
};

describe('a hand-off', () => {
  property.prop([anyPhotoFrameHandOff])('reads back from its query', (handOff) => {
    expect(readWallPicture(printPhotoFrameQuery(handOff))).toEqual(E.right(handOff));
  });

  property.prop([
    anyPhotoFrameHandOff,
    fc.constantFrom('/configurator-photo-frame', 'https://designer.example/wall?shop=1&x=a%20b'),
  ])('reads back from its address', (handOff, base) => {
    const url = new URL(photoFrameUrl(base, handOff), 'https://shop.example');
    expect(readWallPicture([...url.searchParams])).toEqual(E.right(handOff));
    expect(url.href.startsWith(new URL(base, 'https://shop.example').href)).toBe(true);
  });

  property.prop([anyPhotoFrameHandOff])(
    'names the vocabulary alone, each word once, in order',
    (handOff) => {
      const names = printPhotoFrameQuery(handOff).map(([name]) => name);
      expect(names).toEqual(vocabulary.filter((name) => names.includes(name)));
      expect(printPhotoFrameQuery(handOff).filter(([, value]) => value === '')).toEqual([]);
    },
  );

  property.prop([anyPhotoFrameHandOff, fc.array(fc.tuple(fc.string(), fc.string()))])(
    'drops parameters outside the vocabulary',
    (handOff, others) => {
      const foreign = others.filter(([name]) => !vocabulary.includes(name));
      expect(readWallPicture([...foreign, ...printPhotoFrameQuery(handOff), ...foreign])).toEqual(
        E.right(handOff),
      );
    },
  );

  property.prop([anyPhotoFrameHandOff, anyPhotoFrameHandOff])(
    'is read from the first value of each name',
    (handOff, other) => {
      const named = printPhotoFrameQuery(handOff).map(([name]) => name);
      const repeated = printPhotoFrameQuery(other).filter(([name]) => named.includes(name));
      expect(readWallPicture([...printPhotoFrameQuery(handOff), ...repeated])).toEqual(
        E.right(handOff),
      );
    },
  );

  property.prop([anyPhotoFrameHandOff])('treats an empty optional value as absent', (handOff) => {
    const named = printPhotoFrameQuery(handOff).map(([name]) => name);
    const empty = vocabulary
      .filter((name) => !named.includes(name))
      .map((name) => [name, ''] as const);
    expect(readWallPicture([...printPhotoFrameQuery(handOff), ...empty])).toEqual(E.right(handOff));
  });

  property.prop([anyPhotoFrameHandOff])('carries the unit of its locale', (handOff) => {
    if (handOff.format !== undefined)
      expect(handOff.format.unit).toBe(localeTable[handOff.locale].lengthUnit);
  });

  property.prop([
    fc.array(fc.tuple(fc.oneof(fc.string(), fc.constantFrom(...vocabulary)), fc.string())),
  ])('from any pairs is one that prints back, or refused for one of its parameters', (query) => {
    const parsed = readWallPicture(query);
    if (E.isRight(parsed))
      expect(readWallPicture(printPhotoFrameQuery(parsed.right))).toEqual(parsed);
    else expect(vocabulary).toContain(parsed.left.parameter);
  });

  test.each([
    [{ materialType: 'leinwand', locale: 'de-DE' }, 'leinwand'],
    [{ frameType: 'holzrahmen', locale: 'de-DE' }, 'poster'],
    [{ frameType: 'artbox', locale: 'en-US', designId: '7' }, 'acrylglas'],
    [{ frameType: 'schattenfuge-leinwand', formatType: '600x400', locale: 'nl-BE' }, 'leinwand'],
  ])('of a material or a frame alone stays as short as it came: %j', (short, material) => {
    const handOff = readWallPicture(Object.entries(short));
    expect(E.map(materialOfHandOff)(handOff)).toEqual(E.right(material));
    const printed = E.map((one: PhotoFrameHandOff) =>
      Object.fromEntries(printPhotoFrameQuery(one)),
    );
    expect(printed(handOff)).toEqual(E.right(short));
  });

  test('without material and frame is refused', () => {
    const none = { frameType: undefined, matSize: undefined, matType: undefined };
    for (const materialType of [undefined, ''])
      expect(parseWith({ ...none, materialType })).toEqual(
        E.left({ kind: 'missing', parameter: 'materialType', value: '' }),
      );
  });

  test('prints every parameter of a complete selection', () => {
    const handOff: PhotoFrameHandOff = {
      materialType: 'poster',
      format: { width: 600, height: 450, unit: 'cm' },
      frame: { frameType: 'holzrahmen', matSize: 50, matType: 'mat-creme' },
      designId: '4711',
      sku: 'A-1',
      locale: 'fr-CH',
      adClickId: 'Cj0.x-_1',
      referralSource: 'shopping-ad',
    };
    expect(Object.fromEntries(printPhotoFrameQuery(handOff))).toEqual(complete);
    expect(readWallPicture(queryWith({}))).toEqual(E.right(handOff));
  });
});

describe('a refusal', () => {
  test.each([
    ['materialType', 'holz', 'unknown'],
    ['materialType', 'toString', 'unknown'],
    ['formatType', '600', 'malformed'],
    ['formatType', '0600x450', 'malformed'],
    ['frameType', 'gold', 'unknown'],
    ['matType', 'mat-blau', 'unknown'],
    ['matSize', '0', 'malformed'],
    ['matSize', '201', 'malformed'],
    ['matSize', '030', 'malformed'],
    ['matSize', '-5', 'malformed'],
    ['frameVariant', 'neon', 'unknown'],
    ['frameVariant', 'alurahmen-eckig-gold', 'unknown'],
    ['glassType', 'window', 'unknown'],
    ['backType', 'gold', 'unknown'],
    ['matSize', '1e1', 'malformed'],
    ['designId', 'a b', 'malformed'],
    ['designId', 'a'.repeat(65), 'malformed'],
    ['sku', '<script>', 'malformed'],
    ['locale', undefined, 'missing'],
    ['locale', 'de-XX', 'unknown'],
    ['locale', 'de-ch', 'unknown'],
    ['locale', 'de', 'malformed'],
    ['gclid', 'a/b', 'malformed'],
    ['gclid', 'a'.repeat(201), 'malformed'],
    ['referralSource', 'newsletter', 'unknown'],
  ] as const)('of %s=%s is %s', (parameter, value, kind) => {
    expect(parseWith({ [parameter]: value })).toEqual(
      E.left({ kind, parameter, value: value ?? '' }),
    );
  });

  test('is of the first wrong parameter', () => {
    expect(parseWith({ materialType: 'holz', locale: 'x' })).toEqual(
      E.left({ kind: 'unknown', parameter: 'materialType', value: 'holz' }),
    );
  });
});

describe('the mat of a frame', () => {
  const frameOf = (frameType: FrameType, mat: { matType?: string; matSize?: string }) =>
    frameWith({
      materialType: materialIn(frameType),
      frameType,
      matType: undefined,
      matSize: undefined,
      ...mat,
    });

  property.prop([anyFrameType])('is the family’s own where none is named', (frameType) => {
    expect(frameOf(frameType, {})).toEqual(defaultFrameChoice(frameType));
  });

  property.prop([anyFrameType, fc.constantFrom<MatType>('mat-creme', 'mat-schwarz', 'mat-weiss')])(
    'takes the family’s size where its type alone is named, and asks for one where it has none',
    (frameType, matType) => {
      const { matSize } = defaultFrameChoice(frameType);
      const refusal = frameHolds[frameType].isGlazed
        ? { kind: 'missing', parameter: 'matSize', value: '' }
        : {
            kind: 'not-together',
            parameter: 'matType',
            value: matType,
            conflictsWith: 'frameType',
          };
      expect(frameOf(frameType, { matType })).toEqual(
        matSize === 0 ? refusal : { frameType, matType, matSize },
      );
    },
  );

  property.prop([anyFrameType])(
    'is none where none is asked for, by type or by size',
    (frameType) => {
      const none = { frameType, matType: 'mat-none', matSize: 0 };
      expect(frameOf(frameType, { matType: 'mat-none' })).toEqual(none);
      expect(frameOf(frameType, { matSize: '0' })).toEqual(none);
    },
  );

  property.prop([anyFrameType])('lies behind glass alone', (frameType) => {
    expect(frameOf(frameType, { matType: 'mat-creme', matSize: '50' })).toEqual(
      frameHolds[frameType].isGlazed
        ? { frameType, matType: 'mat-creme', matSize: 50 }
        : {
            kind: 'not-together',
            parameter: 'matType',
            value: 'mat-creme',
            conflictsWith: 'frameType',
          },
    );
  });

  test.each([
    [{ matType: 'mat-creme' }, false],
    [{ matType: 'mat-blau' }, false],
    [{ matSize: '30' }, false],
    [{ matType: 'mat-none', matSize: '30' }, false],
    [{ matType: 'mat-none', matSize: '0' }, true],
    [{ matType: 'mat-none' }, true],
    [{ matSize: '0' }, true],
    [{}, true],
  ])('%o without a frame is fine: %s', (mat, isFine) => {
    const frame = frameWith({
      frameType: undefined,
      matType: undefined,
      matSize: undefined,
      ...mat,
    });
    expect(frame).toEqual(
      isFine ? undefined : { kind: 'missing', parameter: 'frameType', value: '' },
    );
  });

  test('is 30 mm white in wood and aluminium, and none in the others', () => {
    const withMat = frameTypes.filter((frameType) => defaultFrameChoice(frameType).matSize === 30);
    expect(withMat).toEqual(['alurahmen', 'holzrahmen']);
    for (const frameType of frameTypes) {
      const isMatted = withMat.includes(frameType);
      expect(defaultFrameChoice(frameType)).toEqual({
        frameType,
        matSize: isMatted ? 30 : 0,
        matType: isMatted ? 'mat-weiss' : 'mat-none',
      });
    }
  });
});

describe('the frame', () => {
  property.prop([
    anyFrameType,
    fc.constantFrom(['glassType', 'museum-glass'], ['backType', 'normal'] as const),
  ])('has glass and back where it is glazed alone', (frameType, [part = '', value]) => {
    const asked = {
      materialType: materialIn(frameType),
      frameType,
      matType: undefined,
      matSize: undefined,
      [part]: value,
    };
    const { isGlazed } = frameHolds[frameType];
    expect(E.isRight(parseWith(asked))).toBe(isGlazed);
  });

  test.each(['frameVariant', 'glassType', 'backType'])('goes with its %s alone', (part) => {
    const none = { frameType: undefined, matType: undefined, matSize: undefined };
    expect(parseWith({ ...none, [part]: 'normal' })).toEqual(
      E.left({ kind: 'missing', parameter: 'frameType', value: '' }),
    );
  });

  test('is named by its colour, in full or short, and its usual one is not worth a word', () => {
    const colourOf = (frameVariant: string) => frameWith({ frameVariant });
    const oak = expect.objectContaining({ producedFrame: 'holzrahmen-eiche-geoelt' });
    expect(colourOf('holzrahmen-eiche-geoelt')).toEqual(oak);
    expect(colourOf('eiche-geoelt')).toEqual(oak);
    for (const usual of ['schwarz', 'standard', 'holzrahmen-schwarz'])
      expect(colourOf(usual)).not.toHaveProperty('producedFrame');
  });

  property.prop([anyFrameType, anyMaterialType])(
    'is one that holds the material, or contradicts it',
    (frameType, materialType) => {
      expect(
        parseWith({ materialType, frameType, matType: undefined, matSize: undefined }),
      ).toEqual(
        frameHoldsMaterial(frameType, materialType)
          ? E.right(expect.objectContaining({ frame: defaultFrameChoice(frameType) }))
          : E.left({
              kind: 'not-together',
              parameter: 'frameType',
              value: frameType,
              conflictsWith: 'materialType',
            }),
      );
    },
  );
});

describe('the parameters', () => {
  test('are those of the specification', () => {
    expect(parameterNames.join(', ')).toBe(
      'quantity, sku, designGroupId, designId, formatType, frameType, matSize, matType, ' +
        'materialType, startDate, startMonth, year, mountingType, paperType, refinementType, ' +
        'amount, calendarType, accessoryTypes, themeId, photobookType, photobookFormat, ' +
        'photobookBinding, photobookCover, photobookCoverLamination, photobookPaper, ' +
        'photobookPrinting, photobookPageCount, designGroupSetId, graduationsPageCount, ' +
        'photoboxFormat, photoboxType, optionTypes, addToCart, tileCount, productType, isSample, ' +
        'tag, category, occasion, punching, ribbon, ribbonColor, screw, seal, bow, envelope, ' +
        'envelopeColor, inlay, inlayPaper',
    );
    const known: readonly string[] = [...parameterNames, ...framePartNames];
    expect(photoFrameParameters.filter((name) => !known.includes(name))).toEqual([]);
  });

  property.prop([fc.string({ unit: anyCodePoint })])(
    'let no click id through that could break out',
    (text) => {
      if (isAdClickId(text)) expect(encodeURIComponent(text)).toBe(text);
    },
  );
});
