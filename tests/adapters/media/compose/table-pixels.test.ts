import { describe, expect, test } from 'vitest';

import type {
  ComposedColour,
  ComposedFace,
  Raster,
} from '../../../../adapters/media/compose/composition.ts';
import { inkOn } from '../../../../adapters/media/compose/pixels.ts';
import { tablePixels } from '../../../../adapters/media/compose/table-pixels.ts';

const size = { width: 4, height: 1 };

const plain = (...values: readonly number[]): Raster => ({
  ...size,
  bytes: Uint8Array.from(values.flatMap((value) => [value, value, value])),
});

const white = plain(255, 255, 255, 255);

/** The two pixels on the right. */
const right: ComposedFace = {
  size: { width: 2, height: 1 },
  part: { left: 0, top: 0, right: 1, bottom: 1 },
  map: [1, 0, 2, 0, 1, 0, 0, 0, 1],
};

const all: ComposedFace = { ...right, size, map: [1, 0, 0, 0, 1, 0, 0, 0, 1] };

const colours = {
  ground: [200, 100, 50],
  paper: [240, 240, 200],
} as const satisfies Record<string, ComposedColour>;

const layers = {
  plate: white,
  light: plain(255, 255, 255, 128),
  mask: plain(0, 0, 255, 255),
  print: inkOn(size, plain(10, 10, 10, 10), []),
};

const pixelsOf = ({ bytes }: Raster): readonly (readonly number[])[] =>
  [0, 1, 2, 3].map((pixel) => Array.from(bytes.subarray(pixel * 3, pixel * 3 + 3)));

describe('a card on a table', () => {
  test('is paper in its light, and the table has its own colour', () => {
    expect(pixelsOf(tablePixels(colours, layers))).toEqual([
      [200, 100, 50],
      [200, 100, 50],
      [240, 240, 200],
      [120, 120, 100],
    ]);
  });

  test('carries the print where its faces lie', () => {
    const print = inkOn(size, plain(100, 100, 100, 100), [right]);
    const [, beside, lit, shaded] = pixelsOf(tablePixels(colours, { ...layers, print }));
    expect(beside).toEqual([200, 100, 50]);
    expect(lit).toEqual([100, 100, 100]);
    expect(shaded).toEqual([50, 50, 50]);
  });

  test('has foil that mirrors its layer, and no light else', () => {
    const print = inkOn(size, plain(100, 100, 100, 100), [right]);
    const foil = {
      glint: plain(0, 0, 0, 255),
      mask: inkOn(size, white, [right]),
      tones: [
        [20, 10, 0],
        [100, 80, 40],
        [250, 240, 200],
      ],
    } as const;
    const [, beside, dark, lamp] = pixelsOf(tablePixels(colours, { ...layers, print, foil }));
    expect(beside).toEqual([200, 100, 50]);
    expect(dark).toEqual([20, 10, 0]);
    expect(lamp).toEqual([250, 240, 200]);
  });

  test('covers what lies on the table, which is seen through where it is not', () => {
    const tableOf = (opacity: number) =>
      pixelsOf(
        tablePixels(colours, {
          ...layers,
          plate: plain(232, 232, 232, 232),
          under: {
            colours: inkOn(size, plain(60, 60, 60, 60), [all]),
            opacity: inkOn(size, plain(opacity, opacity, opacity, opacity), [all]),
          },
        }),
      );
    const card = [240, 240, 200];
    const ground = [200, 100, 50].map((value) => Math.round((value * 232) / 255));
    expect(tableOf(255)).toEqual([[60, 60, 60], [60, 60, 60], card, [120, 120, 100]]);
    expect(tableOf(0)).toEqual([ground, ground, card, [120, 120, 100]]);
  });

  test('shows the table where its sheet is cut away', () => {
    const print = inkOn(size, plain(100, 100, 100, 100), [right]);
    const kept = inkOn(size, white, [right]);
    const cut = inkOn(size, plain(0, 0, 0, 0), [right]);
    const [, , whole] = pixelsOf(tablePixels(colours, { ...layers, print, cut: kept }));
    const [, , hole] = pixelsOf(tablePixels(colours, { ...layers, print, cut }));
    expect(whole).toEqual([100, 100, 100]);
    expect(hole).toEqual([200, 100, 50]);
  });
});
