import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { formatMillimetres, type Format } from '../../../core/domain/format/format.ts';
import { requiredDotsPerInch, requiredPixels } from '../../../core/domain/format/resolution.ts';
import { anyLengthUnit, turned } from '../../arbitraries/format.ts';

const anySide = fc.integer({ min: 10, max: 3_000 });

const anyFormat: fc.Arbitrary<Format> = fc.record({
  width: anySide,
  height: anySide,
  unit: anyLengthUnit,
});

describe('requiredDotsPerInch', () => {
  property.prop([anyFormat, anySide, anySide])(
    'never rises with the size',
    (format, wider, higher) => {
      const larger = { ...format, width: format.width + wider, height: format.height + higher };
      expect(requiredDotsPerInch(larger)).toBeLessThanOrEqual(requiredDotsPerInch(format));
    },
  );

  property.prop([anyFormat])('is the same for a turned format', (format) => {
    expect(requiredDotsPerInch(turned(format))).toBe(requiredDotsPerInch(format));
  });

  test.each([
    [130, 180, 150],
    [180, 130, 150],
    [131, 180, 125],
    [200, 300, 125],
    [200, 301, 100],
    [400, 500, 100],
    [400, 600, 75],
    [2000, 1000, 75],
  ])('asks at %d × %d mm for %d', (width, height, dotsPerInch) => {
    expect(requiredDotsPerInch({ width, height, unit: 'cm' })).toBe(dotsPerInch);
  });
});

/** Whether so many pixels on so many millimetres reach the dots per inch: in whole numbers. */
const reaches = (pixels: number, length: number, dotsPerInch: number): boolean =>
  pixels * 254 >= length * 10 * dotsPerInch;

const sides = ['width', 'height'] as const;

describe('requiredPixels', () => {
  property.prop([anyFormat])('reach the dots per inch', (format) => {
    const pixels = requiredPixels(format);
    const length = formatMillimetres(format);
    for (const side of sides) {
      expect(reaches(pixels[side], length[side], requiredDotsPerInch(format))).toBe(true);
    }
  });

  property.prop([anyFormat, fc.nat({ max: 3_000 }), fc.nat({ max: 3_000 })])(
    'never fall for a larger format',
    (format, wider, higher) => {
      const larger = { ...format, width: format.width + wider, height: format.height + higher };
      const [small, large] = [requiredPixels(format), requiredPixels(larger)];
      expect(large.width).toBeGreaterThanOrEqual(small.width);
      expect(large.height).toBeGreaterThanOrEqual(small.height);
    },
  );

  property.prop([anyFormat])(
    'are the fewest that do: the format or a smaller one within it needs each of them',
    (format) => {
      const pixels = requiredPixels(format);
      const corners = [
        [130, 180],
        [200, 300],
        [400, 500],
        [Infinity, Infinity],
      ] as const;
      for (const side of sides) {
        const other = side === 'width' ? 'height' : 'width';
        const needed = corners.some(([shorter, longer]) => {
          const whole = formatMillimetres(format);
          const within: Format = {
            width: 0,
            height: 0,
            unit: 'cm',
            [side]: Math.min(whole[side], longer),
            [other]: Math.min(whole[other], shorter),
          };
          return !reaches(pixels[side] - 1, within[side], requiredDotsPerInch(within));
        });
        expect(needed).toBe(true);
      }
    },
  );

  property.prop([anyFormat])('turn with the format', (format) => {
    const { width, height } = requiredPixels(format);
    expect(requiredPixels(turned(format))).toEqual({ width: height, height: width });
  });

  test.each([
    [180, 130, 1063, 768],
    [200, 200, 1063, 1063],
    [300, 200, 1477, 1063],
    [301, 200, 1477, 1063],
    [500, 400, 1969, 1575],
    [600, 400, 1969, 1575],
    [900, 600, 2658, 1969],
  ])('for %d × %d mm are %d × %d', (width, height, wide, high) => {
    expect(requiredPixels({ width, height, unit: 'cm' })).toEqual({ width: wide, height: high });
  });
});
