import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { cardQuantityFor } from '../../../../core/domain/products/card/quantity.ts';
import {
  parseCardQuery,
  printCardQuery,
} from '../../../../core/domain/products/card/card-hand-off.ts';
import { parameterPairs } from '../../../../core/domain/designer/parameter-source.ts';
import { E } from '../../../../core/fp.ts';
import { anyCardHandOff } from '../../../arbitraries/products/card.ts';

const readWith = (parameters: Readonly<Record<string, string>>) =>
  parseCardQuery(parameterPairs({ themeId: '7', locale: 'de-DE', ...parameters }));

describe('a card that is handed off', () => {
  const anyWish = fc.oneof(fc.integer({ min: -6, max: 6_000 }), fc.maxSafeInteger());

  property.prop([anyWish])('has the rung that answers the quantity', (wanted) => {
    expect(readWith({ quantity: String(wanted) })).toMatchObject({
      right: { order: { isSample: false, quantity: cardQuantityFor(wanted).quantity } },
    });
  });

  test.each([
    ['-5', 1],
    ['0', 1],
    ['2.5', 3],
    ['-0.01', 1],
    ['5000.5', 5_000],
    ['9007199254740993', 5_000],
  ])('has a rung for a wish of %s, too', (wish, quantity) => {
    expect(readWith({ quantity: wish })).toMatchObject({ right: { order: { quantity } } });
  });

  test('has the preselected quantity where none is named', () => {
    expect(readWith({})).toMatchObject({ right: { order: { isSample: false, quantity: 28 } } });
    expect(readWith({ isSample: 'false' })).toEqual(readWith({}));
  });

  property.prop([anyCardHandOff, fc.nat()])(
    'is one card where it is a sample',
    (handOff, quantity) => {
      const rest = printCardQuery(handOff).filter(
        ([name]) => name !== 'isSample' && name !== 'quantity',
      );
      const query = [
        ...rest,
        ['isSample', 'true'] as const,
        ['quantity', String(quantity)] as const,
      ];
      expect(parseCardQuery(query)).toEqual(
        E.right({ ...handOff, order: { isSample: true, quantity: 1 } }),
      );
    },
  );

  test('says that it is a sample only where it is one', () => {
    const order = { isSample: true, quantity: 1 } as const;
    const card = { themeId: '7', order, design: {}, accessories: {}, locale: 'de-DE' } as const;
    expect(printCardQuery(card)).toEqual([
      ['themeId', '7'],
      ['quantity', '1'],
      ['isSample', 'true'],
      ['locale', 'de-DE'],
    ]);
    expect(printCardQuery({ ...card, order: { isSample: false, quantity: 1 } })).toEqual([
      ['themeId', '7'],
      ['quantity', '1'],
      ['locale', 'de-DE'],
    ]);
  });

  test('prints every parameter', () => {
    const query = printCardQuery({
      themeId: '7',
      order: { isSample: false, quantity: 32 },
      design: {
        designGroupId: '12',
        designId: '4711',
        format: { width: 115, height: 168 },
        paperType: 'matt',
        refinement: 'empty',
        occasion: 'weihnachten-privat',
        category: 'c',
        tag: 't',
        punching: 'herz',
      },
      accessories: {
        ribbon: { id: 'satin', color: 'rot' },
        screw: 's1',
        seal: 's2',
        bow: 'b',
        envelope: { form: 'spitz', color: 'blau' },
        inlay: { id: 'i', paper: 'p' },
        wished: ['box', 'pen'],
      },
      sku: 'k',
      addToCart: true,
      locale: 'de-CH',
      referralSource: 'shopping-ad',
      adClickId: 'g',
    });
    expect(query.map((pair) => pair.join('=')).join('&')).toBe(
      'themeId=7&quantity=32&designGroupId=12&designId=4711&formatType=115x168&paperType=matt&' +
        'refinementType=empty&occasion=weihnachten-privat&category=c&tag=t&punching=herz&' +
        'ribbon=satin&ribbonColor=rot&screw=s1&seal=s2&bow=b&envelope=spitz&envelopeColor=blau&' +
        'inlay=i&inlayPaper=p&accessoryTypes[]=box&accessoryTypes[]=pen&sku=k&addToCart=true&' +
        'locale=de-CH&gclid=g&referralSource=shopping-ad',
    );
  });

  test('reads an occasion of two words with a space, too', () => {
    expect(readWith({ occasion: 'weihnachten privat' })).toMatchObject({
      right: { design: { occasion: 'weihnachten-privat' } },
    });
  });

  test.each([
    ['themeId', '', 'missing'],
    ['themeId', 'a/b', 'malformed'],
    ['quantity', 'many', 'malformed'],
    ['quantity', '028', 'malformed'],
    ['quantity', '1,5', 'malformed'],
    ['quantity', '1.', 'malformed'],
    ['quantity', '1e3', 'malformed'],
    ['quantity', ' 1', 'malformed'],
    ['quantity', '1\n', 'malformed'],
    ['isSample', 'maybe', 'malformed'],
    ['formatType', '115', 'malformed'],
    ['refinementType', 'platin', 'unknown'],
    ['occasion', 'leinwand', 'unknown'],
    ['envelope', 'rund', 'unknown'],
    ['envelopeColor', '#fff', 'malformed'],
    ['ribbon', '<', 'malformed'],
    ['ribbonColor', '<', 'malformed'],
    ['inlay', '<', 'malformed'],
    ['inlayPaper', '<', 'malformed'],
    ['screw', '<', 'malformed'],
    ['seal', '<', 'malformed'],
    ['bow', '<', 'malformed'],
    ['designGroupId', '<', 'malformed'],
    ['designId', '<', 'malformed'],
    ['paperType', '<', 'malformed'],
    ['category', '<', 'malformed'],
    ['tag', '<', 'malformed'],
    ['punching', '<', 'malformed'],
    ['accessoryTypes', 'hat', 'unknown'],
  ] as const)('is refused with %s=%s as %s', (parameter, value, kind) => {
    expect(readWith({ [parameter]: value })).toEqual(E.left({ kind, parameter, value }));
  });

  test.each([
    ['ribbonColor', 'ribbon'],
    ['envelopeColor', 'envelope'],
    ['inlayPaper', 'inlay'],
  ])('is refused with %s where %s is missing', (part, accessory) => {
    expect(readWith({ [part]: 'rot' })).toEqual(
      E.left({ kind: 'missing', parameter: accessory, value: '' }),
    );
  });
});
