import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { grownBox, liesWithin, unitedBox } from '../../../core/domain/artwork/measures.ts';
import {
  ellipsePath,
  mapPath,
  pathBox,
  printPath,
  rectanglePath,
  roundedPath,
} from '../../../core/domain/artwork/path.ts';
import { anyBox } from '../../arbitraries/artwork.ts';

describe('outlines', () => {
  property.prop([anyBox, fc.integer({ min: 0, max: 90_000 })])(
    'touch their box on every side, in whole numbers',
    (box, radius) => {
      for (const path of [rectanglePath(box), ellipsePath(box), roundedPath(box, radius)]) {
        const held = pathBox(path);
        expect(held).toBeDefined();
        if (held === undefined) return;
        for (const side of ['left', 'top', 'width', 'height'] as const)
          expect(Math.abs(held[side] - box[side])).toBeLessThanOrEqual(1);
        expect(printPath(path)).not.toMatch(/\.|NaN/u);
      }
    },
  );

  property.prop([anyBox, fc.integer(), fc.integer()])('move as their points do', (box, x, y) => {
    const path = ellipsePath(box);
    const there = mapPath(path, (across, down) => ({ x: across + x, y: down + y }));
    expect(mapPath(there, (across, down) => ({ x: across - x, y: down - y }))).toEqual(path);
  });

  property.prop([anyBox, anyBox])('have a smallest box around two', (one, other) => {
    const both = unitedBox(one, other);
    expect([liesWithin(one, both), liesWithin(other, both)]).toEqual([true, true]);
    expect([one.left, other.left]).toContain(both.left);
    expect([one.top + one.height, other.top + other.height]).toContain(both.top + both.height);
  });

  property.prop([anyBox, fc.integer({ min: -90_000, max: 90_000 })])(
    'grow on every side, and never turn inside out',
    (box, by) => {
      const grown = grownBox(box, by);
      expect(liesWithin(by < 0 ? grown : box, by < 0 ? box : grown)).toBe(true);
      expect(Math.min(grown.width, grown.height)).toBeGreaterThanOrEqual(0);
      if (by >= 0) expect(grown.left).toBe(box.left - by);
    },
  );

  test('are written as SVG', () => {
    expect(
      printPath([['M', 1, 2], ['L', 3, 4], ['Q', 5, 6, 7, 8], ['C', 1, 2, 3, 4, 5, 6], ['Z']]),
    ).toBe('M1 2L3 4Q5 6 7 8C1 2 3 4 5 6Z');
    expect(pathBox([['Z']])).toBeUndefined();
    expect(
      pathBox([
        ['M', 5, 5],
        ['Q', 0, 9, 7, 1],
      ]),
    ).toEqual({
      left: 0,
      top: 1,
      width: 7,
      height: 8,
    });
  });
});
