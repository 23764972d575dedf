import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  grownBox,
  liesWithin,
  micrometresOf,
  unitedBox,
  type Point,
} from '../../../core/domain/artwork/measures.ts';
import {
  archPath,
  ellipsePath,
  mapPath,
  pathBox,
  printPath,
  rectanglePath,
  roundedPath,
  type Path,
} from '../../../core/domain/artwork/path.ts';
import { anyBox } from '../../arbitraries/artwork.ts';

/** The points in the middle of a path's cubic curves. */
const middlesOf = (path: Path): readonly Point[] =>
  path.flatMap((command, index) => {
    if (command[0] !== 'C') return [];
    const [, x1, y1, x2, y2, x, y] = command;
    const [x0 = 0, y0 = 0] = (path[index - 1] ?? ['Z']).slice(-2).map(Number);
    return [{ x: (x0 + 3 * x1 + 3 * x2 + x) / 8, y: (y0 + 3 * y1 + 3 * y2 + y) / 8 }];
  });

describe('outlines', () => {
  property.prop([anyBox, fc.integer({ min: 0, max: 90_000 })])(
    'touch their box on every side, in whole numbers',
    (box, radius) => {
      for (const path of [
        rectanglePath(box),
        ellipsePath(box),
        roundedPath(box, radius),
        archPath(box),
      ]) {
        const held = pathBox(path);
        expect(held).toBeDefined();
        if (held === undefined) return;
        for (const side of ['left', 'top', 'width', 'height'] as const)
          expect(Math.abs(held[side] - box[side])).toBeLessThanOrEqual(1);
        expect(printPath(path)).not.toMatch(/\.|NaN/u);
      }
    },
  );

  property.prop([
    fc.integer({ min: 0, max: 90_000 }),
    fc.integer({ min: 0, max: 90_000 }),
    fc.integer({ min: 0, max: 40_000 }),
  ])('have the corners of circles and ellipses', (across, down, straight) => {
    const box = { left: 100, top: 200, width: 2 * across, height: 2 * down };
    const offOf = (at: Point, x: number, y: number): number =>
      Math.abs(Math.hypot((at.x - x) / across, (at.y - y) / down) - 1) * Math.min(across, down);
    if (across > 0 && down > 0) {
      const middles = middlesOf(ellipsePath(box));
      expect(middles).toHaveLength(4);
      for (const at of middles)
        expect(offOf(at, 100 + across, 200 + down)).toBeLessThan(2 + across * 0.001);
      const arched = middlesOf(archPath({ ...box, height: down + straight }));
      expect(arched).toHaveLength(2);
      const rise = Math.min(across, down + straight);
      for (const at of arched) {
        const off = Math.hypot((at.x - 100 - across) / across, (at.y - 200 - rise) / rise);
        expect(Math.abs(off - 1) * Math.min(across, rise)).toBeLessThan(2 + across * 0.001);
        expect(at.y).toBeLessThan(200 + rise);
      }
    }
    const wide = { ...box, width: 2 * across + straight, height: 2 * across };
    const corners = middlesOf(roundedPath(wide, across + 7));
    expect(corners).toHaveLength(4);
    for (const [index, at] of corners.entries()) {
      const x = 100 + across + (index < 2 ? straight : 0);
      expect(Math.abs(Math.hypot(at.x - x, at.y - 200 - across) - across)).toBeLessThan(
        2 + across * 0.001,
      );
    }
  });

  test('are read from millimetres', () => {
    expect([1.2345, 0.0005, -2, 100].map(micrometresOf)).toEqual([1_235, 1, -2_000, 100_000]);
  });

  test('move every point of every command', () => {
    const path: Path = [
      ['M', 1, 2],
      ['L', 3, 4],
      ['Q', 5, 6, 7, 8],
      ['C', 9, 10, 11, 12, 13, 14],
      ['Z'],
    ];
    expect(mapPath(path, (x, y) => ({ x: x + 100, y: -y }))).toEqual([
      ['M', 101, -2],
      ['L', 103, -4],
      ['Q', 105, -6, 107, -8],
      ['C', 109, -10, 111, -12, 113, -14],
      ['Z'],
    ]);
  });

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

  test('lie within a box that holds all four of their sides', () => {
    const outer = { left: 10, top: 20, width: 30, height: 40 };
    expect(liesWithin(outer, outer)).toBe(true);
    expect(
      [
        { left: 9, width: 31 },
        { top: 19, height: 41 },
        { width: 31 },
        { height: 41 },
        { left: 11 },
        { top: 21 },
      ].filter((change) => liesWithin({ ...outer, ...change }, outer)),
    ).toEqual([]);
    expect(liesWithin({ left: 11, top: 21, width: 28, height: 38 }, outer)).toBe(true);
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
