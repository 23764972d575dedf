import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Format } from '../../../core/domain/format/format.ts';
import { requiredDotsPerInch, requiredPixels } from '../../../core/domain/format/resolution.ts';
import {
  resolutionGrades,
  resolutionVerdict,
  type ResolutionVerdict,
} from '../../../core/domain/format/resolution-verdict.ts';
import {
  centredFraming,
  frontPixels,
  frontShares,
  pictureCrop,
} from '../../../core/domain/image/picture-crop.ts';
import { E } from '../../../core/fp.ts';
import { anyLengthUnit, turned } from '../../arbitraries/format.ts';

const anySide = fc.integer({ min: 1, max: 3_000 });

const anyFormat: fc.Arbitrary<Format> = fc.record({
  width: anySide,
  height: anySide,
  unit: anyLengthUnit,
});

const anyPhoto = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});

const ranks = { unknown: -1, 'too-low': 0, acceptable: 1, good: 2, excellent: 3 } as const;

const rankOf = ({ kind }: ResolutionVerdict): number => ranks[kind];

const dotsOf = (verdict: ResolutionVerdict): number =>
  verdict.kind === 'unknown' ? 0 : verdict.dotsPerInch;

/** The pixels that a format asks for, a number of times over. */
const photoFor = (format: Format, percent: number, less = 0) => {
  const { width, height } = requiredPixels(format);
  const pixels = (count: number): number => Math.ceil((count * percent) / 100) - less;
  return { width: pixels(width), height: pixels(height) };
};

describe('resolutionVerdict', () => {
  property.prop([anyPhoto, anyFormat, fc.nat({ max: 5_000 }), fc.nat({ max: 5_000 })])(
    'is never worse for more pixels',
    (photo, format, wider, higher) => {
      const more = { width: photo.width + wider, height: photo.height + higher };
      const [before, after] = [photo, more].map((each) => resolutionVerdict(each, format));
      if (before === undefined || after === undefined) throw new Error('two');
      expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(before));
      expect(dotsOf(after)).toBeGreaterThanOrEqual(dotsOf(before));
    },
  );

  property.prop([anyPhoto, anyFormat, fc.nat({ max: 2_000 }), fc.nat({ max: 2_000 })])(
    'is never better for a larger format',
    (photo, format, wider, higher) => {
      const larger = { ...format, width: format.width + wider, height: format.height + higher };
      const [small, large] = [format, larger].map((each) => resolutionVerdict(photo, each));
      if (small === undefined || large === undefined) throw new Error('two');
      expect(rankOf(large)).toBeLessThanOrEqual(rankOf(small));
      expect(dotsOf(large)).toBeLessThanOrEqual(dotsOf(small));
    },
  );

  property.prop([anyPhoto, anyFormat])('does not mind which way up either is', (photo, format) => {
    const verdict = resolutionVerdict(photo, format);
    const upright = { width: photo.height, height: photo.width };
    expect(resolutionVerdict(upright, format)).toEqual(verdict);
    expect(resolutionVerdict(photo, turned(format))).toEqual(verdict);
  });

  property.prop([anyFormat, fc.constantFrom(...resolutionGrades)])(
    'is a grade from its share of the required pixels on, and the next worse one below',
    (format, grade) => {
      const verdict = resolutionVerdict(photoFor(format, grade.percent), format);
      expect(verdict.kind).toBe(grade.kind);
      const below = photoFor(format, grade.percent, 1);
      fc.pre(below.width > 0 && below.height > 0);
      expect(rankOf(resolutionVerdict(below, format))).toBe(rankOf(verdict) - 1);
    },
  );

  property.prop([anyPhoto, anyFormat])(
    'calls nothing sharp that has fewer dots than its size asks',
    (photo, format) => {
      const verdict = resolutionVerdict(photo, format);
      if (verdict.kind === 'too-low' || verdict.kind === 'unknown') return;
      expect(verdict.dotsPerInch).toBeGreaterThanOrEqual(requiredDotsPerInch(format));
    },
  );

  property.prop([fc.constantFrom('width' as const, 'height' as const), anyPhoto, anyFormat])(
    'is unknown without a size',
    (side, photo, format) => {
      const unknown = { kind: 'unknown' };
      expect(resolutionVerdict({ ...photo, [side]: 0 }, format)).toEqual(unknown);
      expect(resolutionVerdict({ ...photo, [side]: Number.NaN }, format)).toEqual(unknown);
      expect(resolutionVerdict(photo, { ...format, [side]: 0 })).toEqual(unknown);
    },
  );

  test.each([
    [6000, 4000, 900, 600, 'excellent', 169],
    [4500, 3000, 900, 600, 'good', 127],
    [3000, 2000, 900, 600, 'acceptable', 84],
    [2400, 1600, 900, 600, 'too-low', 67],
    [1800, 1200, 150, 100, 'excellent', 304],
    [1063, 768, 180, 130, 'acceptable', 150],
    [1062, 768, 180, 130, 'too-low', 149],
    [768, 1063, 180, 130, 'acceptable', 150],
    [9000, 300, 600, 400, 'too-low', 19],
  ] as const)('a photo of %d × %d on %d × %d mm is %s', (width, height, wide, high, kind, dots) => {
    const verdict = resolutionVerdict({ width, height }, { width: wide, height: high, unit: 'cm' });
    expect(verdict).toEqual({ kind, dotsPerInch: dots });
  });
});

test('a phone’s 12 megapixels are good at 90 × 60 cm, with the edges of a canvas around them', () => {
  const size = { width: 4_000, height: 3_000 };
  const format = { width: 900, height: 600, unit: 'cm' } as const;
  for (const wrap of [0, 25, 38]) {
    const crop = pictureCrop(size, { format, wrap }, centredFraming);
    if (E.isLeft(crop)) throw new Error(crop.left.kind);
    const front = frontShares(size, crop.right, { format, wrap });
    expect([wrap, resolutionVerdict(frontPixels(size, front), format).kind]).toEqual([
      wrap,
      'good',
    ]);
  }
});
