import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { exifOrientations } from '../../../core/domain/image/picture-orientation.ts';
import { framedCrop } from '../../../core/domain/image/picture-crop.ts';
import { applyHomography, invertHomography } from '../../../core/domain/preview/homography.ts';
import {
  mostDotsPerInch,
  placedMatrix,
  placedPixels,
} from '../../../core/domain/print/page-picture.ts';
import { storedCrop, uprightMatrix } from '../../../core/domain/print/stored-pixels.ts';
import { E } from '../../../core/fp.ts';

const anySize = fc.record({
  width: fc.integer({ min: 200, max: 12_000 }),
  height: fc.integer({ min: 200, max: 12_000 }),
});

const anyPlace = fc.record({
  left: fc.integer({ min: -5_000, max: 400_000 }),
  top: fc.integer({ min: -5_000, max: 400_000 }),
  width: fc.integer({ min: 1_000, max: 700_000 }),
  height: fc.integer({ min: 1_000, max: 700_000 }),
});

const anyFraming = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
});

const inch = 25_400;

describe('a photo in its place on a page', () => {
  property.prop([anySize, anyPlace, anyFraming])(
    'has no more pixels than are seen, and never more than its crop',
    (size, box, framing) => {
      const crop = framedCrop(size, box, framing);
      if (E.isLeft(crop)) throw new Error('Every crop of these is one.');
      const seen = (length: number): number => (length * mostDotsPerInch) / inch;
      const { width, height } = placedPixels(crop.right, box);
      const scale = Math.min(
        1,
        seen(box.width) / crop.right.width,
        seen(box.height) / crop.right.height,
      );
      for (const [pixels, most, length] of [
        [width, crop.right.width, box.width],
        [height, crop.right.height, box.height],
      ] as const) {
        expect(pixels).toBeGreaterThanOrEqual(1);
        expect(pixels).toBeLessThanOrEqual(most);
        // A pixel is the least.
        if (pixels > 1) expect(pixels).toBeLessThanOrEqual(seen(length) + 1e-3);
        expect(pixels).toBeGreaterThan(most * scale - 1);
      }
    },
  );

  property.prop([
    anySize,
    fc.constantFrom(...exifOrientations),
    anyPlace,
    anyFraming,
    fc.record({
      across: fc.double({ min: 0, max: 1, noNaN: true }),
      down: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  ])(
    'stands upright in its place, however the camera was held',
    (size, orientation, box, framing, { across, down }) => {
      const found = framedCrop(size, box, framing);
      if (E.isLeft(found)) throw new Error('Every crop of these is one.');
      const crop = found.right;
      const pixel = { x: crop.left + across * crop.width, y: crop.top + down * crop.height };
      const stored = storedCrop(size, orientation, crop);
      const inFile = applyHomography(invertHomography(uprightMatrix(size, orientation)), pixel);
      // The unit square of an image stands on its lower edge.
      const [u, v] = [
        (inFile.x - stored.left) / stored.width,
        1 - (inFile.y - stored.top) / stored.height,
      ];
      const [a, b, c, d, e, f] = placedMatrix({ size, orientation }, crop, box);
      expect(a * u + c * v + e).toBeCloseTo(box.left + across * box.width, 2);
      expect(b * u + d * v + f).toBeCloseTo(box.top + down * box.height, 2);
    },
  );
});
