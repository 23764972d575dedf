import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  hasCollageRatio,
  isLegible,
  overlappingTile,
  placePhotos,
  smallestPhoto,
  templateSheet,
} from '../../../../core/domain/products/collage/collage-geometry.ts';
import { turnFormat } from '../../../../core/domain/format/turn-format.ts';
import { anyCollageDesign } from '../../../arbitraries/collage.ts';
import { anyFormat } from '../../../arbitraries/format.ts';

const anySheet = fc.record({
  width: fc.integer({ min: 1, max: 6000 }),
  height: fc.integer({ min: 1, max: 6000 }),
});

describe('the photos of a collage', () => {
  property.prop([anyCollageDesign, anySheet])(
    'lie within the sheet, in whole units, none over another',
    (design, sheet) => {
      const photos = placePhotos(design, sheet);
      expect(photos).toHaveLength(design.tiles.length);
      for (const [index, one] of photos.entries()) {
        expect(Object.values(one).every((side) => Number.isInteger(side) && side >= 0)).toBe(true);
        expect(one.left + one.width).toBeLessThanOrEqual(sheet.width);
        expect(one.top + one.height).toBeLessThanOrEqual(sheet.height);
        for (const other of photos.slice(0, index)) {
          const isApart =
            one.left >= other.left + other.width ||
            other.left >= one.left + one.width ||
            one.top >= other.top + other.height ||
            other.top >= one.top + one.height;
          expect(isApart).toBe(true);
        }
      }
    },
  );

  property.prop([anyCollageDesign, anySheet])('are off by half a unit at most', (design, sheet) => {
    for (const [index, { left, top }] of placePhotos(design, sheet).entries()) {
      const tile = design.tiles[index];
      expect(Math.abs(left - (tile?.left ?? 0) * sheet.width)).toBeLessThan(0.51);
      expect(Math.abs(top - (tile?.top ?? 0) * sheet.height)).toBeLessThan(0.51);
    }
  });

  test('that reach beyond the sheet by a rounding end at its edge', () => {
    const tiles = [{ left: 0.5, top: 0, width: 0.500_05, height: 1.000_05 }] as const;
    expect(placePhotos({ tiles }, { width: 600, height: 400 })).toEqual([
      { left: 300, top: 0, width: 300, height: 400 },
    ]);
  });
});

describe('the sheet of a template', () => {
  property.prop([anyCollageDesign])('has its ratio, in about 600 whole units', ({ ratio }) => {
    const { width, height } = templateSheet({ ratio });
    expect(width * ratio.height).toBe(height * ratio.width);
    expect([Number.isInteger(width), Number.isInteger(height)]).toEqual([true, true]);
    const longer = Math.max(ratio.width, ratio.height);
    expect(Math.abs(Math.max(width, height) - 600)).toBeLessThanOrEqual(longer / 2);
  });
});

describe('tiles', () => {
  const left = { left: 0, top: 0, width: 0.5, height: 1 };
  const right = { left: 0.5, top: 0, width: 0.5, height: 1 };
  const upper = { left: 0, top: 0, width: 1, height: 0.5 };
  const lower = { left: 0, top: 0.5, width: 1, height: 0.5 };

  test.each([
    [[left, right], undefined],
    [[right, left], undefined],
    [[upper, lower], undefined],
    [[lower, upper], undefined],
    [[left, right, upper], 2],
    [[lower, right], 1],
  ])('%# lie apart whichever comes first', (tiles, over) => {
    expect(overlappingTile(tiles)).toBe(over);
  });

  property.prop([anyCollageDesign, fc.nat()])(
    'that only touch lie apart; one twice does not',
    ({ tiles }, place) => {
      expect(overlappingTile(tiles)).toBeUndefined();
      const again = tiles[place % tiles.length] ?? tiles[0];
      expect(overlappingTile([...tiles, again])).toBe(tiles.length);
    },
  );
});

describe('the smallest photo', () => {
  property.prop([anyCollageDesign, anyFormat])('is no larger than any other', (design, format) => {
    const { width, height, unit } = smallestPhoto(design, format);
    expect(unit).toBe(format.unit);
    for (const photo of placePhotos(design, format))
      expect(Math.min(width, height)).toBeLessThanOrEqual(Math.min(photo.width, photo.height));
  });

  test('is the first of those that are equally narrow', () => {
    const tiles = [
      { left: 0, top: 0, width: 0.2, height: 1 },
      { left: 0.2, top: 0, width: 0.2, height: 0.5 },
    ] as const;
    const { width, height } = smallestPhoto({ tiles }, { width: 500, height: 400, unit: 'cm' });
    expect([width, height]).toEqual([100, 400]);
  });

  test('is legible from a hand’s breadth on', () => {
    const tiles = [
      { left: 0, top: 0, width: 0.8, height: 1 },
      { left: 0.8, top: 0, width: 0.2, height: 1 },
    ] as const;
    expect(smallestPhoto({ tiles }, { width: 400, height: 300, unit: 'cm' })).toEqual({
      width: 80,
      height: 300,
      unit: 'cm',
    });
    expect(isLegible({ tiles }, { width: 400, height: 300, unit: 'cm' })).toBe(true);
    expect(isLegible({ tiles }, { width: 395, height: 300, unit: 'cm' })).toBe(false);
    // 3.2 inches are 81 mm.
    expect(isLegible({ tiles }, { width: 160, height: 120, unit: 'in' })).toBe(true);
  });
});

describe('the ratio of a design', () => {
  property.prop([anyCollageDesign, fc.integer({ min: 1, max: 200 })])(
    'is that of its multiples, the same way up',
    (design, times) => {
      const { ratio } = design;
      const format = {
        width: ratio.width * times,
        height: ratio.height * times,
        unit: 'cm',
      } as const;
      expect(hasCollageRatio(design, format)).toBe(true);
      expect(hasCollageRatio(design, turnFormat(format))).toBe(ratio.width === ratio.height);
    },
  );

  test('holds within two percent, and for no format without sides', () => {
    const design = { ratio: { width: 3, height: 2 } };
    const fits = (width: number, height: number): boolean =>
      hasCollageRatio(design, { width, height, unit: 'cm' });
    expect([fits(600, 400), fits(612, 400), fits(613, 400), fits(600, 450)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([fits(0, 0), fits(0, 400), fits(600, 0)]).toEqual([false, false, false]);
    const square = { ratio: { width: 1, height: 1 } };
    // Of the shorter side, whichever that is.
    const isSquare = (width: number, height: number): boolean =>
      hasCollageRatio(square, { width, height, unit: 'cm' });
    expect([isSquare(10_000, 10_200), isSquare(10_000, 10_202)]).toEqual([true, false]);
    expect([isSquare(10_200, 10_000), isSquare(10_202, 10_000)]).toEqual([true, false]);
  });
});
