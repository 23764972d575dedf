import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { parameterPairs } from '../../../../core/domain/designer/parameter-source.ts';
import {
  parsePhotoboxQuery,
  printPhotoboxQuery,
} from '../../../../core/domain/products/photobox/photobox-hand-off.ts';
import type { QueryValues } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';
import { anyHandOff } from '../../../arbitraries/products/photobox.ts';

const boxWith = (parameters: QueryValues) =>
  parsePhotoboxQuery(parameterPairs({ photoboxType: 'max', locale: 'de-DE', ...parameters }));

describe('a photo box that is handed off', () => {
  property.prop([anyHandOff])('is read with its format as one text, too', (handOff) => {
    const others = printPhotoboxQuery(handOff).filter(
      ([name]) => !name.startsWith('photoboxFormat') && name !== 'productType',
    );
    const query = [...others, ['photoboxFormat', handOff.format] as const];
    expect(parsePhotoboxQuery(query)).toEqual(E.right(handOff));
  });

  test('prints its format as width and height in millimetres, in inch locales, too', () => {
    const query = printPhotoboxQuery({
      type: 'photoprint',
      format: '300x200',
      paper: 'hahnemuehle',
      amount: 7,
      locale: 'en-US',
      addToCart: true,
    });
    expect(query).toEqual([
      ['productType', 'photo-prints'],
      ['photoboxType', 'photoprint'],
      ['photoboxFormat[width]', '300'],
      ['photoboxFormat[height]', '200'],
      ['paperType', 'hahnemuehle'],
      ['amount', '7'],
      ['addToCart', 'true'],
      ['locale', 'en-US'],
    ]);
  });

  test('is read from a record with its sides', () => {
    expect(boxWith({ photoboxFormat: { width: 150, height: 100 } })).toMatchObject({
      right: { type: 'max', format: '150x100' },
    });
    expect(boxWith({ photoboxType: 'LARGE' })).toMatchObject({ right: { type: 'max' } });
  });

  test.each([
    ['photoboxType', '', 'missing'],
    ['photoboxType', 'xl', 'unknown'],
    ['photoboxFormat', '151x100', 'unknown'],
    ['paperType', 'karton', 'unknown'],
    ['productType', 'photo-frame', 'unknown'],
    ['locale', 'de', 'malformed'],
  ] as const)('is refused with %s=%s as %s', (parameter, value, kind) => {
    expect(boxWith({ [parameter]: value })).toEqual(E.left({ kind, parameter, value }));
  });

  test('has the format of the one text where sides are there, too', () => {
    const photoboxFormat = '180x130';
    expect(boxWith({ photoboxFormat, 'photoboxFormat[width]': 150 })).toEqual(
      boxWith({ photoboxFormat }),
    );
  });

  test('is refused with one side of its format', () => {
    const missing = (side: string) =>
      E.left({ kind: 'missing', parameter: `photoboxFormat[${side}]`, value: '' });
    expect(boxWith({ photoboxFormat: { width: 150 } })).toEqual(missing('height'));
    expect(boxWith({ photoboxFormat: { height: 100 } })).toEqual(missing('width'));
  });

  test.each([
    [{ photoboxFormat: '300x200' }, 'photoboxFormat', '300x200'],
    [{ productType: 'photo-prints' }, 'productType', 'photo-prints'],
  ] as const)(
    'is refused with %o: it does not go with the type',
    (parameters, parameter, value) => {
      expect(boxWith(parameters)).toEqual(
        E.left({ kind: 'not-together', parameter, value, conflictsWith: 'photoboxType' }),
      );
    },
  );

  test('may say its product type', () => {
    expect(boxWith({ productType: 'photobox' })).toEqual(boxWith({}));
  });
});
