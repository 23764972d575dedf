import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import { printSku, readSku } from '../../../core/domain/configurator/sku.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';

const side = fc.integer({ min: 1, max: 99_999 });
const nothing = { material: undefined, format: undefined };

describe('a SKU', () => {
  property.prop([
    fc.constantFrom(...materialTypes),
    fc.option(fc.constantFrom(...frameTypes), { nil: undefined }),
    fc.record({ width: side, height: side, unit: fc.constantFrom('cm' as const, 'in' as const) }),
  ])('is read back as the product that it names', (material, frame, format) => {
    expect(readSku(format.unit, printSku(material, frame, format))).toEqual({
      material: materialValue(material, frame),
      format,
    });
  });

  property.prop([fc.string()])('that is malformed preselects nothing', (text) => {
    const read = readSku('cm', text);
    expect(read.material === undefined).toBe(read.format === undefined);
  });

  test.each([
    '',
    'leinwand',
    'leinwand_',
    'leinwand_0x1',
    'gold_600x400',
    'leinwand_gold_600x400',
    'poster_artbox_artbox_600x400',
  ])('%j preselects nothing', (text) => {
    expect(readSku('cm', text)).toStrictEqual(nothing);
  });
});
