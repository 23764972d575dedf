import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  isAdClickId,
  parameterNames,
  sharedParameterNames,
  framePartNames,
} from '../../../../core/domain/designer/parameters.ts';
import {
  materialOfHandOff,
  wallPictureParameters,
  printChosenWallPicture,
  wallPictureUrl,
  type ChosenWallPicture,
} from '../../../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import { readWallPicture } from '../../../../core/domain/products/wall-picture/read-wall-picture.ts';
import { localeTable } from '../../../../core/domain/locale/locales.ts';
import { E } from '../../../../core/fp.ts';
import { anyCodePoint } from '../../../arbitraries/code-point.ts';
import { anyChosenWallPicture } from '../../../arbitraries/chosen-wall-picture.ts';
import { complete, queryWith, parseWith } from './wall-picture-query.ts';

const vocabulary: readonly string[] = [
  ...wallPictureParameters,
  ...Object.values(sharedParameterNames),
];

describe('a hand-off', () => {
  property.prop([anyChosenWallPicture])('reads back from its query', (handOff) => {
    expect(readWallPicture(printChosenWallPicture(handOff))).toEqual(E.right(handOff));
  });

  property.prop([
    anyChosenWallPicture,
    fc.constantFrom('/configurator-photo-frame', 'https://designer.example/wall?shop=1&x=a%20b'),
  ])('reads back from its address', (handOff, base) => {
    const url = new URL(wallPictureUrl(base, handOff), 'https://shop.example');
    expect(readWallPicture([...url.searchParams])).toEqual(E.right(handOff));
    expect(url.href.startsWith(new URL(base, 'https://shop.example').href)).toBe(true);
  });

  property.prop([anyChosenWallPicture])(
    'names the vocabulary alone, each word once, in order',
    (handOff) => {
      const names = printChosenWallPicture(handOff).map(([name]) => name);
      expect(names).toEqual(vocabulary.filter((name) => names.includes(name)));
      expect(printChosenWallPicture(handOff).filter(([, value]) => value === '')).toEqual([]);
    },
  );

  property.prop([anyChosenWallPicture, fc.array(fc.tuple(fc.string(), fc.string()))])(
    'drops parameters outside the vocabulary',
    (handOff, others) => {
      const foreign = others.filter(([name]) => !vocabulary.includes(name));
      expect(readWallPicture([...foreign, ...printChosenWallPicture(handOff), ...foreign])).toEqual(
        E.right(handOff),
      );
    },
  );

  property.prop([anyChosenWallPicture, anyChosenWallPicture])(
    'is read from the first value of each name',
    (handOff, other) => {
      const named = printChosenWallPicture(handOff).map(([name]) => name);
      const repeated = printChosenWallPicture(other).filter(([name]) => named.includes(name));
      expect(readWallPicture([...printChosenWallPicture(handOff), ...repeated])).toEqual(
        E.right(handOff),
      );
    },
  );

  property.prop([anyChosenWallPicture])('treats an empty optional value as absent', (handOff) => {
    const named = printChosenWallPicture(handOff).map(([name]) => name);
    const empty = vocabulary
      .filter((name) => !named.includes(name))
      .map((name) => [name, ''] as const);
    expect(readWallPicture([...printChosenWallPicture(handOff), ...empty])).toEqual(
      E.right(handOff),
    );
  });

  property.prop([anyChosenWallPicture])('carries the unit of its locale', (handOff) => {
    if (handOff.format !== undefined)
      expect(handOff.format.unit).toBe(localeTable[handOff.locale].lengthUnit);
  });

  property.prop([
    fc.array(fc.tuple(fc.oneof(fc.string(), fc.constantFrom(...vocabulary)), fc.string())),
  ])('from any pairs is one that prints back, or refused for one of its parameters', (query) => {
    const parsed = readWallPicture(query);
    if (E.isRight(parsed))
      expect(readWallPicture(printChosenWallPicture(parsed.right))).toEqual(parsed);
    else expect(vocabulary).toContain(parsed.left.parameter);
  });

  test.each([
    [{ materialType: 'leinwand', locale: 'de-DE' }, 'leinwand'],
    [{ frameType: 'holzrahmen', locale: 'de-DE' }, 'poster'],
    [{ frameType: 'artbox', locale: 'en-US', designId: '7' }, 'acrylglas'],
    [{ materialType: 'hahnemuehle', frameType: 'holzrahmen', locale: 'de-DE' }, 'hahnemuehle'],
    [{ frameType: 'holzrahmen', matSize: '50', matType: 'mat-weiss', locale: 'de-DE' }, 'poster'],
    [{ frameType: 'holzrahmen', matSize: '30', matType: 'mat-creme', locale: 'de-DE' }, 'poster'],
    [{ frameType: 'schattenfuge-leinwand', formatType: '600x400', locale: 'nl-BE' }, 'leinwand'],
  ])('of a material or a frame alone stays as short as it came: %j', (short, material) => {
    const handOff = readWallPicture(Object.entries(short));
    expect(E.map(materialOfHandOff)(handOff)).toEqual(E.right(material));
    const printed = E.map((one: ChosenWallPicture) =>
      Object.fromEntries(printChosenWallPicture(one)),
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
    const handOff: ChosenWallPicture = {
      materialType: 'poster',
      format: { width: 600, height: 450, unit: 'cm' },
      frame: { frameType: 'holzrahmen', matSize: 50, matType: 'mat-creme' },
      designId: '4711',
      sku: 'A-1',
      locale: 'fr-CH',
      adClickId: 'Cj0.x-_1',
      referralSource: 'shopping-ad',
    };
    expect(Object.fromEntries(printChosenWallPicture(handOff))).toEqual(complete);
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
    expect(wallPictureParameters.filter((name) => !known.includes(name))).toEqual([]);
  });

  property.prop([fc.string({ unit: anyCodePoint })])(
    'let no click id through that could break out',
    (text) => {
      if (isAdClickId(text)) expect(encodeURIComponent(text)).toBe(text);
    },
  );
});
