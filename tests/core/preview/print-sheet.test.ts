/** What is printed is what was shown: one geometry for the sheet, the front, and the view in space. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { exactMillimetres } from '../../../core/domain/format/format.ts';
import { canvasEdge } from '../../../core/domain/image/canvas-edge.ts';
import {
  frontShares,
  pictureCrop,
  wrapOf,
  type PrintedArea,
} from '../../../core/domain/image/picture-crop.ts';
import { exifOrientations } from '../../../core/domain/image/picture-orientation.ts';
import { wallBody } from '../../../core/domain/image/wall-body.ts';
import {
  onSheet,
  printRaster,
  printSheet,
  rasterMatrix,
  sheetMatrix,
  shownOnSheet,
  type SheetBox,
} from '../../../core/domain/preview/print-sheet.ts';
import { storedCrop, storedSize, uprightMatrix } from '../../../core/domain/print/stored-pixels.ts';
import { applyHomography, mappedAfter } from '../../../core/domain/preview/homography.ts';
import { placePrint } from '../../../core/domain/preview/place-print.ts';
import { spacePrintOf } from '../../../core/domain/preview/space-print.ts';
import type { WallPicture } from '../../../core/domain/products/wall-picture/wall-picture.ts';
import { E } from '../../../core/fp.ts';
import { anyCamera, sceneWith } from '../../arbitraries/preview.ts';
import { wallPictureIn } from '../../arbitraries/wall-picture.ts';

const anySide = fc.integer({ min: 80, max: 3_000 });

/** Its edges have most to get wrong. */
const anyCanvas = fc.record({
  materialType: fc.constant('leinwand' as const),
  options: fc.tuple(
    fc.constantFrom('leinwand-keilrahmen-25mm' as const, 'leinwand-keilrahmen-38mm' as const),
    fc.constantFrom(
      'leinwand-rand-umgeschlagen' as const,
      'leinwand-rand-gespiegelt' as const,
      'leinwand-rand-farbig' as const,
    ),
  ),
});

const anyPicture: fc.Arbitrary<WallPicture> = fc
  .constantFrom('cm' as const, 'in' as const)
  .chain((unit) =>
    fc
      .record({
        picture: fc.oneof(anyCanvas, wallPictureIn(unit)),
        width: anySide,
        height: anySide,
      })
      .map(({ picture, width, height }) => ({ ...picture, format: { width, height, unit } })),
  );

const anyPhoto = fc.record({
  width: fc.integer({ min: 200, max: 12_000 }),
  height: fc.integer({ min: 200, max: 12_000 }),
});

/** Doubles would lie at the ends nearly always. */
const anyShare = fc.integer({ min: 0, max: 999 }).map((share) => share / 999);

const anyFraming = fc.record({
  x: anyShare,
  y: anyShare,
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
});

const areaOf = ({ materialType, frame, format, options }: WallPicture): PrintedArea => ({
  format,
  wrap: wrapOf({ materialType, frameType: frame?.frameType, optionTypes: options }, format.unit),
});

const anyPrint = fc
  .record({
    picture: anyPicture,
    photo: anyPhoto,
    framing: anyFraming,
    across: anyShare,
    down: anyShare,
  })
  .map(({ picture, photo, framing, across, down }) => {
    const cropped = pictureCrop(photo, areaOf(picture), framing);
    if (E.isLeft(cropped)) throw new Error(cropped.left.kind);
    const crop = cropped.right;
    const mark = { x: crop.left + across * crop.width, y: crop.top + down * crop.height };
    return { picture, photo, crop, mark };
  });

/** Micrometres that nobody sees. */
const tolerance = 100;

const near = (one: number, other: number, within = tolerance): void =>
  expect(Math.abs(one - other)).toBeLessThanOrEqual(within);

const right = ({ left, width }: SheetBox): number => left + width;

const bottom = ({ top, height }: SheetBox): number => top + height;

const holds = (outer: SheetBox, inner: SheetBox): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  right(outer) >= right(inner) &&
  bottom(outer) >= bottom(inner);

