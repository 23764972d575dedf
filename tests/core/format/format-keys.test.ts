import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { formatKeyOf, formatKeys, ratioKeys } from '../../../core/domain/format/format-keys.ts';
import { anyLengthUnit } from '../../arbitraries/format.ts';

const anySide = fc.integer({ min: 1, max: 10_000 });
const anyRatioKey = fc.constantFrom(...ratioKeys);

const sidesOf = (key: string): readonly [number, number] => {
  const [longer = 1, shorter = 1] = key === 'square' ? [1, 1] : key.split(':').map(Number);
  return [longer, shorter];
};

const keyOf = (width: number, height: number): string => formatKeyOf({ width, height, unit: 'cm' });

describe('the format keys', () => {
  test('are those of the specification', () => {
    expect(formatKeys.join(', ')).toBe(
      '16:9, 2:1, 3:1, 3:2, 4:1, 4:3, 5:1, 5:2, 5:4, 6:1, din, fototapete, hidden, square, standard',
    );
  });

  test('are so far apart that a format is never near two of them', () => {
    const ratios = ['square', ...ratioKeys]
      .map((key) => sidesOf(key)[0] / sidesOf(key)[1])
      .toSorted((first, second) => first - second);
    const neighbours = ratios.slice(1).map((ratio, index) => [ratios[index] ?? 0, ratio] as const);
    for (const [lower, higher] of neighbours) expect(lower * 1.02).toBeLessThan(higher * 0.98);
  });
});

describe('formatKeyOf', () => {
  property.prop([anySide, anySide, anyLengthUnit])(
    'gives the same key to a turned format',
    (width, height, unit) => {
      expect(formatKeyOf({ width, height, unit })).toBe(
        formatKeyOf({ width: height, height: width, unit }),
      );
    },
  );

  property.prop([anySide, anySide, fc.integer({ min: 1, max: 50 }), anyLengthUnit])(
    'looks at the ratio alone, not at the size or the unit',
    (width, height, factor, unit) => {
      expect(formatKeyOf({ width: width * factor, height: height * factor, unit })).toBe(
        keyOf(width, height),
      );
    },
  );

  property.prop([anyRatioKey, anySide])('reaches every ratio key', (key, size) => {
    const [longer, shorter] = sidesOf(key);
    expect(keyOf(longer * size, shorter * size)).toBe(key);
  });

  property.prop([anySide])('calls equal sides square', (side) => {
    expect(keyOf(side, side)).toBe('square');
  });

  property.prop([anySide, anySide])('names a ratio within 2 %, else standard', (width, height) => {
    const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
    const near = ['square', ...ratioKeys].filter((key) => {
      const [long, short] = sidesOf(key);
      return 50 * Math.abs(longer * short - shorter * long) <= shorter * long;
    });
    expect([keyOf(width, height)]).toEqual(near.length === 0 ? ['standard'] : near);
  });

  property.prop([fc.constantFrom('square', ...ratioKeys), fc.integer({ min: 1, max: 99 })])(
    'still counts exactly 2 % as near, and no more',
    (key, size) => {
      const [longer, shorter] = sidesOf(key);
      const [wide, high] = [longer * size * 51, shorter * size * 50];
      expect(keyOf(wide, high)).toBe(key);
      expect(keyOf(wide + 1, high)).not.toBe(key);
    },
  );

  test.each([
    [600, 400, '3:2'],
    [600, 450, '4:3'],
    [400, 300, '4:3'],
    [500, 400, '5:4'],
    [160, 90, '16:9'],
    [297, 210, 'standard'],
    [700, 500, 'standard'],
    [300, 295, 'square'],
    [0, 0, 'standard'],
    [0, 10, 'standard'],
  ])('%d × %d is %s', (width, height, key) => {
    expect(keyOf(width, height)).toBe(key);
  });
});
