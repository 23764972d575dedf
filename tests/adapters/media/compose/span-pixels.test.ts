import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Homography } from '../../../../core/domain/preview/homography.ts';
import type { Raster } from '../../../../adapters/media/compose/composition.ts';
import { fallingOff } from '../../../../adapters/media/compose/falloff.ts';
import {
  layerSize,
  spanPixels,
  spanPlaces,
} from '../../../../adapters/media/compose/span-pixels.ts';

const scene = { width: 60, height: 50 };

/** An object of 40 by 30 on a wall, red at its edges, white within, grey around; a pixel is a millimetre. */
const pixel = (x: number, y: number): readonly [number, number, number] => {
  const [left, top] = [x - 10, y - 10];
  if (left < 0 || top < 0 || left >= 40 || top >= 30) return [120, 120, 120];
  const isEdge = left < 4 || top < 4 || left >= 36 || top >= 26;
  return isEdge ? [200, 20, 20] : [250, 250, 250];
};

const layer: Raster = {
  ...scene,
  bytes: Uint8Array.from(
    Array.from({ length: scene.width * scene.height }, (_, index) =>
      pixel(index % scene.width, Math.floor(index / scene.width)),
    ).flat(),
  ),
};

/** The wall's zero is the middle of the object. */
const wall = [1, 0, 30, 0, 1, 25, 0, 0, 1] as const;
const span = { width: 40, height: 30, keep: 10 };

/** Straight before the wall nothing moves. */
const eye: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

const seen = (outer: { readonly width: number; readonly height: number }) => {
  const view = {
    left: 30 - outer.width / 2 - 10,
    top: 25 - outer.height / 2 - 10,
    width: outer.width + 20,
    height: outer.height + 20,
  };
  const size = { width: view.width, height: view.height };
  return { span: { span, outer, wall, eye, scene }, view, size };
};

const shownIn = (given: ReturnType<typeof seen>, of = layer): Raster => {
  const places = spanPlaces(given);
  return places === undefined ? of : spanPixels(of, places, given.size);
};

const colourAt = ({ bytes, width }: Raster, x: number, y: number): readonly number[] => [
  ...bytes.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

describe('a layer of a scene that serves every size', () => {
  test('is itself in the size that was rendered', () => {
    const same = seen({ width: 40, height: 30 });
    expect(layerSize(same)).toEqual(scene);
    expect([...shownIn(same).bytes]).toEqual([...layer.bytes]);
  });

  property.prop([fc.integer({ min: 12, max: 120 }), fc.integer({ min: 12, max: 120 })])(
    'has the edges of the object all round it in every size, and the wall around them',
    (across, down) => {
      const outer = { width: across * 2, height: down * 2 };
      const picture = shownIn(seen(outer));
      const [right, bottom] = [10 + outer.width, 10 + outer.height];
      const [middle, level] = [10 + across, 10 + down];
      for (const [x, y] of [
        [11, level],
        [right - 2, level],
        [middle, 11],
        [middle, bottom - 2],
        [12, 12],
        [right - 3, bottom - 3],
      ] as const)
        expect(colourAt(picture, x, y)).toEqual([200, 20, 20]);
      for (const [x, y] of [
        [8, level],
        [right + 1, level],
        [middle, 8],
        [middle, bottom + 1],
      ] as const)
        expect(colourAt(picture, x, y)).toEqual([120, 120, 120]);
      expect(colourAt(picture, middle, level)).toEqual([250, 250, 250]);
    },
  );

  test('goes on beyond its picture as it ends', () => {
    const { span: composed } = seen({ width: 40, height: 30 });
    const view = { left: -40, top: -40, width: 140, height: 130 };
    const picture = shownIn({ span: composed, view, size: { width: 140, height: 130 } });
    expect(colourAt(picture, 0, 0)).toEqual([120, 120, 120]);
    expect(colourAt(picture, 139, 129)).toEqual([120, 120, 120]);
  });

  test('is seen by an eye whose pixels have moved', () => {
    const { span: composed, view, size } = seen({ width: 40, height: 30 });
    const aside: Homography = [1, 0, 5, 0, 1, 0, 0, 0, 1];
    const picture = shownIn({ span: { ...composed, eye: aside }, view, size });
    expect(colourAt(picture, 14, 25)).toEqual([120, 120, 120]);
    expect(colourAt(picture, 16, 25)).toEqual([200, 20, 20]);
  });

  test('is not made huge for a small object', () => {
    const { span: composed } = seen({ width: 40, height: 30 });
    const view = { left: 0, top: 0, width: 60, height: 50 };
    const size = { width: 1800, height: 1500 };
    expect(layerSize({ span: composed, view, size })).toEqual({ width: 90, height: 75 });
  });
});

describe('the light on a wall', () => {
  property.prop([fc.integer({ min: 0, max: 220 })])('falls off away from its window', (tone) => {
    const size = { width: 40, height: 30 };
    const even = { ...size, bytes: new Uint8Array(40 * 30 * 3).fill(tone) };
    const lit = fallingOff(even);
    const [near = 0] = colourAt(lit, 9, 4);
    const [far = 0] = colourAt(lit, 39, 29);
    expect(near).toBeGreaterThanOrEqual(tone);
    expect(far).toBeLessThanOrEqual(tone);
    expect(far).toBeGreaterThanOrEqual(Math.floor(tone * 0.85));
  });
});
