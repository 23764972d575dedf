import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { trimBox } from '../../../core/domain/artwork/artwork.ts';
import { cutPath, holeBox } from '../../../core/domain/artwork/cut.ts';
import { liesWithin } from '../../../core/domain/artwork/measures.ts';
import { pathBox, rectanglePath, type Path } from '../../../core/domain/artwork/path.ts';
import { cardPunchings } from '../../../core/domain/products/card/card-materials.ts';

const anySheet = fc.record({
  width: fc.integer({ min: 50_000, max: 300_000 }),
  height: fc.integer({ min: 50_000, max: 300_000 }),
});

/** Twice the area that the ends of a path's steps enclose; below 0 counter-clockwise. */
const turn = (path: Path): number => {
  const ends = path.flatMap((step) => {
    const [x, y] = step.slice(-2);
    return typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : [];
  });
  return ends.reduce((sum, { x, y }, index) => {
    const next = ends[(index + 1) % ends.length];
    return next === undefined ? sum : sum + x * next.y - next.x * y;
  }, 0);
};

describe('a cut', () => {
  property.prop([anySheet, fc.constantFrom(undefined, ...cardPunchings)])(
    'is whole micrometres, closed, and about the sheet',
    (sheet, cut) => {
      const path = cutPath({ ...sheet, cut });
      expect(path.flatMap(([, ...numbers]) => numbers).every(Number.isInteger)).toBe(true);
      expect(path.at(-1)).toEqual(['Z']);
      // Control points of waves stand outside by as much as their feet stand within.
      const box = trimBox(sheet);
      const around = {
        left: -2_000,
        top: -2_000,
        width: sheet.width + 4_000,
        height: sheet.height + 4_000,
      };
      expect(pathBox(path)).toEqual(cut === 'wave' ? around : box);
    },
  );

  test('is the straight trim unless another is asked for', () => {
    const sheet = { width: 100_000, height: 60_000 };
    expect(cutPath(sheet)).toEqual(rectanglePath(trimBox(sheet)));
    expect(cutPath({ ...sheet, cut: 'rounded' })[0]).toEqual(['M', 5_000, 0]);
  });

  property.prop([anySheet])('leaves a hole in the middle above', (sheet) => {
    const hole = holeBox(sheet);
    expect(liesWithin(hole, trimBox(sheet))).toBe(true);
    expect(Math.abs(2 * hole.left + hole.width - sheet.width)).toBeLessThanOrEqual(1);
    const [outline, inner] = [
      cutPath({ ...sheet, cut: 'hole' }).slice(0, 5),
      cutPath({ ...sheet, cut: 'hole' }).slice(5),
    ];
    expect(pathBox(inner)).toEqual(hole);
    // Turned the other way, so that it is not filled.
    expect(Math.sign(turn(inner))).toBe(-Math.sign(turn(outline)));
  });

  property.prop([anySheet])('in waves has feet of equal distance within the sheet', (sheet) => {
    const path = cutPath({ ...sheet, cut: 'wave' });
    const feet = path.flatMap((step) => (step[0] === 'Q' ? [step.slice(3)] : []));
    for (const [x, y] of feet) {
      const inset = Math.min(
        Number(x),
        Number(y),
        sheet.width - Number(x),
        sheet.height - Number(y),
      );
      expect(inset).toBe(2_000);
    }
    expect(feet).toHaveLength(
      2 * (Math.round((sheet.width - 4_000) / 8_000) + Math.round((sheet.height - 4_000) / 8_000)),
    );
  });
});