describe('the sheet of a wall picture', () => {
  property.prop([anyPicture])('is whole micrometres, one part within the other', (picture) => {
    const { size, front, trim, safe, matOpening, picture: printed } = printSheet(picture);
    const whole = { left: 0, top: 0, ...size };
    expect([size, front, trim, printed].flatMap(Object.values).every(Number.isSafeInteger)).toBe(
      true,
    );
    expect([holds(whole, printed), holds(whole, trim)]).toEqual([true, true]);
    expect([holds(trim, front), holds(printed, front), holds(front, safe)]).toEqual([
      true,
      true,
      true,
    ]);
    const { width, height } = exactMillimetres(picture.format);
    expect([front.width, front.height]).toEqual(
      [width, height].map((side) => Math.round(side * 1000)),
    );
    const mat = picture.frame?.glazing?.mat.matSize ?? 0;
    expect(matOpening).toEqual(mat > 0 ? front : undefined);
  });

  property.prop([anyPrint])(
    'shows on its front what the page showed',
    ({ picture, photo, crop, mark }) => {
      const sheet = printSheet(picture);
      const shares = frontShares(photo, crop, areaOf(picture));
      const printed = onSheet(sheet, crop, mark);
      const x = (mark.x / photo.width - shares.left) / shares.width;
      const y = (mark.y / photo.height - shares.top) / shares.height;
      near(sheet.front.left + x * sheet.front.width, printed.x);
      near(sheet.front.top + y * sheet.front.height, printed.y);
    },
  );

  property.prop([anyPrint, anyCamera()])(
    'has on its edges what the rendered views have there',
    ({ picture, photo, crop, mark }, camera) => {
      const { materialType, options, format, frame } = picture;
      // Of a framed picture the views show the front alone.
      fc.pre(frame === undefined);
      const sheet = printSheet(picture);
      const { width, height } = exactMillimetres(format);
      const print = spacePrintOf({
        material: materialType,
        options,
        width,
        height,
        matSize: 0,
        unit: format.unit,
      });
      const part = {
        left: crop.left / photo.width,
        right: (crop.left + crop.width) / photo.width,
        top: crop.top / photo.height,
        bottom: (crop.top + crop.height) / photo.height,
      };
      const printed = onSheet(sheet, crop, mark);
      const depth = print.depth * 1000;
      for (const { side, size, part: shown } of placePrint(sceneWith(camera), print, part)) {
        if (shown === undefined) continue;
        // Where the face has the mark, in micrometres of the unfolded sheet; outside it is on another.
        const share = {
          x: (mark.x / photo.width - shown.left) / (shown.right - shown.left),
          y: (mark.y / photo.height - shown.top) / (shown.bottom - shown.top),
        };
        if (Math.min(share.x, share.y) < 0 || Math.max(share.x, share.y) > 1) continue;
        const at = {
          x:
            (side === 'left' ? -depth : side === 'right' ? sheet.front.width : 0) +
            share.x * size.width * 1000,
          y:
            (side === 'top' ? -depth : side === 'bottom' ? sheet.front.height : 0) +
            share.y * size.height * 1000,
        };
        const place = { x: sheet.front.left + at.x, y: sheet.front.top + at.y };
        // Polished boards reflect the photo within the glass: nothing is printed there.
        if (side !== 'front' && materialType !== 'leinwand') continue;
        const found = shownOnSheet(sheet, place);
        if (found === undefined) throw new Error('nothing is printed there');
        near(found.x, printed.x);
        near(found.y, printed.y);
      }
    },
  );

  property.prop([anyPrint])(
    'has the marks of the turned view',
    ({ picture, photo, crop, mark }) => {
      const { materialType, format, frame, options } = picture;
      const body = wallBody({
        material: materialType,
        frame: frame?.frameType,
        format,
        ...canvasEdge(options),
      });
      const wrap = body.edge === 'wrap' ? body.depth : 0;
      const printed = frontShares(photo, crop, { format, wrap: 0 });
      const sheet = printSheet(picture);
      const place = onSheet(sheet, crop, mark);
      const x =
        ((mark.x / photo.width - printed.left) / printed.width) * (body.print.width + 2 * wrap);
      const y =
        ((mark.y / photo.height - printed.top) / printed.height) * (body.print.height + 2 * wrap);
      near(sheet.front.left + (x - wrap) * 1000, place.x);
      near(sheet.front.top + (y - wrap) * 1000, place.y);
    },
  );

  property.prop([anyPrint])(
    'is its own reflection beyond the photo, or blank',
    ({ picture, crop }) => {
      const sheet = printSheet(picture);
      const { left, top, width, height } = sheet.picture;
      const beyond = Math.min(left, top, width, height);
      for (const off of [0.25, 1].map((share) => share * beyond)) {
        const place = shownOnSheet(sheet, { x: left - off, y: top + height + off });
        expect(place).toEqual(
          sheet.margin === 'plain' && off > 0
            ? undefined
            : { x: expect.closeTo(left + off, 3), y: expect.closeTo(top + height - off, 3) },
        );
      }
      expect(crop.width).toBeGreaterThan(0);
    },
  );

  property.prop([anyPrint])('lies in the middle of its file', ({ picture, crop, mark }) => {
    const sheet = printSheet(picture);
    const raster = printRaster(sheet);
    const micrometres = 25_400 / raster.dotsPerInch;
    const pixel = applyHomography(rasterMatrix(sheet, raster), onSheet(sheet, crop, mark));
    // As the renderer does it: the photo fills whole pixels.
    const x = raster.beyond + ((mark.x - crop.left) / crop.width) * raster.picture.width;
    const y = raster.beyond + ((mark.y - crop.top) / crop.height) * raster.picture.height;
    near(pixel.x * micrometres, x * micrometres);
    near(pixel.y * micrometres, y * micrometres);
    expect(raster.size.width * micrometres).toBeGreaterThanOrEqual(sheet.size.width - micrometres);
  });

  test.each([
    [[], 'mirrored', 45, 25],
    [['leinwand-keilrahmen-38mm', 'leinwand-rand-gespiegelt'], 'mirrored', 58, 0],
    [['leinwand-rand-farbig'], 'plain', 45, 0],
  ] as const)('of canvas with %j is %s, %i mm around the front, %i of the photo', (...row) => {
    const [options, margin, around, wrapped] = row;
    const format = { width: 600, height: 400, unit: 'cm' } as const;
    const sheet = printSheet({ materialType: 'leinwand', format, options });
    expect(sheet).toMatchObject({
      margin,
      size: { width: 600_000 + 2000 * around, height: 400_000 + 2000 * around },
      front: { left: 1000 * around, top: 1000 * around, width: 600_000, height: 400_000 },
      picture: { left: 1000 * (around - wrapped), width: 600_000 + 2000 * wrapped },
    });
  });
});

