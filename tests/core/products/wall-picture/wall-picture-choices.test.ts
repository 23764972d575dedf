/** What an address selects of wall pictures, and what can be chosen from there. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameTypes } from '../../../../core/domain/catalogue/materials.ts';
import {
  applyConfiguratorCommand,
  initialConfiguratorState,
  selectedArticle,
  type Configurator,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import { framingsOf } from '../../../../core/domain/configurator/framings.ts';
import { selectionQuery } from '../../../../core/domain/configurator/selection.ts';
import { equalFormats } from '../../../../core/domain/format/format.ts';
import type { KnownPicture } from '../../../../core/domain/products/wall-picture/known-pictures.ts';
import { wallPictureChoices } from '../../../../core/domain/products/wall-picture/wall-picture-choices.ts';
import type { QueryPairs } from '../../../../core/domain/query/query.ts';
import { anyConfiguratorUse, type ConfiguratorUse } from '../../../arbitraries/configurator.ts';

const { options: optionsOf, readAddress } = wallPictureChoices;

/** What is sold on a page where somebody has used its configurator, and the address since then. */
const usedPage = ({ configurator, commands, unit }: ConfiguratorUse) => {
  const state = commands.reduce(
    (before, command) => applyConfiguratorCommand(configurator, before, command),
    initialConfiguratorState(configurator),
  );
  const { materialType } = selectedArticle(configurator, state);
  const known: KnownPicture = {
    selected: { material: state.material, format: state.format },
    extra: state.extra && { ...state.extra, beside: {} },
    parts: { materialType, frames: framingsOf(materialType, frameTypes), offer: undefined },
  };
  const offer = { configurator, known: [known] };
  const scope = { locale: unit === 'in' ? 'en-US' : 'de-DE' } as const;
  const read = (pairs: QueryPairs) => readAddress(pairs, scope, offer);
  return { state, offer, read, choice: read(selectionQuery(configurator, state)) };
};

describe('the choices of a wall picture', () => {
  property.prop([anyConfiguratorUse])('begin where the address says', (use) => {
    const { state, choice } = usedPage(use);
    expect(choice.state).toEqual(state);
  });

  property.prop([anyConfiguratorUse])(
    'have one chosen value, and are chosen by its pairs',
    (use) => {
      const { choice, offer, read } = usedPage(use);
      for (const { name, values } of optionsOf(choice, offer)) {
        expect([name, values.filter(({ isChosen }) => isChosen).length]).toEqual([name, 1]);
        for (const { value, pairs, refusal } of values) {
          if (refusal !== undefined) continue;
          const after = optionsOf(read(pairs), offer).find((option) => option.name === name);
          const chosen = after?.values.filter(({ isChosen }) => isChosen).map((one) => one.value);
          expect([name, value, chosen]).toEqual([name, value, [value]]);
        }
      }
    },
  );
});

property.prop([anyConfiguratorUse])(
  'each material costs what it costs in the chosen format, where it is sold in it',
  (use) => {
    const { state, choice, offer } = usedPage(use);
    const materials = optionsOf(choice, offer).find(({ name }) => name === 'material');
    for (const { value, price: shown } of materials?.values ?? []) {
      const formats = use.configurator.options.find((option) => option.value === value)?.formats;
      const same = formats?.find(({ format }) => equalFormats(format, state.format))?.price;
      if (same !== undefined) expect([value, shown]).toEqual([value, same]);
    }
  },
);

const price = (minorUnits: number) => {
  const money = { minorUnits, currency: 'eur' } as const;
  return { priceCurrent: money, priceOriginal: money };
};

const small = { width: 600, height: 400, unit: 'cm' } as const;
const large = { width: 900, height: 600, unit: 'cm' } as const;

const canvas: MaterialOption = {
  value: 'leinwand',
  materialType: 'leinwand',
  context: {},
  formats: [{ format: small, price: price(3000) }, { format: large }],
  initiallySelectedFormat: small,
};

const framed: MaterialOption = {
  value: 'leinwand+schattenfuge-leinwand',
  materialType: 'leinwand',
  context: { frameType: 'schattenfuge-leinwand' },
  isFraming: true,
  formats: [{ format: small, price: price(5500) }],
  initiallySelectedFormat: small,
};

const configurator: Configurator = {
  product: 'photo-frame',
  options: [canvas, framed],
  labels: [],
};

describe('what is chosen of a canvas', () => {
  const frames = framingsOf('leinwand', ['schattenfuge-leinwand']);
  const parts = { materialType: 'leinwand', frames, offer: undefined } as const;
  const known = [{ selected: { material: 'leinwand', format: small }, extra: undefined, parts }];
  const offer = { configurator, known };
  const choice = readAddress([], { locale: 'de-DE' }, offer);
  const valuesOf = (name: string) =>
    optionsOf(choice, offer).find((option) => option.name === name)?.values;

  test('costs what its format and frame cost, and says what is not sold', () => {
    expect(valuesOf('format')).toMatchObject([
      { value: '600x400', price: price(3000), isDefault: true, isChosen: true },
      { value: '900x600', refusal: { kind: 'not-sold' } },
    ]);
    expect(valuesOf('frame')).toContainEqual(
      expect.objectContaining({ value: 'leinwand+schattenfuge-leinwand', surcharge: 2500 }),
    );
    expect(valuesOf('frame')).toContainEqual(
      expect.objectContaining({
        value: 'leinwand+artbox',
        refusal: { kind: 'excluded', by: 'materialType' },
      }),
    );
    // Nor does a frame cost nothing in a format that no list has.
    const own = { width: 617, height: 411, unit: 'cm' } as const;
    const beside = { leinwand: price(3100), 'leinwand+schattenfuge-leinwand': price(5750) };
    const extra = { format: own, price: price(3100), beside };
    const inOwn = {
      configurator,
      known: [{ selected: { material: 'leinwand', format: own }, extra, parts }],
    };
    const asked = [['formatType', '617x411']] as const;
    const ofOwn = optionsOf(readAddress(asked, { locale: 'de-DE' }, inOwn), inOwn);
    expect(ofOwn.find(({ name }) => name === 'frame')?.values).toContainEqual(
      expect.objectContaining({ value: 'leinwand+schattenfuge-leinwand', surcharge: 2650 }),
    );
    // A frame is chosen beside its material, not in its place.
    expect(valuesOf('material')?.map(({ value }) => value)).toEqual(['leinwand']);
  });
});
