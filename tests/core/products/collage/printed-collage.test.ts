import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { PrintedObject } from '../../../../core/domain/image/printed-object.ts';
import { printSheet } from '../../../../core/domain/preview/print-sheet.ts';
import {
  collagePlaces,
  printedCollage,
} from '../../../../core/domain/products/collage/printed-collage.ts';
import { placePhotos } from '../../../../core/domain/products/collage/collage-geometry.ts';
import { handedDesign } from '../../../../core/domain/products/collage/collage-hand-off.ts';
import { collageProduct } from '../../../../core/domain/products/collage/collage-product.ts';
import {
  printTiles,
  tilesParameter,
} from '../../../../core/domain/products/collage/collage-tiles.ts';
import { noHolidays } from '../../../../core/domain/time/holidays.ts';
import { E } from '../../../../core/fp.ts';
import { wallPictureIn } from '../../../arbitraries/wall-picture.ts';
import { anyCollageDesign } from '../../../arbitraries/collage.ts';
import { expectPrinted, expectWellMade, pagesOf, photosOf } from '../printed-pages.ts';

const anyTiles = anyCollageDesign.map(
  (design) => handedDesign(design).tiles ?? expect.unreachable('Each tile has some size.'),
);

const canvas = (
  edge: 'umgeschlagen' | 'gespiegelt' | 'farbig',
  stretcher: '25mm' | '38mm' = '25mm',
): PrintedObject => ({
  materialType: 'leinwand',
  format: { width: 600, height: 400, unit: 'cm' },
  options: [`leinwand-keilrahmen-${stretcher}`, `leinwand-rand-${edge}`],
});

const two = [
  { left: 0, top: 0, width: 0.5, height: 1 },
  { left: 0.5, top: 0, width: 0.5, height: 1 },
] as const;

const boxesOf = (picture: PrintedObject) => {
  const printed = printedCollage({ configuration: { tiles: two, picture }, photos: photosOf(2) });
  const [page] = (printed ?? []).flatMap(pagesOf);
  return {
    page,
    boxes: page?.objects.flatMap((one) => (one.kind === 'picture' ? [one.box] : [])),
  };
};

describe('what is printed of a collage', () => {
  property.prop([anyTiles, fc.constantFrom('cm', 'in').chain(wallPictureIn)], { numRuns: 80 })(
    'is the sheet of a wall picture, with a photo in each tile, which reaches beyond its edges',
    (tiles, picture) => {
      const photos = photosOf(tiles.length);
      const places = collagePlaces({ tiles, picture });
      const printed = printedCollage({ configuration: { tiles, picture }, photos });
      expect(printed === undefined).toBe(places === undefined);
      if (printed === undefined) return;
      expect(places).toEqual({
        words: [],
        photos: { least: tiles.length, most: tiles.length },
      });
      expectPrinted(printed, photos);
      expectWellMade(printed, 'de-DE');
      const { front, trim, size, margin } = printSheet(picture);
      const [page, ...others] = printed.flatMap(pagesOf);
      expect(others).toEqual([]);
      expect(page).toMatchObject({ width: trim.width, height: trim.height });
      expect(size.width).toBe(trim.width + 2 * (page?.bleed ?? 0));
      // On the front each photo is where the design has it.
      const by = front.left - trim.left;
      placePhotos({ tiles }, front).forEach((tile, index) => {
        const slot = page?.objects[index];
        const box = slot?.kind === 'picture' ? slot.box : expect.unreachable();
        const [right, bottom] = [box.left - by + box.width, box.top - by + box.height];
        expect(Math.max(0, box.left - by)).toBe(tile.left);
        expect(Math.max(0, box.top - by)).toBe(tile.top);
        expect(Math.min(front.width, right)).toBe(tile.left + tile.width);
        expect(Math.min(front.height, bottom)).toBe(tile.top + tile.height);
        if (tile.left === 0 && margin === 'mirrored') expect(box.left).toBe(-(page?.bleed ?? 0));
      });
    },
  );

  test('goes round the stretcher of canvas, which is folded along the front', () => {
    const { page, boxes } = boxesOf(canvas('umgeschlagen', '38mm'));
    expect(page).toMatchObject({
      width: 676_000,
      height: 476_000,
      bleed: 20_000,
      safe: 43_000,
      folds: [
        { along: 'height', at: 38_000 },
        { along: 'height', at: 638_000 },
        { along: 'width', at: 38_000 },
        { along: 'width', at: 438_000 },
      ],
    });
    expect(boxes).toEqual([
      { left: -20_000, top: -20_000, width: 358_000, height: 516_000 },
      { left: 338_000, top: -20_000, width: 358_000, height: 516_000 },
    ]);
  });

  test('ends at the front of canvas with a plain edge', () => {
    expect(boxesOf(canvas('farbig')).boxes).toEqual([
      { left: 25_000, top: 25_000, width: 300_000, height: 400_000 },
      { left: 325_000, top: 25_000, width: 300_000, height: 400_000 },
    ]);
  });

  test('has no folds and a narrow bleed on a plate', () => {
    const { page } = boxesOf({
      materialType: 'acrylglas',
      format: { width: 600, height: 400, unit: 'cm' },
      options: [],
    });
    expect(page).toMatchObject({ width: 600_000, height: 400_000, bleed: 3_000, folds: [] });
  });

  test('is none with a mirrored edge, without tiles, or with another number of photos', () => {
    const mirrored = { tiles: two, picture: canvas('gespiegelt') };
    expect(collagePlaces(mirrored)).toBeUndefined();
    expect(printedCollage({ configuration: mirrored, photos: photosOf(2) })).toBeUndefined();
    const plain = { picture: canvas('umgeschlagen') };
    expect(collagePlaces(plain)).toBeUndefined();
    expect(printedCollage({ configuration: plain, photos: photosOf(2) })).toBeUndefined();
    const known = { ...plain, tiles: two };
    for (const count of [0, 1, 3])
      expect(printedCollage({ configuration: known, photos: photosOf(count) })).toBeUndefined();
  });

  property.prop([anyTiles, wallPictureIn('cm')], { numRuns: 10 })(
    'is what the product says',
    (tiles, picture) => {
      const configuration = { collageId: 13, tiles, picture };
      const photos = photosOf(tiles.length);
      const making = { configuration, locale: 'de-DE', words: {}, holidaysOf: noHolidays } as const;
      expect(collageProduct.printedPages?.({ ...making, photos })).toEqual(
        printedCollage({ configuration, photos }),
      );
      expect(collageProduct.personalPlaces?.('de-DE', configuration)).toEqual(
        collagePlaces(configuration),
      );
    },
  );
});

