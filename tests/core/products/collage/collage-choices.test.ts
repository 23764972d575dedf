/** What an address selects of collages, and what can be chosen from there. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { collageChoices } from '../../../../core/domain/products/collage/collage-choices.ts';
import { orientations } from '../../../../core/domain/format/turn-format.ts';
import type { CollageDesign } from '../../../../core/domain/products/collage/collage-design.ts';
import {
  collageMaterial,
  type CollageOffer,
} from '../../../../core/domain/products/collage/collage-offer.ts';
import type { QueryPairs } from '../../../../core/domain/query/query.ts';

const { options: optionsOf, printChoice, readAddress } = collageChoices;

const scope = { channel: 'poster', locale: 'de-DE' } as const;

const design: CollageDesign = {
  designId: 101,
  name: 'Solo',
  ratio: { width: 3, height: 2 },
  tiles: [{ left: 0, top: 0, width: 1, height: 1 }],
};

const format = (width: number, minorUnits?: number) => {
  const money = minorUnits === undefined ? undefined : ({ minorUnits, currency: 'eur' } as const);
  return {
    format: { width, height: (width / 3) * 2, unit: 'cm' } as const,
    ...(money && { price: { priceCurrent: money, priceOriginal: money } }),
  };
};

const canvas = collageMaterial(design, 'leinwand', [format(300, 1990), format(600, 4490)]);
const poster = collageMaterial(design, 'poster', [format(300, 690), format(900)]);
if (canvas === undefined || poster === undefined) throw new Error('no materials');

const offer: CollageOffer = {
  shown: { design, missing: undefined },
  work: { kind: 'priced', materials: [canvas, poster] },
  templates: {
    tileCounts: [1, 4],
    designGroupIds: ['classics'],
    groups: [
      {
        designGroupId: 'classics',
        name: 'Classics',
        templates: [
          { designId: 101, tileCount: 1, orientation: 'landscape', design },
          { designId: 102, tileCount: 4, orientation: 'square', design: undefined },
        ],
      },
    ],
  },
};

const anyAddress: fc.Arbitrary<QueryPairs> = fc.subarray([
  ['tileCount', '4'],
  ['orientation', 'square'],
  ['designId', '101'],
  ['materialType', 'poster'],
  ['formatType', '300x200'],
] as const);

describe('the choices of a collage', () => {
  property.prop([anyAddress])('have one chosen value, and are chosen by its pairs', (address) => {
    for (const { name, values } of optionsOf(readAddress(address, scope, offer), offer)) {
      expect([name, values.filter(({ isChosen }) => isChosen).length]).toEqual([name, 1]);
      for (const { value, pairs, refusal } of values) {
        if (refusal !== undefined) continue;
        const next = readAddress(pairs, scope, offer);
        const after = optionsOf(next, offer).find((option) => option.name === name);
        const chosen =
          // Another template is shown once it is known.
          name === 'template'
            ? String(next.selection.designId)
            : after?.values.find(({ isChosen }) => isChosen)?.value;
        expect([name, value, chosen]).toEqual([name, value, value]);
      }
    }
  });

  test('stand in the order in which they are made, and say what is not sold', () => {
    const options = optionsOf(readAddress([['materialType', 'poster']], scope, offer), offer);
    expect(options.map(({ name }) => name)).toEqual([
      'number',
      'orientation',
      'template',
      'material',
      'format',
    ]);
    const marked = options.slice(0, 4).map(({ key, values }) => ({
      key,
      values: values.map(({ value }) => value),
      isChosen: values.map(({ isChosen }) => isChosen),
      isDefault: values.map(({ isDefault }) => isDefault),
    }));
    expect(marked).toEqual([
      {
        key: 'tileCount',
        values: ['', '1', '4'],
        isChosen: [true, false, false],
        isDefault: [true, false, false],
      },
      {
        key: 'orientation',
        values: ['', ...orientations],
        isChosen: [true, false, false, false],
        isDefault: [true, false, false, false],
      },
      {
        key: 'designId',
        values: ['101', '102'],
        isChosen: [true, false],
        isDefault: [false, false],
      },
      {
        key: 'materialType',
        values: ['leinwand', 'poster'],
        isChosen: [false, true],
        isDefault: [true, false],
      },
    ]);
    expect(options.at(-1)?.values).toMatchObject([
      { value: '300x200', isChosen: true },
      { value: '900x600', refusal: { kind: 'not-sold' } },
    ]);
  });

  test('keep what was asked for, but for a design that is gone and a format that is not sold', () => {
    const asked = [
      ['designId', '999'],
      ['materialType', 'poster'],
      ['formatType', '900x600'],
    ] as const;
    const pairsWith = (shown: CollageOffer['shown'], address: QueryPairs) => {
      const given = { ...offer, shown };
      return optionsOf(readAddress(address, scope, given), given)[0]?.values[0]?.pairs;
    };
    expect(pairsWith({ design, missing: 999 }, asked)).toEqual([
      ['materialType', 'poster'],
      ['formatType', '300x200'],
    ]);
    const sold = [
      ['designId', '101'],
      ['materialType', 'poster'],
    ] as const;
    expect(pairsWith({ design, missing: undefined }, sold)).toEqual(sold);
  });

  test('are fewer where services are away, and lead on all the same', () => {
    const away: CollageOffer = {
      shown: undefined,
      work: { kind: 'unpriced' },
      templates: undefined,
    };
    const choice = readAddress([['materialType', 'poster']], scope, away);
    expect(optionsOf(choice, away)).toEqual([]);
    expect(printChoice(choice, { locale: 'de-DE' })).toEqual([
      ['designId', '13'],
      ['materialType', 'poster'],
      ['locale', 'de-DE'],
    ]);
  });
});
