import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  defaultPhotobookBindingOf,
  defaultPhotobookCoverLaminationOf,
  defaultPhotobookFormatOf,
  defaultPhotobookPaperOf,
  photobookBindingsOf,
  photobookChoicesOf,
  photobookCoverOf,
  photobookFormatsOf,
  photobookOrientationOf,
  photobookPapersOf,
  photobookPrintingOf,
  photobookSizeOf,
  photobookTypeWith,
} from '../../../../core/domain/products/photobook/photobook-options.ts';
import {
  isPhotobookBinding,
  isPhotobookCover,
  isPhotobookCoverLamination,
  isPhotobookFormat,
  isPhotobookOrientation,
  isPhotobookPaper,
  isPhotobookPrinting,
  isPhotobookRefinement,
  isPhotobookType,
  photobookBindings,
  photobookCoverLaminations,
  photobookCovers,
  photobookFormats,
  photobookOrientations,
  photobookPapers,
  photobookPrintings,
  photobookRefinements,
  photobookTypes,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import {
  anyPhotobookFormat,
  anyPhotobookOrientation,
  anyPhotobookType,
} from '../../../arbitraries/photobook.ts';

/** Each vocabulary as the specification lists it, with its guard. */
const vocabularies = [
  [photobookTypes, isPhotobookType, 'digitalfotobuch, echtfotobuch, fotoheft'],
  [photobookBindings, isPhotobookBinding, 'heftbindung, layflat, pur'],
  [photobookCovers, isPhotobookCover, 'hard, soft'],
  [photobookPapers, isPhotobookPaper, 'glaenzend, matt, feinstweiss, standard'],
  [photobookCoverLaminations, isPhotobookCoverLamination, 'glossy, matt'],
  [photobookPrintings, isPhotobookPrinting, 'digital, echtfoto'],
  [
    photobookFormats,
    isPhotobookFormat,
    '200-200, 300-300, a3-quer, a4-hoch, a4-quer, a5-hoch, a5-quer, a6-quer',
  ],
  [photobookOrientations, isPhotobookOrientation, 'din-landscape, din-portrait, square'],
  [photobookRefinements, isPhotobookRefinement, 'gold, relief, rosegold, silber'],
] as const;

const anyWord = fc.oneof(
  fc.string(),
  fc.constantFrom('toString', 'ohne', ...vocabularies.flatMap(([words]) => words)),
);

describe('photo books', () => {
  test.each(vocabularies)('have the words %j', (words, _, listed) => {
    expect(words.join(', ')).toBe(listed);
  });

  property.prop([anyWord])('know their words in their exact spelling', (text) => {
    for (const [words, isWord] of vocabularies)
      expect(isWord(text)).toBe(words.map(String).includes(text));
  });
});

describe('the size of a photo book', () => {
  test.each([
    ['200-200', 200, 200, 'square'],
    ['300-300', 300, 300, 'square'],
    ['a3-quer', 441, 297, 'din-landscape'],
    ['a4-hoch', 215, 276, 'din-portrait'],
    ['a4-quer', 285, 194, 'din-landscape'],
    ['a5-hoch', 148, 210, 'din-portrait'],
    ['a5-quer', 190, 145, 'din-landscape'],
    ['a6-quer', 148, 105, 'din-landscape'],
  ] as const)('of %s is %i × %i mm, %s', (format, width, height, orientation) => {
    expect(photobookSizeOf(format)).toEqual({ width, height, unit: 'mm' });
    expect(photobookOrientationOf(format)).toBe(orientation);
  });

  property.prop([anyPhotobookFormat])('has the orientation of its sides and its name', (format) => {
    const { width, height } = photobookSizeOf(format);
    const orientation = photobookOrientationOf(format);
    expect(orientation === 'din-landscape').toBe(width > height);
    expect(orientation === 'din-portrait').toBe(height > width);
    expect(format.endsWith('-quer')).toBe(orientation === 'din-landscape');
    expect(format.endsWith('-hoch')).toBe(orientation === 'din-portrait');
  });
});

describe('a type of photo book', () => {
  test.each([
    ['digitalfotobuch', ['a5-quer', 'a4-hoch', '200-200']],
    ['echtfotobuch', ['a4-quer', 'a4-hoch', '300-300']],
    ['fotoheft', ['a5-quer', 'a4-hoch', '200-200']],
  ] as const)('%s starts lying, standing and square as %j', (type, formats) => {
    expect(
      photobookOrientations.map((orientation) => defaultPhotobookFormatOf(type, orientation)),
    ).toEqual(formats);
  });

  property.prop([anyPhotobookType, anyPhotobookOrientation])(
    'has its default format in every orientation',
    (type, orientation) => {
      const format = defaultPhotobookFormatOf(type, orientation);
      expect(photobookFormatsOf(type)).toContain(format);
      expect(photobookOrientationOf(format)).toBe(orientation);
    },
  );

  test('is made in these formats, and every format is some type’s', () => {
    const bound = '200-200 300-300 a3-quer a4-hoch a4-quer a5-hoch a5-quer';
    expect(photobookTypes.map((type) => photobookFormatsOf(type).join(' '))).toEqual([
      bound,
      bound,
      '200-200 a4-hoch a4-quer a5-hoch a5-quer a6-quer',
    ]);
    expect(new Set(photobookTypes.flatMap(photobookFormatsOf))).toEqual(new Set(photobookFormats));
  });

  test('is one printing with one cover', () => {
    expect(photobookTypes.map(photobookCoverOf)).toEqual(['hard', 'hard', 'soft']);
    expect(photobookTypes.map(photobookPrintingOf)).toEqual(['digital', 'echtfoto', 'digital']);
    for (const type of photobookTypes)
      expect(photobookTypeWith(photobookPrintingOf(type), photobookCoverOf(type))).toBe(type);
    expect(photobookTypeWith('echtfoto', 'soft')).toBeUndefined();
  });

  test('is bound its own way', () => {
    expect(photobookTypes.map(photobookBindingsOf)).toEqual([
      ['pur'],
      ['layflat'],
      ['heftbindung'],
    ]);
    expect(photobookTypes.map(defaultPhotobookBindingOf)).toEqual([
      'pur',
      'layflat',
      'heftbindung',
    ]);
  });

  test('comes in its papers, the default first, and every paper is some type’s', () => {
    expect(photobookTypes.map(photobookPapersOf)).toEqual([
      ['standard', 'glaenzend', 'matt', 'feinstweiss'],
      ['glaenzend', 'matt'],
      ['standard', 'feinstweiss'],
    ]);
    expect(photobookTypes.map(defaultPhotobookPaperOf)).toEqual([
      'standard',
      'glaenzend',
      'standard',
    ]);
    expect(new Set(photobookTypes.flatMap(photobookPapersOf))).toEqual(new Set(photobookPapers));
  });

  property.prop([anyPhotobookType])('is laminated and refined on a hard cover alone', (type) => {
    const isHard = photobookCoverOf(type) === 'hard';
    expect(photobookChoicesOf(type).photobookCoverLamination).toEqual(
      isHard ? photobookCoverLaminations : [],
    );
    expect(defaultPhotobookCoverLaminationOf(type)).toBe(isHard ? 'glossy' : undefined);
    expect(photobookChoicesOf(type).refinementType).toEqual(isHard ? photobookRefinements : []);
  });
});
