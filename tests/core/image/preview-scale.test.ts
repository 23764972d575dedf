import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { millimetresOfTenths, type Format } from '../../../core/domain/format/format.ts';
import { previewTierOf, previewTiers } from '../../../core/domain/image/preview-scale.ts';

const side = fc.integer({ min: 1, max: 50_000 });

const anyFormat: fc.Arbitrary<Format> = fc.record({
  width: side,
  height: side,
  unit: fc.constantFrom('cm' as const, 'in' as const),
});

const longerSide = ({ width, height, unit }: Format): number =>
  millimetresOfTenths(unit, Math.max(width, height));

describe('previewTierOf', () => {
  test.each([
    ['XXS', { width: 200, height: 150, unit: 'cm' }],
    ['XS', { width: 201, height: 150, unit: 'cm' }],
    ['XS', { width: 200, height: 300, unit: 'cm' }],
    ['S', { width: 301, height: 200, unit: 'cm' }],
    ['S', { width: 600, height: 400, unit: 'cm' }],
    ['M', { width: 601, height: 400, unit: 'cm' }],
    ['M', { width: 900, height: 900, unit: 'cm' }],
    ['L', { width: 901, height: 600, unit: 'cm' }],
    // 7.8 inches are 19.8 cm, 7.9 inches 20.07 cm; 23.6 inches are 59.9 cm, 23.7 inches 60.2 cm.
    ['XXS', { width: 78, height: 40, unit: 'in' }],
    ['XS', { width: 79, height: 40, unit: 'in' }],
    ['S', { width: 160, height: 236, unit: 'in' }],
    ['M', { width: 160, height: 237, unit: 'in' }],
  ] as const)('is %s for %o', (name, format) => {
    expect(previewTierOf(format).name).toBe(name);
  });

  property.prop([anyFormat, anyFormat])('never shows a larger picture smaller', (first, second) => {
    const [smaller, larger] =
      longerSide(first) <= longerSide(second) ? [first, second] : [second, first];
    expect(previewTierOf(smaller).percent).toBeLessThanOrEqual(previewTierOf(larger).percent);
  });

  property.prop([anyFormat])('shows a turned picture as large', ({ width, height, unit }) => {
    expect(previewTierOf({ width: height, height: width, unit })).toEqual(
      previewTierOf({ width, height, unit }),
    );
  });
});

test('the classes grow, and none is larger than the stage', () => {
  const growing = (key: 'longerSide' | 'percent'): boolean =>
    previewTiers.every(
      (tier, index) => index === 0 || tier[key] > (previewTiers[index - 1]?.[key] ?? 0),
    );
  expect(growing('longerSide')).toBe(true);
  expect(growing('percent')).toBe(true);
  expect(previewTiers.map(({ percent }) => percent)).toEqual([36, 48, 62, 78, 96]);
});
