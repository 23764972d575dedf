import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { dinFormat } from '../../../core/domain/format/din.ts';
import { formatKeyOf, formatKeys } from '../../../core/domain/format/format-keys.ts';
import {
  formatGroupKeyOf,
  formatLabelKeys,
  groupFormats,
  listedFormatGroups,
  type GroupedFormat,
} from '../../../core/domain/catalogue/format-groups.ts';
import { centimetreFormatOf } from '../../../core/domain/format/millimetre-format.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { anyDinName, anyFormat, anyUprightOrLying, turned } from '../../arbitraries/format.ts';

const anyDinFormat = fc
  .tuple(anyDinName, anyUprightOrLying)
  .map(([name, orientation]) => centimetreFormatOf(dinFormat(name, orientation)));

/** Sides of few hundred tenths, so that ratios come up. */
const anyCommonFormat = fc.record({
  width: fc.integer({ min: 1, max: 6 }).map((side) => side * 100),
  height: fc.integer({ min: 1, max: 6 }).map((side) => side * 100),
  unit: fc.constantFrom('cm' as const, 'in' as const),
});

const anyGrouped: fc.Arbitrary<GroupedFormat> = fc.record(
  {
    format: fc.oneof(anyFormat, anyDinFormat, anyCommonFormat),
    materialType: fc.oneof(fc.constantFrom(...materialTypes), fc.constant('fototapete' as const)),
    isHidden: fc.boolean(),
  },
  { requiredKeys: ['format'] },
);

describe('formatGroupKeyOf', () => {
  property.prop([anyGrouped])('is hidden, wallpaper, DIN, or a ratio, in this order', (grouped) => {
    const isDin =
      grouped.format.unit === 'cm' &&
      /^(?:52x74|74x105|105x148|148x210|210x297|297x420|420x594|594x841|841x1189)$/u.test(
        [grouped.format.width, grouped.format.height].toSorted((one, two) => one - two).join('x'),
      );
    const byRatio = isDin ? 'din' : formatKeyOf(grouped.format);
    const shown = grouped.materialType === 'fototapete' ? 'fototapete' : byRatio;
    expect(formatGroupKeyOf(grouped)).toBe(grouped.isHidden === true ? 'hidden' : shown);
  });

  property.prop([anyGrouped])('is the same for a turned format', (grouped) => {
    const other = { ...grouped, format: turned(grouped.format) };
    expect(formatGroupKeyOf(other)).toBe(formatGroupKeyOf(grouped));
  });

  test('reaches every format key', () => {
    const at = (width: number, height: number) =>
      formatGroupKeyOf({ format: { width, height, unit: 'cm' } });
    const keys = formatKeys
      .filter((key) => key.includes(':'))
      .map((key) => {
        const [longer = 0, shorter = 0] = key.split(':').map(Number);
        return at(longer * 100, shorter * 100);
      });
    const format = { width: 210, height: 297, unit: 'cm' } as const;
    expect([
      ...keys,
      at(210, 297),
      formatGroupKeyOf({ format, materialType: 'fototapete' }),
      formatGroupKeyOf({ format, materialType: 'fototapete', isHidden: true }),
      at(300, 300),
      at(700, 500),
    ]).toEqual([...formatKeys]);
  });

  test('has no DIN for inches', () => {
    expect(formatGroupKeyOf({ format: { width: 210, height: 297, unit: 'in' } })).toBe('standard');
  });
});

describe('groupFormats', () => {
  property.prop([fc.array(anyGrouped, { maxLength: 20 })])(
    'is a partition: every format once, in its group, in its order',
    (formats) => {
      const groups = groupFormats(formats);
      for (const { key, formats: members } of groups) {
        expect(members).toEqual(formats.filter((each) => formatGroupKeyOf(each) === key));
        expect(members.length).toBeGreaterThan(0);
      }
      expect(groups.flatMap((group) => [...group.formats])).toHaveLength(formats.length);
    },
  );

  property.prop([fc.array(anyGrouped, { maxLength: 20 })])(
    'lists the keys in their order, each once',
    (formats) => {
      const positions = groupFormats(formats).map(({ key }) => formatKeys.indexOf(key));
      expect(positions).toEqual([...new Set(positions)].toSorted((one, two) => one - two));
    },
  );
});

describe('the keys that have a label', () => {
  test('are the fifteen in every locale, and three more in en-GB', () => {
    for (const locale of locales) {
      expect(formatLabelKeys(locale)).toEqual(
        locale === 'en-GB'
          ? [...formatKeys, 'custom', 'panoramic-ultra-wide', 'panoramic-wide']
          : [...formatKeys],
      );
    }
    expect(formatKeys).toHaveLength(15);
  });
});

describe('listedFormatGroups', () => {
  property.prop([fc.array(anyGrouped)])('has every format that is not hidden, once', (formats) => {
    const groups = listedFormatGroups(formats);
    expect(groups).toEqual(groupFormats(formats.filter(({ isHidden }) => isHidden !== true)));
    expect(groups.flatMap((group) => group.formats).length).toBe(
      formats.filter(({ isHidden }) => isHidden !== true).length,
    );
  });
});