describe('the tiles of a hand-off', () => {
  property.prop([anyCollageDesign])(
    'are those of the design to a fiftieth of a thousandth',
    ({ tiles }) => {
      const read = tilesParameter(printTiles(tiles));
      const handed = E.isRight(read) ? read.right : expect.unreachable();
      expect(handed).toHaveLength(tiles.length);
      handed.forEach((tile, index) => {
        const shown = tiles[index] ?? expect.unreachable();
        for (const side of ['left', 'top', 'width', 'height'] as const)
          expect(Math.abs(tile[side] - shown[side])).toBeLessThan(0.000_03);
      });
      // Whoever reads them again has the same.
      expect(printTiles(handed)).toBe(printTiles(tiles));
      expect(tilesParameter(printTiles(handed))).toEqual(E.right(handed));
    },
  );

  test('are exact for thirds, sevenths and tenths', () => {
    const thirds = [1 / 3, 2 / 7, 3 / 10].map((left) => ({
      left,
      top: 0,
      width: 1 - left,
      height: 1,
    }));
    const read = tilesParameter(printTiles(thirds));
    expect(E.isRight(read) && read.right.map(({ left }) => left)).toEqual([1 / 3, 2 / 7, 3 / 10]);
  });

  test('of a hundred photos stay short enough for an article', () => {
    const tile = { left: 0, top: 0, width: 1, height: 1 };
    const many = (count: number) => printTiles(Array.from({ length: count }, () => tile));
    expect(many(100)).toHaveLength(1_200);
    expect(E.isRight(tilesParameter(many(100)))).toBe(true);
    expect(tilesParameter(many(101))).toEqual(E.left('malformed'));
  });

  test.each([
    '',
    '000',
    '00000000000',
    // Nothing wide, nothing high, turned, beyond the collage, and a letter too many.
    '000000000z00',
    '00000000z000',
    '100100000000',
    '000000z01z00',
    // One of two.
    '000000z00z00000000000z00',
    '00000000100z0',
    '00000000100Z',
    '000000001001-',
  ])('are refused: %s', (text) => {
    expect(tilesParameter(text)).toEqual(E.left('malformed'));
  });

  test('reach the far edge, and no further', () => {
    expect(tilesParameter('000000z00z00')).toEqual(
      E.right([{ left: 0, top: 0, width: 1, height: 1 }]),
    );
    expect(printTiles([{ left: -0.1, top: 0, width: 1.2, height: 1 }])).toBe('000000z00z00');
  });
});
