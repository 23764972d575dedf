import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type {
  Configurator,
  MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import {
  formatsInNearestMaterial,
  type FormatsOfMaterial,
} from '../../../core/domain/configurator/format-materials.ts';
import { isFrameType, isMaterialType } from '../../../core/domain/catalogue/materials.ts';
import { readFormat } from '../../../core/domain/format/parse-format.ts';
import type { Money } from '../../../core/domain/money/money.ts';

const tenEuros: Money<'eur'> = { minorUnits: 1000, currency: 'eur' };

const option = (text: string, isPriced = true) => {
  const format = readFormat('cm', text);
  if (format === undefined) throw new Error(text);
  const price = { priceCurrent: tenEuros, priceOriginal: tenEuros };
  return isPriced ? { format, price } : { format };
};

const materialOf = (value: string): MaterialOption => {
  const [materialType, frameType] = value.split('+');
  if (!isMaterialType(materialType)) throw new Error(value);
  return {
    value,
    materialType,
    context: isFrameType(frameType) ? { frameType } : {},
    formats: [option('600x400')],
    initiallySelectedFormat: option('600x400').format,
  };
};

const values = [
  'leinwand',
  'leinwand+schattenfuge-leinwand',
  'acrylglas+artbox',
  'acrylglas',
] as const;

const [first, ...others] = values;

const configurator: Configurator = {
  product: 'photo-frame',
  options: [materialOf(first), ...others.map(materialOf)],
  labels: [],
};

const listed = (
  chosen: string,
  formats: Readonly<Record<string, readonly ReturnType<typeof option>[]>>,
) =>
  formatsInNearestMaterial(
    configurator,
    Object.entries(formats).map(([material, options]) => ({ material, formats: options })),
    chosen,
  ).map((each) => `${each.option.format.width}x${each.option.format.height} ${each.material}`);

describe('formats in the nearest material', () => {
  test('stay in the chosen material, and leave its frame before they leave it', () => {
    expect(
      listed('acrylglas+artbox', {
        leinwand: [option('600x400'), option('900x600'), option('1500x500')],
        'acrylglas+artbox': [option('600x400')],
        acrylglas: [option('600x400'), option('900x600')],
      }),
    ).toEqual(['600x400 acrylglas+artbox', '900x600 acrylglas', '1500x500 leinwand']);
  });

  test('take an unframed other material before a framed one', () => {
    expect(
      listed('acrylglas', {
        'leinwand+schattenfuge-leinwand': [option('900x600')],
        leinwand: [option('900x600')],
      }),
    ).toEqual(['900x600 leinwand']);
  });

  test('that can be bought elsewhere come before those without a price', () => {
    expect(
      listed('leinwand', {
        leinwand: [option('900x600', false)],
        acrylglas: [option('900x600')],
      }),
    ).toEqual(['900x600 acrylglas']);
  });

  const anyFormats = fc.uniqueArray(fc.constantFrom('600x400', '900x600', '300x300', '1500x500'));

  property.prop([
    fc.constantFrom(...values),
    fc.record(Object.fromEntries(values.map((value) => [value, anyFormats]))),
  ])('are each listed once, in the chosen material wherever it has them', (chosen, sizes) => {
    const materials: readonly FormatsOfMaterial[] = values.map((material) => ({
      material,
      formats: (sizes[material] ?? []).map((text) => option(text)),
    }));
    const found = formatsInNearestMaterial(configurator, materials, chosen);
    const keys = found.map((each) => `${each.option.format.width}x${each.option.format.height}`);
    expect(keys.toSorted()).toEqual([...new Set(Object.values(sizes).flat())].toSorted());
    const inChosen = found.filter(({ material }) => material === chosen);
    expect(inChosen).toHaveLength(sizes[chosen]?.length ?? 0);
  });
});
