import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { millimetres, type Format } from '../../../core/domain/format/format.ts';
import { requiredDotsPerInch, requiredPixels } from '../../../core/domain/format/resolution.ts';
import { anyLengthUnit, turned } from '../../arbitraries/format.ts';

const anySide = fc.integer({ min: 10, max: 3_000 });

const anyFormat: fc.Arbitrary<Format> = fc.record({
  width: anySide,
  height: anySide,
  unit: anyLengthUnit,
});

describe('requiredDotsPerInch', () => {
  test.prop([anyFormat, anySide, anySide])('never rises with the size', (format, wider, higher) => {
    const larger = { ...format, width: format.width + wider, height: format.height + higher };
    expect(requiredDotsPerInch(larger)).toBeLessThanOrEqual(requiredDotsPerInch(format));
  });

  test.prop([anyFormat])('is the same for a turned format', (format) => {
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

describe('requiredPixels', () => {
  test.prop([anyFormat])('are the fewest that reach the dots per inch', (format) => {
    const pixels = requiredPixels(format);
    const length = millimetres(format);
    for (const side of ['width', 'height'] as const) {
      // An inch is 254 tenths of a millimetre: whole numbers on both sides.
      const wanted = length[side] * 10 * requiredDotsPerInch(format);
      expect(pixels[side] * 254).toBeGreaterThanOrEqual(wanted);
      expect((pixels[side] - 1) * 254).toBeLessThan(wanted);
    }
  });

  test.prop([anyFormat, anySide, anySide])(
    'rise with the size as long as the dots per inch are the same',
    (format, wider, higher) => {
      const larger = { ...format, width: format.width + wider, height: format.height + higher };
      fc.pre(requiredDotsPerInch(larger) === requiredDotsPerInch(format));
      const [small, large] = [requiredPixels(format), requiredPixels(larger)];
      expect(large.width).toBeGreaterThanOrEqual(small.width);
      expect(large.height).toBeGreaterThanOrEqual(small.height);
    },
  );

  test.prop([anyFormat])('turn with the format', (format) => {
    const { width, height } = requiredPixels(format);
    expect(requiredPixels(turned(format))).toEqual({ width: height, height: width });
  });
});
