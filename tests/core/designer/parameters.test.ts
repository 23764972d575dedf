import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { designerProducts } from '../../../core/domain/catalogue/designers.ts';
import { printDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import {
  flagParameter,
  identifierParameter,
  integerParameter,
} from '../../../core/domain/designer/parameter-codecs.ts';
import {
  isParameterName,
  parameterNames,
  parameterTable,
  parameterValueKinds,
} from '../../../core/domain/designer/parameters.ts';
import {
  designerVocabulary,
  isInVocabulary,
  parametersOf,
} from '../../../core/domain/products/designer-vocabulary.ts';
import { E } from '../../../core/fp.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';

describe('the parameter table', () => {
  test('has the 49 parameters of the specification', () => {
    expect(parameterNames).toHaveLength(49);
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...parameterNames, 'toString', 'locale'))])(
    'knows its names alone',
    (text) => {
      expect(isParameterName(text)).toBe(parameterNames.some((name) => name === text));
    },
  );

  test('uses every kind of value, and gives every parameter to a designer', () => {
    const rows = Object.values(parameterTable);
    expect(new Set<string>(rows)).toEqual(new Set(parameterValueKinds));
    const taken = designerProducts.flatMap((product) => parametersOf(product));
    expect(new Set(taken)).toEqual(new Set(parameterNames));
  });

  test.each([
    [
      'calendar',
      'sku, designGroupId, designId, formatType, startDate, startMonth, year, mountingType, ' +
        'amount, calendarType, accessoryTypes, addToCart',
    ],
    [
      'card',
      'quantity, sku, designGroupId, designId, formatType, paperType, refinementType, accessoryTypes, themeId, ' +
        'addToCart, isSample, tag, category, occasion, punching, ribbon, ribbonColor, screw, ' +
        'seal, bow, envelope, envelopeColor, inlay, inlayPaper',
    ],
    [
      'collage',
      'sku, designId, formatType, frameType, matSize, matType, materialType, optionTypes, ' +
        'addToCart, tileCount',
    ],
    [
      'photo-frame',
      'sku, designId, formatType, frameType, matSize, matType, materialType, optionTypes, addToCart',
    ],
    [
      'photobook',
      'sku, refinementType, amount, photobookType, photobookFormat, photobookBinding, ' +
        'photobookCover, photobookCoverLamination, photobookPaper, photobookPrinting, ' +
        'photobookPageCount, designGroupSetId, graduationsPageCount, addToCart',
    ],
    ['photobox', 'sku, paperType, amount, photoboxFormat, photoboxType, addToCart, productType'],
  ] as const)('gives %s its parameters', (product, names) => {
    expect(parametersOf(product).join(', ')).toBe(names);
  });
});

describe('a designer’s vocabulary', () => {
  const ownParts = ['frameVariant', 'glassType', 'backType'];

  test.each([
    ['calendar', ['moonPhases', 'personalisation']],
    ['card', ['personalisation']],
    ['collage', [...ownParts, 'designName', 'designTiles', 'personalisation']],
    ['photo-frame', [...ownParts, 'customerPicture', 'pictureCrop']],
    ['photobook', ['templateId', 'personalisation']],
    ['photobox', ['personalisation']],
  ] as const)('of %s adds what all take, and its own', (designer, own) => {
    const added = designerVocabulary(designer).filter((name) => !isParameterName(name));
    expect(added).toEqual(['locale', 'gclid', 'referralSource', ...own]);
  });

  test('holds the lists and parts of its parameters', () => {
    expect(isInVocabulary('photobox', 'photoboxFormat[width]')).toBe(true);
    expect(isInVocabulary('calendar', 'accessoryTypes[]')).toBe(true);
    expect(isInVocabulary('calendar', 'photoboxFormat[width]')).toBe(false);
    expect(isInVocabulary('calendar', '[accessoryTypes]')).toBe(false);
    expect(isInVocabulary('calendar', 'x\n[accessoryTypes]\n')).toBe(false);
    expect(isInVocabulary('calendar', 'accessoryTypes[\n]')).toBe(true);
  });

  test('is used to the last word, but for the second spelling of a calendar’s start', () => {
    const printed = new Map(designerProducts.map((designer) => [designer, new Set<string>()]));
    for (const handOff of fc.sample(anyDesignerHandOff, { numRuns: 300, seed: 1 }))
      for (const [name] of printDesignerQuery(handOff))
        printed.get(handOff.designer)?.add(name.replace(/\[.*$/u, ''));
    for (const [designer, names] of printed)
      expect(names).toEqual(
        new Set(designerVocabulary(designer).filter((name) => name !== 'startDate')),
      );
  });
});

describe('a value', () => {
  property.prop([fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 9 }), fc.nat(9)])(
    'that is an integer is read within its bounds, both included',
    (value, minimum, more) => {
      const read = integerParameter(minimum, minimum + more)(String(value));
      const isWithin = value >= minimum && value <= minimum + more;
      expect(read).toEqual(isWithin ? E.right(value) : E.left('malformed'));
    },
  );

  test.each(['', '01', '1.0', '1e1', '+1', ' 1', '1 ', '0x1', '10', '1\n'])(
    'of %j is not an integer from 0 to 9',
    (text) => {
      expect(integerParameter(0, 9)(text)).toEqual(E.left('malformed'));
    },
  );

  property.prop([fc.string()])(
    'that is an identifier needs no encoding and stays as it is',
    (text) => {
      const read = identifierParameter(text);
      if (E.isRight(read)) {
        expect(read.right).toBe(text);
        expect(encodeURIComponent(text)).toBe(text);
      } else expect(/^[\w-]+$/u.test(text)).toBe(false);
    },
  );

  test('that is an identifier has 1 to 64 characters', () => {
    const read = (length: number) => E.isRight(identifierParameter('a'.repeat(length)));
    expect([0, 1, 64, 65].map(read)).toEqual([false, true, true, false]);
  });

  test('that is a flag is set, unset, or no flag', () => {
    expect(['true', '1', 'false', '0', 'TRUE', ''].map((text) => flagParameter(text))).toEqual([
      E.right(true),
      E.right(true),
      E.right(undefined),
      E.right(undefined),
      E.left('malformed'),
      E.left('malformed'),
    ]);
  });
});
