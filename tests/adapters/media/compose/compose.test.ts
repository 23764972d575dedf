import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { composePixels } from '../../../../adapters/media/compose/pixels.ts';
import {
  faceIn,
  viewOfRatio,
  type ComposedFace,
  type Raster,
} from '../../../../adapters/media/compose/composition.ts';
import { placePrint } from '../../../../core/domain/preview/place-print.ts';
import { anyCamera, anySpacePrint, sceneWith } from '../../../arbitraries/preview.ts';

const [width, height] = [12, 8];

const plain = (red: number, green: number, blue: number, size = { width, height }): Raster => ({
  ...size,
  bytes: Uint8Array.from(
    { length: size.width * size.height * 3 },
    (_, index) => [red, green, blue][index % 3] ?? 0,
  ),
});

const colourAt = ({ bytes, width: across }: Raster, x: number, y: number): readonly number[] => [
  ...bytes.subarray((y * across + x) * 3, (y * across + x) * 3 + 3),
];

/** From the second to the tenth pixel across, the second to the sixth down. */
const face: ComposedFace = {
  size: { width: 80, height: 40 },
  map: [0.1, 0, 2, 0, 0.1, 2, 0, 0, 1],
  part: { left: 0, top: 0, right: 1, bottom: 1 },
};

const plate = plain(10, 20, 30);
const anyByte = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(anyByte, anyByte, anyByte);

describe('a composite', () => {
  property.prop([anyColour, anyColour, anyColour])(
    'is the photo in its light, under its shine, within the face alone',
    (photo, light, shine) => {
      const made = composePixels(
        { plate, light: plain(...light), shine: plain(...shine) },
        plain(...photo),
        [face],
      );
      const expected = photo.map((value, channel) => {
        const lit = (value * (light[channel] ?? 0)) / 255;
        return Math.round(255 - ((255 - lit) * (255 - (shine[channel] ?? 0))) / 255);
      });
      const inner = colourAt(made, 6, 4);
      inner.forEach((value, channel) =>
        expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThanOrEqual(1),
      );
      expect(colourAt(made, 0, 0)).toEqual([10, 20, 30]);
      expect(colourAt(made, 11, 7)).toEqual([10, 20, 30]);
    },
  );

  test('shows the part of the photo that its face names, mirrored where it is mirrored', () => {
    // Red on the left, blue on the right.
    const photo = { width: 2, height: 1, bytes: Uint8Array.from([255, 0, 0, 0, 0, 255]) };
    const made = composePixels({ plate }, photo, [face]);
    expect(colourAt(made, 3, 4)[0]).toBeGreaterThan(200);
    expect(colourAt(made, 8, 4)[2]).toBeGreaterThan(200);
    const mirrored = { ...face, part: { left: 1, top: 0, right: 0, bottom: 1 } };
    const turned = composePixels({ plate }, photo, [mirrored]);
    expect(colourAt(turned, 3, 4)[2]).toBeGreaterThan(200);
    expect(colourAt(turned, 8, 4)[0]).toBeGreaterThan(200);
  });

  test('is its plate without a photo', () => {
    expect(composePixels({ plate }, undefined, []).bytes).toEqual(plate.bytes);
  });
});

describe('a part of a scene', () => {
  const anySize = fc.record({
    width: fc.integer({ min: 20, max: 2000 }),
    height: fc.integer({ min: 20, max: 2000 }),
  });
  const anyRatio = fc.double({ min: 0.3, max: 4, noNaN: true });
  const anyMiddle = fc.record({
    x: fc.integer({ min: -100, max: 2100 }),
    y: fc.integer({ min: -100, max: 2100 }),
  });

  property.prop([anySize, anyRatio, anyMiddle])(
    'lies within it and has the ratio',
    (size, ratio, middle) => {
      const view = viewOfRatio(size, ratio, middle);
      expect(view.left).toBeGreaterThanOrEqual(0);
      expect(view.top).toBeGreaterThanOrEqual(0);
      expect(view.left + view.width).toBeLessThanOrEqual(size.width);
      expect(view.top + view.height).toBeLessThanOrEqual(size.height);
      expect(Math.abs(view.width - view.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio));
    },
  );

  property.prop([anyCamera(), anySpacePrint()])(
    'moves and scales its faces with it',
    (camera, print) => {
      const view = { left: 100, top: 50, width: 600, height: 400 };
      const picture = { width: 300, height: 200 };
      for (const placed of placePrint(sceneWith(camera), print)) {
        const { map } = faceIn(placed, { left: 0, top: 0, right: 1, bottom: 1 }, view, picture);
        const [a, , c, , , f, g, , i] = map;
        const x = (a * placed.size.width + c) / (g * placed.size.width + i);
        expect(x).toBeCloseTo((placed.quad[1].x - view.left) / 2, 4);
        expect(f / i).toBeCloseTo((placed.quad[0].y - view.top) / 2, 4);
      }
    },
  );
});
