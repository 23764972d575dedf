import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { cutPath, holeBox } from '../../../core/domain/artwork/cut.ts';
import { trimBox } from '../../../core/domain/artwork/artwork.ts';
import type { Point } from '../../../core/domain/artwork/measures.ts';
import {
  pathBox,
  rectanglePath,
  roundedPath,
  type Path,
} from '../../../core/domain/artwork/path.ts';

const anySize = fc.record({
  width: fc.integer({ min: 40_000, max: 200_000 }),
  height: fc.integer({ min: 40_000, max: 200_000 }),
});

const endsOf = (path: Path): readonly Point[] =>
  path.flatMap((command) => {
    const [x, y] = command.slice(-2).map(Number);
    return command[0] === 'Z' || x === undefined || y === undefined ? [] : [{ x, y }];
  });

/** Twice the area that a path encloses by its ends, above 0 where it goes clockwise. */
const areaOf = (path: Path): number => {
  const ends = endsOf(path);
  return ends.reduce((sum, { x, y }, index) => {
    const next = ends[(index + 1) % ends.length] ?? { x, y };
    return sum + x * next.y - y * next.x;
  }, 0);
};

describe('a cut sheet', () => {
  property.prop([anySize])('is straight, or has round corners of five millimetres', (size) => {
    expect(cutPath(size)).toEqual(rectanglePath(trimBox(size)));
    expect(cutPath({ ...size, cut: 'rounded' })).toEqual(roundedPath(trimBox(size), 5_000));
  });

  property.prop([anySize])('has a hole in the middle above, the other way round', (size) => {
    const box = holeBox(size);
    expect(box).toMatchObject({ top: 4_000, width: 5_000, height: 5_000 });
    expect(Math.abs(2 * box.left + 5_000 - size.width)).toBeLessThanOrEqual(1);
    const path = cutPath({ ...size, cut: 'hole' });
    expect(path.slice(0, 5)).toEqual(rectanglePath(trimBox(size)));
    expect(pathBox(path.slice(5))).toEqual(box);
    expect([areaOf(path.slice(0, 5)) > 0, areaOf(path.slice(5)) < 0]).toEqual([true, true]);
  });

  property.prop([anySize])('has waves of eight millimetres, two deep, out to its edges', (size) => {
    const path = cutPath({ ...size, cut: 'wave' });
    const [across, down] = [size.width, size.height].map((side) =>
      Math.round((side - 4_000) / 8_000),
    );
    expect(path.map(([letter]) => letter).join('')).toBe(
      `M${'Q'.repeat(2 * ((across ?? 0) + (down ?? 0)))}Z`,
    );
    const ends = endsOf(path);
    expect([ends[0], ends.at(-1)]).toEqual([
      { x: 2_000, y: 2_000 },
      { x: 2_000, y: 2_000 },
    ]);
    const corners = [across, across, down].map(
      (_, index) =>
        ends[
          [across ?? 0, (across ?? 0) + (down ?? 0), 2 * (across ?? 0) + (down ?? 0)][index] ?? 0
        ],
    );
    expect(corners).toEqual([
      { x: size.width - 2_000, y: 2_000 },
      { x: size.width - 2_000, y: size.height - 2_000 },
      { x: 2_000, y: size.height - 2_000 },
    ]);
    for (const [index, command] of path.entries()) {
      if (command[0] !== 'Q') continue;
      const [, byX, byY, toX, toY] = command;
      const from = ends[index - 1] ?? { x: 0, y: 0 };
      const [x, y] = [(from.x + 2 * byX + toX) / 4, (from.y + 2 * byY + toY) / 4];
      const toEdge = Math.min(
        Math.abs(x),
        Math.abs(y),
        Math.abs(size.width - x),
        Math.abs(size.height - y),
      );
      expect(toEdge).toBeLessThanOrEqual(1);
    }
  });

  test('has at least a wave on each side', () => {
    const tiny = cutPath({ width: 6_000, height: 6_000, cut: 'wave' });
    expect(tiny.map(([letter]) => letter).join('')).toBe('MQQQQZ');
  });
});
