/** The straight line that `npm run endure -- --memory` judges by. */
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { slopeOf } from '../../../scripts/endure/trend.ts';

const whole = fc.integer({ min: -1_000, max: 1_000 });

property.prop([whole, whole, fc.uniqueArray(whole, { minLength: 2, maxLength: 50 })])(
  'of points on a line is the line’s own, wherever it lies',
  (slope, level, moments) => {
    const points = moments.map((at) => ({ at, value: level + slope * at }));
    expect(slopeOf(points)).toBeCloseTo(slope, 6);
  },
);

test('of a saw that returns to where it was is flat, and of what stays is 0', () => {
  const saw = Array.from({ length: 61 }, (_, at) => ({ at, value: at % 2 === 0 ? 10 : 40 }));
  expect(slopeOf(saw)).toBeCloseTo(0, 6);
  expect(slopeOf([{ at: 1, value: 5 }])).toBe(0);
});
