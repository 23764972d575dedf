import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameSlices } from '../../../core/domain/preview/frame-slices.ts';

const anyFrame = fc
  .record({
    inset: fc.integer({ min: 1, max: 9 }),
    across: fc.integer({ min: 1, max: 20 }),
    down: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ inset, across, down }) => ({
    inset,
    size: { width: across + 2 * inset, height: down + 2 * inset },
  }));

describe('the slices of a frame', () => {
  property.prop([anyFrame])('cover it once, and leave its opening free', ({ inset, size }) => {
    const counts = new Map<string, number>();
    for (const { left, top, width, height } of frameSlices(size, inset))
      for (let x = left; x < left + width; x += 1)
        for (let y = top; y < top + height; y += 1)
          counts.set(`${x},${y}`, (counts.get(`${x},${y}`) ?? 0) + 1);
    for (let x = 0; x < size.width; x += 1)
      for (let y = 0; y < size.height; y += 1) {
        const edge = Math.min(x, y, size.width - 1 - x, size.height - 1 - y);
        expect(counts.get(`${x},${y}`) ?? 0).toBe(edge < inset ? 1 : 0);
      }
    expect(counts.size).toBe(
      size.width * size.height - (size.width - 2 * inset) * (size.height - 2 * inset),
    );
  });

  property.prop([anyFrame, anyFrame])(
    'keep their places in frames of all sizes',
    (one, { inset, size }) => {
      const sides = (slices: ReturnType<typeof frameSlices>, width: number, height: number) =>
        slices.map((slice) => [
          slice.left === 0,
          slice.top === 0,
          slice.left + slice.width === width,
          slice.top + slice.height === height,
        ]);
      expect(sides(frameSlices(one.size, one.inset), one.size.width, one.size.height)).toEqual(
        sides(frameSlices(size, inset), size.width, size.height),
      );
    },
  );

  test('are empty where there is no opening, or nothing of a frame to see', () => {
    expect(frameSlices({ width: 10, height: 40 }, 5)).toEqual([]);
    expect(frameSlices({ width: 40, height: 10 }, 5)).toEqual([]);
    expect(frameSlices({ width: 10, height: 40 }, 0)).toEqual([]);
  });
});
