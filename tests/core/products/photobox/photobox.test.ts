import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { photoPrintFormats } from '../../../../core/domain/format/photo-print-sizes.ts';
import {
  parsePhotoboxConfiguration,
  photoboxParameters,
} from '../../../../core/domain/products/photobox/photobox-configuration.ts';
import {
  defaultPhotoboxFormatOf,
  defaultPhotoboxPaperOf,
  parsePhotoboxType,
  photoAmountsOf,
  photoboxFormatsOf,
  photoboxPapersOf,
  photoboxProductOf,
} from '../../../../core/domain/products/photobox/photobox-options.ts';
import {
  isPhotoboxPaper,
  isPhotoboxType,
  photoboxPapers,
  photoboxTypes,
} from '../../../../core/domain/catalogue/photoboxes.ts';
import { E } from '../../../../core/fp.ts';
import {
  anyPhotoboxConfiguration,
  anyPhotoboxFormat,
  anyPhotoboxType,
  inAnyCase,
} from '../../../arbitraries/photobox.ts';

describe('photo boxes', () => {
  test('have the words of the specification', () => {
    expect(photoboxTypes.join(', ')).toBe('small, max, photoprint');
    expect(photoboxPapers.join(', ')).toBe('simple, poster, matte, hahnemuehle');
  });

  property.prop([
    fc.oneof(fc.string(), fc.constantFrom(...photoboxTypes, ...photoboxPapers, 'large')),
  ])('know their words in their exact spelling', (text) => {
    expect(isPhotoboxType(text)).toBe(photoboxTypes.map(String).includes(text));
    expect(isPhotoboxPaper(text)).toBe(photoboxPapers.map(String).includes(text));
  });

  property.prop([anyPhotoboxType])(
    'have formats and papers, each once, and defaults of them',
    (type) => {
      const [formats, papers] = [photoboxFormatsOf(type), photoboxPapersOf(type)];
      expect(new Set(formats).size).toBe(formats.length);
      expect(formats).toContain(defaultPhotoboxFormatOf(type));
      expect(papers.toSorted()).toEqual([...photoboxPapers].toSorted());
      expect(defaultPhotoboxPaperOf(type)).toBe('simple');
    },
  );

  test('come in these formats, and prints in all', () => {
    expect(photoboxFormatsOf('small')).toEqual(['100x120', '100x100', '130x90']);
    expect(photoboxFormatsOf('max')).toEqual(['150x100', '180x130']);
    expect(photoboxFormatsOf('photoprint')).toEqual(photoPrintFormats);
    expect(photoboxTypes.map(defaultPhotoboxFormatOf)).toEqual(['100x120', '150x100', '100x100']);
  });

  property.prop([anyPhotoboxType, anyPhotoboxFormat])(
    'are refused in a format of another type',
    (photoboxType, photoboxFormat) => {
      const read = parsePhotoboxConfiguration({ photoboxType, photoboxFormat });
      const parameter = 'photoboxFormat';
      const value = photoboxFormat;
      if (photoboxFormatsOf(photoboxType).includes(photoboxFormat))
        expect(read).toMatchObject(E.right({ format: photoboxFormat }));
      else
        expect(read).toEqual(
          E.left({ kind: 'not-together', parameter, value, conflictsWith: 'photoboxType' }),
        );
    },
  );

  test('are a box or prints for the designer', () => {
    expect(photoboxTypes.map(photoboxProductOf)).toEqual(['photobox', 'photobox', 'photo-prints']);
  });
});

describe('parsePhotoboxType', () => {
  property.prop([anyPhotoboxType.chain((type) => fc.tuple(fc.constant(type), inAnyCase(type)))])(
    'reads every type in any letter case',
    ([type, text]) => {
      expect(parsePhotoboxType(text)).toEqual(E.right(type));
    },
  );

  property.prop([inAnyCase('large')])('reads large as max', (text) => {
    expect(parsePhotoboxType(text)).toEqual(E.right('max'));
  });

  test.each(['', 'medium', 'small ', 'photoprints', 'constructor', 'toString'])(
    'refuses %j with its text',
    (text) => {
      expect(parsePhotoboxType(text)).toEqual(E.left({ kind: 'unknown-photobox-type', text }));
    },
  );
});

describe('a photo box as parameters', () => {
  property.prop([anyPhotoboxConfiguration])('reads back what is printed', (photobox) => {
    expect(parsePhotoboxConfiguration(photoboxParameters(photobox))).toEqual(E.right(photobox));
  });

  test('has the names of the specification', () => {
    expectTypeOf(photoboxParameters).returns.toHaveProperty('paperType').toEqualTypeOf<string>();
    const box = { type: 'max', format: '180x130', paper: 'hahnemuehle' } as const;
    const printed = { photoboxType: 'max', photoboxFormat: '180x130', paperType: 'hahnemuehle' };
    expect(photoboxParameters({ ...box, amount: 50 })).toEqual({ ...printed, amount: '50' });
    // The usual amount of its type.
    expect(photoboxParameters({ ...box, amount: 48 })).toEqual({ ...printed, amount: '' });
  });

  property.prop([anyPhotoboxType, fc.constantFrom('', 'standard', undefined)])(
    'needs its type alone',
    (type, nothing) => {
      expect(
        parsePhotoboxConfiguration({
          photoboxType: type,
          photoboxFormat: nothing,
          paperType: nothing,
          amount: nothing,
        }),
      ).toEqual(
        E.right({
          type,
          format: defaultPhotoboxFormatOf(type),
          paper: defaultPhotoboxPaperOf(type),
          amount: photoAmountsOf(type).usual,
        }),
      );
    },
  );

  test.each([
    [{}, { kind: 'missing', parameter: 'photoboxType', value: '' }],
    [{ photoboxType: '' }, { kind: 'missing', parameter: 'photoboxType', value: '' }],
    [{ photoboxType: 'huge' }, { kind: 'unknown', parameter: 'photoboxType', value: 'huge' }],
    [
      { photoboxType: 'small', photoboxFormat: '100X100' },
      { kind: 'unknown', parameter: 'photoboxFormat', value: '100X100' },
    ],
    [
      { photoboxType: 'LARGE', photoboxFormat: '100x100' },
      {
        kind: 'not-together',
        parameter: 'photoboxFormat',
        value: '100x100',
        conflictsWith: 'photoboxType',
      },
    ],
    [
      { photoboxType: 'small', paperType: 'glossy' },
      { kind: 'unknown', parameter: 'paperType', value: 'glossy' },
    ],
    ...(
      [
        ['small', '11'],
        ['small', '61'],
        ['max', '23'],
        ['max', '151'],
        ['photoprint', '0'],
        ['photoprint', '501'],
        ['photoprint', '1000'],
        ['photoprint', '2.5'],
        ['photoprint', 'x1'],
      ] as const
    ).map(
      ([photoboxType, amount]) =>
        [
          { photoboxType, amount },
          { kind: 'malformed', parameter: 'amount', value: amount },
        ] as const,
    ),
  ] as const)('%j is refused', (parameters, error) => {
    expect(parsePhotoboxConfiguration(parameters)).toEqual(E.left(error));
  });
});