describe('a photo as its file stores it', () => {
  property.prop([anyPhoto, fc.constantFrom(...exifOrientations), anyShare, anyShare])(
    'is upright by a matrix of its own size',
    (size, orientation, x, y) => {
      const stored = storedSize(size, orientation);
      const upright = applyHomography(uprightMatrix(size, orientation), {
        x: x * stored.width,
        y: y * stored.height,
      });
      expect(upright.x).toBeGreaterThanOrEqual(0);
      expect(upright.x).toBeLessThanOrEqual(size.width);
      expect(upright.y).toBeGreaterThanOrEqual(0);
      expect(upright.y).toBeLessThanOrEqual(size.height);
    },
  );

  property.prop([anyPrint, fc.constantFrom(...exifOrientations)])(
    'has its crop within it, and the same pixels on the sheet',
    ({ picture, photo, crop }, orientation) => {
      const [stored, inside] = [
        storedSize(photo, orientation),
        storedCrop(photo, orientation, crop),
      ];
      expect(holds({ left: 0, top: 0, ...stored }, inside)).toBe(true);
      expect(Object.values(inside).every(Number.isSafeInteger)).toBe(true);
      const all = mappedAfter(
        uprightMatrix(photo, orientation),
        sheetMatrix(printSheet(picture), crop),
      );
      const corner = applyHomography(all, { x: inside.left, y: inside.top });
      const { left, top, width, height } = printSheet(picture).picture;
      expect([left, left + width].some((edge) => Math.abs(edge - corner.x) < 1e-3)).toBe(true);
      expect([top, top + height].some((edge) => Math.abs(edge - corner.y) < 1e-3)).toBe(true);
    },
  );
});
