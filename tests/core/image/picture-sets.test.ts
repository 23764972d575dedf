import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { formatMillimetres, type Format } from '../../../core/domain/format/format.ts';
import {
  formatsOfSet,
  isPictureSet,
  pictureSets,
  placeSet,
  type PlacedSet,
} from '../../../core/domain/image/picture-sets.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import { wallBody } from '../../../core/domain/image/wall-body.ts';
import { E } from '../../../core/fp.ts';

const cm = (width: number, height: number): Format => ({ width, height, unit: 'cm' });

const sold = [cm(300, 200), cm(400, 300), cm(300, 300), cm(600, 400), cm(900, 600)];

const setOf = (
  name: (typeof pictureSets)[number],
  formats: readonly Format[] = sold,
  outerOf: (format: Format) => ImageSize = formatMillimetres,
): PlacedSet => {
  const set = placeSet(name, formats, outerOf);
  if (E.isLeft(set)) throw new Error(set.left.kind);
  return set.right;
};

/** Lists that have something near each wanted format. */
const anySold = fc
  .array(
    fc.record({
      width: fc.integer({ min: 180, max: 700 }),
      height: fc.integer({ min: 180, max: 700 }),
    }),
    { maxLength: 12 },
  )
  .map((more) => [...sold, ...more.map(({ width, height }) => cm(width, height))]);

/** With its frame and the mat within. */
const framed = (format: Format): ImageSize =>
  wallBody({ material: 'poster', frame: 'holzrahmen', format }).outer;

describe('a set of pictures', () => {
  property.prop([fc.constantFrom(...pictureSets), anySold])(
    'hangs in sold formats, within its outline, with air around each picture',
    (name, formats) => {
      const { width, height, pictures } = setOf(name, formats, framed);
      expect(pictures).toHaveLength(Number(name.split('-')[1]));
      const boxes = pictures;
      for (const { format, width: across } of pictures)
        expect(across).toBeGreaterThan(formatMillimetres(format).width);
      for (const { format } of pictures)
        expect(
          formats.some(
            (one) =>
              (one.width === format.width && one.height === format.height) ||
              (one.width === format.height && one.height === format.width),
          ),
        ).toBe(true);
      expect(Math.min(...boxes.map(({ x }) => x))).toBeCloseTo(0, 9);
      expect(Math.min(...boxes.map(({ y }) => y))).toBeCloseTo(0, 9);
      expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeCloseTo(width, 9);
      expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeCloseTo(height, 9);
      boxes.forEach((one, index) => {
        for (const other of boxes.slice(index + 1)) {
          const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
          const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height);
          expect(Math.max(across, down)).toBeGreaterThanOrEqual(40 - 1e-9);
        }
      });
      const counted = formatsOfSet({ width, height, pictures });
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(pictures.length);
    },
  );

  test('has gaps by the size of its pictures, and is as wide as they are together', () => {
    expect(setOf('row-3')).toMatchObject({ width: 3 * 300 + 2 * 50, height: 400 });
    expect(setOf('grid-4')).toMatchObject({ width: 650, height: 650 });
    const salon = setOf('salon-5');
    expect(formatsOfSet(salon)).toEqual([
      { format: cm(200, 300), count: 4 },
      { format: cm(400, 600), count: 1 },
    ]);
    const [first, second, large] = salon.pictures;
    expect([first?.y, (second?.y ?? 0) - 300 - (first?.y ?? 0)]).toEqual([0, 40]);
    expect(large?.y).toBe(20);
  });

  test('climbs like stairs', () => {
    const { pictures, height } = setOf('staircase-3');
    expect(pictures.map(({ y }) => y)).toEqual([434, 217, 0]);
    expect(height).toBe(834);
  });

  test('is not hung where a format is not sold', () => {
    expect(placeSet('row-3', [cm(900, 600)], formatMillimetres)).toEqual(
      E.left({ kind: 'set-format-not-sold', wanted: { width: 300, height: 400 } }),
    );
    expect(E.isLeft(placeSet('salon-7', [], formatMillimetres))).toBe(true);
    const inches = [{ width: 120, height: 160, unit: 'in' } as const];
    expect(setOf('row-3', inches).pictures[0]?.format).toEqual(inches[0]);
    expect(isPictureSet('row-9')).toBe(false);
  });
});
