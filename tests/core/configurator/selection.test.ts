import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyConfiguratorCommand,
  findFormatOption,
  findMaterial,
  initialConfiguratorState,
  materialValue,
  startFormat,
  type Configurator,
  type ConfiguratorState,
  type FormatOption,
} from '../../../core/domain/configurator/configurator.ts';
import {
  readSelection,
  refusesSku,
  requestedMaterial,
  selectionQuery,
  stateOfSelection,
  type QueryReader,
} from '../../../core/domain/configurator/selection.ts';
import { frameHolds } from '../../../core/domain/catalogue/frame-holds.ts';
import { frameTypes } from '../../../core/domain/catalogue/materials.ts';
import { wallPictureParameters } from '../../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import { equalFormats, type Format } from '../../../core/domain/format/format.ts';
import {
  anyConfiguratorUse,
  anyFormatOptionIn,
  type ConfiguratorUse,
} from '../../arbitraries/configurator.ts';
import { anyFrameType, anyMaterialType } from '../../arbitraries/catalogue.ts';
import { priceIn } from '../../arbitraries/money.ts';

const reader = (pairs: Iterable<readonly [string, string]>): QueryReader => {
  const parameters = new URLSearchParams([...pairs].map(([name, value]) => [name, value]));
  return (name) => parameters.get(name);
};

const stateAfter = ({ configurator, commands }: ConfiguratorUse): ConfiguratorState =>
  commands.reduce(
    (state, command) => applyConfiguratorCommand(configurator, state, command),
    initialConfiguratorState(configurator),
  );

/** An entry for a requested format, as the price service would make it. */
const pricedExtra = (format: Format | undefined): FormatOption | undefined => {
  const amount = { minorUnits: 6490, currency: 'eur' } as const;
  return format && { format, price: { priceOriginal: amount, priceCurrent: amount } };
};

/** Whether a selection is one that the commands could have led to. */
const isPossible = (
  configurator: Configurator,
  { material, format, extra }: ConfiguratorState,
): boolean => {
  const { formats = [] } = findMaterial(configurator, material) ?? {};
  const listed = findFormatOption(formats, format);
  if (extra !== undefined)
    return listed === undefined && equalFormats(extra.format, format) && extra.price !== undefined;
  return listed?.price !== undefined || formats.every(({ price }) => price === undefined);
};

/** Queries of links, of old bookmarks and of nonsense. */
const anyQuery = fc
  .record(
    {
      material: fc.oneof(fc.string(), anyMaterialType),
      materialType: fc.oneof(fc.string(), anyMaterialType),
      frameType: fc.oneof(fc.string(), anyFrameType),
      formatType: fc.oneof(fc.string(), fc.constantFrom('600x450', '300x200', '0x0', '7x7')),
    },
    { requiredKeys: [] },
  )
  .map((parameters) => Object.entries(parameters));

describe('the selection of an address', () => {
  property.prop([anyConfiguratorUse])('is the state that the address was made of', (use) => {
    const { configurator, unit } = use;
    const state = stateAfter(use);
    const requested = readSelection(unit, reader(selectionQuery(configurator, state)));
    expect(stateOfSelection(configurator, requested, state.extra)).toEqual(state);
  });

  property.prop([anyConfiguratorUse])('speaks the designer’s vocabulary', (use) => {
    const names = selectionQuery(use.configurator, stateAfter(use)).map(([name]) => name);
    const vocabulary: readonly string[] = [...wallPictureParameters, 'formerFormat'];
    expect(names.filter((name) => !vocabulary.includes(name))).toEqual([]);
  });

  property.prop([anyConfiguratorUse, anyQuery, fc.boolean()])(
    'is a possible state, whatever the address says',
    ({ configurator, unit }, query, isPriced) => {
      const requested = readSelection(unit, reader(query));
      const extra = isPriced ? pricedExtra(requested.format) : undefined;
      const state = stateOfSelection(configurator, requested, extra);
      const option = findMaterial(configurator, state.material);
      expect(option).toBe(requestedMaterial(configurator, requested));
      expect(isPossible(configurator, state)).toBe(true);
    },
  );

  property.prop([anyConfiguratorUse, anyMaterialType])(
    'is the start of its material where it names no format',
    ({ configurator, unit }, materialType) => {
      const requested = readSelection(unit, reader([['materialType', materialType]]));
      const option = requestedMaterial(configurator, requested);
      expect(stateOfSelection(configurator, requested, undefined)).toEqual({
        material: option.value,
        format: startFormat(option),
      });
      const isOffered = findMaterial(configurator, materialType) !== undefined;
      expect(option.value).toBe(isOffered ? materialType : configurator.options[0].value);
    },
  );

  test.each(frameTypes)(
    'means the default material of %s where it names that frame alone',
    (frame) => {
      const material = materialValue(frameHolds[frame].materials[0], frame);
      for (const pairs of [[], [['materialType', 'no-material'] as const]])
        expect(readSelection('cm', reader([['frameType', frame], ...pairs]))).toMatchObject({
          material,
        });
      expect(
        readSelection(
          'cm',
          reader([
            ['frameType', frame],
            ['materialType', 'hahnemuehle'],
          ]),
        ),
      ).toMatchObject({ material: `hahnemuehle+${frame}` });
    },
  );

  property.prop([anyConfiguratorUse, priceIn('eur')])(
    'takes an extra format with a price, and ignores it without one',
    ({ configurator, unit }, price) => {
      const format = { width: 7, height: 7, unit };
      const requested = readSelection(unit, reader([['formatType', '7x7']]));
      const state = (extra: FormatOption | undefined) =>
        stateOfSelection(configurator, requested, extra);
      expect(state({ format, price })).toEqual({
        material: configurator.options[0].value,
        format,
        extra: { format, price },
      });
      expect(state({ format })).toEqual(initialConfiguratorState(configurator));
      expect(state(undefined)).toEqual(initialConfiguratorState(configurator));
    },
  );

  property.prop([anyConfiguratorUse, anyFormatOptionIn('cm')])(
    'never takes an extra entry of another format',
    ({ configurator }, extra) => {
      const requested = {
        material: undefined,
        format: { width: 7, height: 7, unit: 'cm' } as const,
      };
      expect(stateOfSelection(configurator, requested, extra)).toEqual(
        initialConfiguratorState(configurator),
      );
    },
  );
});

