import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { exactMillimetres, type Format } from '../../../core/domain/format/format.ts';
import {
  centredFraming,
  framingOf,
  frontPixels,
  frontShares,
  handedShares,
  mostZoom,
  pictureCrop,
  wrapOf,
  type PictureFraming,
} from '../../../core/domain/image/picture-crop.ts';
import type { ImageCrop } from '../../../core/domain/image/cover-crop.ts';
import { E } from '../../../core/fp.ts';

const anyPicture = fc.record({
  width: fc.integer({ min: 200, max: 12_000 }),
  height: fc.integer({ min: 200, max: 12_000 }),
});

const anySide = fc.integer({ min: 100, max: 3_000 });

const anyArea = fc.record({
  format: fc.record({ width: anySide, height: anySide, unit: fc.constantFrom('cm', 'in') }),
  wrap: fc.constantFrom(0, 25, 25.4, 38, 38.1),
});

const anyFraming: fc.Arbitrary<PictureFraming> = fc.record({
  x: fc.double(),
  y: fc.double(),
  zoom: fc.double(),
});

const cropOf = (...given: Parameters<typeof pictureCrop>): ImageCrop => {
  const crop = pictureCrop(...given);
  if (E.isLeft(crop)) throw new Error(crop.left.kind);
  return crop.right;
};

describe('the crop of a picture', () => {
  property.prop([anyPicture, anyArea, anyFraming])(
    'lies within it, whatever the framing',
    (picture, area, framing) => {
      const { left, top, width, height } = cropOf(picture, area, framing);
      expect([left, top, width, height].every(Number.isSafeInteger)).toBe(true);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThan(0);
      expect(left + width).toBeLessThanOrEqual(picture.width);
      expect(top + height).toBeLessThanOrEqual(picture.height);
    },
  );

  property.prop([anyPicture, anyArea])(
    'has the ratio of the print to a pixel, and fills it',
    (picture, { format, wrap }) => {
      const { width, height } = cropOf(picture, { format, wrap }, centredFraming);
      const printed = exactMillimetres(format);
      const ratio = (printed.width + 2 * wrap) / (printed.height + 2 * wrap);
      expect(
        Math.min(Math.abs(width - height * ratio), Math.abs(height - width / ratio)),
      ).toBeLessThan(1);
      expect(width === picture.width || height === picture.height).toBe(true);
    },
  );

  property.prop([anyPicture, anyArea, anyFraming])(
    'is found again by its own framing',
    (picture, area, framing) => {
      const crop = cropOf(picture, area, framing);
      expect(cropOf(picture, area, framingOf(picture, crop, framing.zoom))).toEqual(crop);
    },
  );

  property.prop([anyPicture, anyArea, fc.double({ min: 1, max: mostZoom, noNaN: true })])(
    'has fewer pixels the more it is enlarged',
    (picture, area, zoom) => {
      const whole = cropOf(picture, area, centredFraming);
      const part = cropOf(picture, area, { ...centredFraming, zoom });
      expect(part.width).toBeLessThanOrEqual(whole.width);
      expect(part.height).toBeLessThanOrEqual(whole.height);
    },
  );

  property.prop([anyPicture, anyArea, anyFraming])(
    'shows on the front what is not wrapped, to the millimetre',
    (picture, area, framing) => {
      const crop = cropOf(picture, area, framing);
      const front = frontShares(picture, crop, area);
      const printed = exactMillimetres(area.format);
      const millimetres = (printed.width + 2 * area.wrap) / crop.width;
      const edge = (front.left * picture.width - crop.left) * millimetres;
      expect(edge).toBeCloseTo(area.wrap, 3);
      expect(front.width * picture.width * millimetres).toBeCloseTo(printed.width, 3);
      const pixels = frontPixels(picture, front);
      expect(pixels.width).toBeLessThanOrEqual(crop.width);
      expect(pixels.height).toBeLessThanOrEqual(crop.height);
    },
  );

  test('keeps a photo’s middle', () => {
    const area = { format: { width: 600, height: 400, unit: 'cm' } satisfies Format, wrap: 0 };
    expect(cropOf({ width: 4000, height: 3000 }, area, centredFraming)).toEqual({
      left: 0,
      top: 167,
      width: 4000,
      height: 2667,
    });
    expect(cropOf({ width: 4000, height: 3000 }, area, { x: 1, y: 1, zoom: 2 })).toEqual({
      left: 2000,
      top: 1666,
      width: 2000,
      height: 1334,
    });
  });
});

describe('how far a print goes around the edges', () => {
  test.each([
    [{ materialType: 'leinwand' }, 25],
    [{ materialType: 'leinwand', optionTypes: ['leinwand-keilrahmen-38mm'] }, 38],
    [{ materialType: 'leinwand', optionTypes: ['leinwand-rand-umgeschlagen'] }, 25],
    [{ materialType: 'leinwand', optionTypes: ['leinwand-rand-farbig'] }, 0],
    [{ materialType: 'leinwand', optionTypes: ['leinwand-rand-gespiegelt'] }, 0],
    [{ materialType: 'leinwand', frameType: 'schattenfuge-leinwand' }, 0],
    [{ materialType: 'acrylglas' }, 0],
  ] as const)('of %j is %i mm', (object, wrap) => {
    expect(wrapOf(object, 'cm')).toBe(wrap);
  });
});

test('a stretcher for inches is an inch deep, or an inch and a half', () => {
  const deep = { materialType: 'leinwand', optionTypes: ['leinwand-keilrahmen-38mm'] } as const;
  expect([wrapOf({ materialType: 'leinwand' }, 'in'), wrapOf(deep, 'in')]).toEqual([25.4, 38.1]);
});

describe('a picture that was handed over', () => {
  const picture = { width: 4000, height: 3000 };
  const area = { format: { width: 300, height: 200, unit: 'cm' }, wrap: 25 } as const;
  const crop = { left: 1000, top: 1000, width: 3000, height: 2000 };

  test('shows the crop that it came with, up to its edges', () => {
    expect(handedShares(picture, crop, area)).toEqual(E.right(frontShares(picture, crop, area)));
  });

  test('shows its middle where there is no crop, or one that leaves it', () => {
    const middle = handedShares(picture, undefined, area);
    const centred = pictureCrop(picture, area, centredFraming);
    expect(middle).toEqual(
      E.isRight(centred) && E.right(frontShares(picture, centred.right, area)),
    );
    for (const beyond of [
      { ...crop, left: 1001 },
      { ...crop, top: 1001 },
    ])
      expect(handedShares(picture, beyond, area)).toEqual(middle);
  });

  test('has as many pixels as its front shows of it', () => {
    const shares = { left: 0, top: 0, width: 0.5, height: 0.25 };
    expect(frontPixels(picture, shares)).toEqual({ width: 2000, height: 750 });
  });
});
