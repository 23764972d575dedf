import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { cardQuantityFor } from '../../../core/domain/card/quantity.ts';
import { parseCardQuery, printCardQuery } from '../../../core/domain/designer/card-hand-off.ts';
import { parameterPairs } from '../../../core/domain/designer/parameter-source.ts';
import { E } from '../../../core/fp.ts';
import { anyCardHandOff } from '../../arbitraries/designer.ts';

const readWith = (parameters: Readonly<Record<string, string>>) =>
  parseCardQuery(parameterPairs({ themeId: '7', locale: 'de-DE', ...parameters }));

describe('a card that is handed off', () => {
  test.prop([fc.nat(6_000)])('has the rung that answers the quantity', (wanted) => {
    expect(readWith({ quantity: String(wanted) })).toMatchObject({
      right: { order: { isSample: false, quantity: cardQuantityFor(wanted).quantity } },
    });
  });

  test('has the preselected quantity where none is named', () => {
    expect(readWith({})).toMatchObject({ right: { order: { isSample: false, quantity: 28 } } });
    expect(readWith({ isSample: 'false' })).toEqual(readWith({}));
  });

  test.prop([anyCardHandOff, fc.nat()])('is one card where it is a sample', (handOff, quantity) => {
    const rest = printCardQuery(handOff).filter(
      ([name]) => name !== 'isSample' && name !== 'quantity',
    );
    const query = [...rest, ['isSample', 'true'] as const, ['quantity', String(quantity)] as const];
    expect(parseCardQuery(query)).toEqual(
      E.right({ ...handOff, order: { isSample: true, quantity: 1 } }),
    );
  });

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
      },
      locale: 'de-CH',
      referralSource: 'shopping-ad',
      adClickId: 'g',
    });
    expect(query.map((pair) => pair.join('=')).join('&')).toBe(
      'themeId=7&quantity=32&designGroupId=12&designId=4711&formatType=115x168&paperType=matt&' +
        'refinementType=empty&occasion=weihnachten-privat&category=c&tag=t&punching=herz&' +
        'ribbon=satin&ribbonColor=rot&screw=s1&seal=s2&bow=b&envelope=spitz&envelopeColor=blau&' +
        'inlay=i&inlayPaper=p&locale=de-CH&gclid=g&referralSource=shopping-ad',
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
    ['quantity', '-1', 'malformed'],
    ['quantity', '1.5', 'malformed'],
    ['quantity', '9007199254740993', 'malformed'],
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
  ] as const)('is refused with %s=%s as %s', (parameter, value, kind) => {
    expect(readWith({ [parameter]: value })).toEqual(E.left({ kind, parameter, value }));
  });

  test.each([
    ['ribbonColor', 'ribbon'],
    ['envelopeColor', 'envelope'],
    ['inlayPaper', 'inlay'],
  ])('is refused with %s where %s is missing', (property, accessory) => {
    expect(readWith({ [property]: 'rot' })).toEqual(
      E.left({ kind: 'missing', parameter: accessory, value: '' }),
    );
  });
});