describe('a selection of a configurator with a preselected product', () => {
  const amount = { minorUnits: 6490, currency: 'eur' } as const;
  const price = { priceOriginal: amount, priceCurrent: amount };
  const format = (width: number) => ({ width, height: 200, unit: 'cm' }) as const;
  const option = (materialType: 'leinwand' | 'poster' | 'acrylglas') => ({
    value: materialType,
    materialType,
    context: {},
    formats: [
      { format: format(300), price },
      { format: format(400), price },
    ] as const,
    initiallySelectedFormat: format(300),
  });
  const preselected = { material: 'poster', format: format(400) };
  const configurator: Configurator = {
    product: 'photo-frame',
    labels: [],
    options: [option('leinwand'), option('poster'), option('acrylglas')],
    preselected,
  };
  const stateOf = (material: string | undefined, width?: number) =>
    stateOfSelection(
      configurator,
      { material, format: width === undefined ? undefined : format(width) },
      undefined,
    );

  test('is the product where nothing is asked for, else what is asked for', () => {
    expect(stateOf(undefined)).toBe(preselected);
    expect(stateOf('holz')).toBe(preselected);
    expect(stateOf('acrylglas')).toEqual({ material: 'acrylglas', format: format(300) });
    expect(stateOf('acrylglas', 400)).toEqual({ material: 'acrylglas', format: format(400) });
    expect(stateOf(undefined, 400)).toEqual({ material: 'leinwand', format: format(400) });
  });

  test.each([
    ['is there', 'poster', 400, false],
    ['is another material', 'leinwand', 400, true],
    ['is another format', 'poster', 300, true],
    ['is of no SKU', undefined, undefined, false],
  ])('refuses a SKU unless its picture is there: it %s', (_name, material, width, isRefused) => {
    const sku = { material, format: width === undefined ? undefined : format(width) };
    const nothing = { material: undefined, format: undefined };
    expect(refusesSku(configurator, nothing, sku)).toBe(isRefused);
    // A selection in the address counts more.
    expect(refusesSku(configurator, { ...nothing, material: 'acrylglas' }, sku)).toBe(false);
    const plain = { ...configurator, preselected: undefined };
    expect(refusesSku(plain, nothing, sku)).toBe(width !== undefined);
  });

  test('says nothing of a frame where there is none', () => {
    expect(selectionQuery(configurator, preselected)).toEqual([
      ['materialType', 'poster'],
      ['formatType', '400x200'],
    ]);
  });
});

describe('readSelection', () => {
  test.each([
    ['', undefined],
    ['materialType=leinwand', 'leinwand'],
    ['materialType=acrylglas&frameType=artbox', 'acrylglas+artbox'],
    ['materialType=acrylglas&frameType=gold', 'acrylglas'],
    ['frameType=artbox', 'acrylglas+artbox'],
    ['frameType=gold', undefined],
    ['materialType=LEINWAND', undefined],
    ['material=acrylglas%2Bartbox', 'acrylglas+artbox'],
    ['material=&materialType=poster', 'poster'],
  ])('reads the material of ?%s', (query, material) => {
    const parameters = new URLSearchParams(query);
    expect(readSelection('cm', reader(parameters)).material).toBe(material);
  });

  test.each(['', 'formatType=', 'formatType=060x40', 'formatType=600', 'format=600x400'])(
    'reads no format of ?%s',
    (query) => {
      expect(readSelection('cm', reader(new URLSearchParams(query))).format).toBeUndefined();
    },
  );
});
