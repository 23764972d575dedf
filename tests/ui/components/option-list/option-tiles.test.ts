/** Options of any product as tiles, and a configurator that draws whatever a product brings. */
import { describe, expect, test, vi } from 'vitest';

import type { ProductOption } from '../../../../core/domain/products/product.ts';
import {
  drawnOptions,
  optionTiles,
  type TileWords,
} from '../../../../ui/components/option-list/option-tiles.ts';

/** A product that the shop does not have: a size, and beads of two colours, one of which is out. */
const colour: ProductOption = {
  name: 'colour',
  key: 'bead',
  values: [
    {
      value: 'red',
      isChosen: true,
      isDefault: true,
      surcharge: 0,
      pairs: [
        ['size', 'l'],
        ['bead', 'red'],
      ],
    },
    {
      value: 'blue',
      isChosen: false,
      isDefault: false,
      surcharge: 250,
      pairs: [
        ['size', 'l'],
        ['bead', 'blue'],
      ],
    },
    {
      value: 'gold',
      isChosen: false,
      isDefault: false,
      surcharge: 0,
      refusal: { kind: 'excluded', by: 'size' },
      pairs: [
        ['size', 'l'],
        ['bead', 'red'],
      ],
    },
  ],
};

const words = (choose: TileWords['choose']): TileWords => ({
  id: 'bead',
  legend: 'Beads',
  labelOf: (value) => value.toUpperCase(),
  surchargeText: (minorUnits) => (minorUnits === 0 ? undefined : `+${minorUnits}`),
  refusalText: (refusal) => (refusal.kind === 'excluded' ? `not with ${refusal.by}` : 'sold out'),
  after: [['country', 'AT']],
  choose,
});

const tilesOf = (option: ProductOption, change: Partial<TileWords> = {}) => {
  const made = optionTiles(option, { ...words(vi.fn()), ...change });
  if (made.kind !== 'tiles') throw new Error('no tiles');
  return made;
};

describe('an option as tiles', () => {
  test('says each value, what it costs more and why it cannot be had', () => {
    expect(tilesOf(colour)).toMatchObject({
      id: 'bead',
      name: 'bead',
      legend: 'Beads',
      selectedText: 'RED',
      groups: [
        {
          options: [
            { value: 'red', label: 'RED', isDefault: true, isSelected: true, surcharge: undefined },
            { value: 'blue', isSelected: false, surcharge: '+250', reason: undefined },
            { value: 'gold', reason: 'not with size' },
          ],
        },
      ],
    });
  });

  test('sends all other choices along, in their order and never its own', () => {
    expect(tilesOf(colour).hiddenFields).toEqual([
      { name: 'size', value: 'l' },
      { name: 'country', value: 'AT' },
    ]);
  });

  test('keeps another option that has the same key', () => {
    const [red, ...others] = colour.values;
    if (red === undefined) throw new Error('no value');
    const shared = {
      ...red,
      pairs: [
        ['bead', 'large'],
        ['bead', 'red'],
      ] as const,
    };
    const fields = tilesOf({ ...colour, values: [shared, ...others] }).hiddenFields;
    expect(fields.slice(0, -1)).toEqual([{ name: 'bead', value: 'large' }]);
  });

  test('hands on the value that is chosen', () => {
    const choose = vi.fn();
    tilesOf(colour, { choose }).onSelect?.('blue');
    expect(choose.mock.calls).toEqual([['blue']]);
  });

  test('stands in the groups of its product; one without values is left out', () => {
    const { groups } = tilesOf(colour, {
      groupsOf: (values) => [
        { label: 'warm', values: values.filter(({ value }) => value !== 'blue') },
        { label: 'none', values: [] },
        { label: 'cold', values: values.filter(({ value }) => value === 'blue') },
      ],
      colourOf: (value) => (value === 'gold' ? '#fc0' : undefined),
    });
    expect(groups.map(({ label, options }) => [label, options.map(({ value }) => value)])).toEqual([
      ['warm', ['red', 'gold']],
      ['cold', ['blue']],
    ]);
    expect(groups[0]?.options.map(({ colour: css }) => css)).toEqual([undefined, '#fc0']);
  });

  test('of which nothing is chosen has no selected text', () => {
    const values = colour.values.map((value) => ({ ...value, isChosen: false }));
    expect(tilesOf({ ...colour, values }).selectedText).toBe('');
  });
});

describe('the options of a product', () => {
  test('are tiles, but for those of its own kinds, in the order of the product', () => {
    const size: ProductOption = { ...colour, name: 'size', key: 'size' };
    const own = { size: () => ({ kind: 'own', id: 'beads-size', drawing: 'L' }) as const };
    const drawn = drawnOptions([size, colour], own, (option) => ({
      ...words(vi.fn()),
      id: option.name,
    }));
    expect(drawn).toMatchObject([
      { kind: 'own', id: 'beads-size' },
      { kind: 'tiles', id: 'colour', name: 'bead' },
    ]);
  });
});
