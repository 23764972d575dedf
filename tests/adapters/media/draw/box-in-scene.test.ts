import { describe, expect, test } from 'vitest';

import { noScenes, renderedScenes } from '../../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../../adapters/media/draw-picture.ts';
import { boxInScene } from '../../../../adapters/media/draw/box-in-scene.ts';
import { photoPrintSizes } from '../../../../core/domain/format/photo-print-sizes.ts';
import type { StillSource } from '../../../../core/domain/image/sources.ts';
import {
  photoboxOfStill,
  photoboxScene,
} from '../../../../core/domain/products/photobox/photobox-picture.ts';

const size = { width: 816, height: 668 };

const still = (seed: number, name: StillSource['still'] = 'photobox'): StillSource => ({
  kind: 'still',
  still: name,
  seed,
});

const drawn = (seed: number, scenes = renderedScenes()) =>
  draw({ preset: 'detail', density: 1, source: still(seed) }, scenes);

/** Which format each face shows, one after the other in the sheet. */
const expectPrints = (source: StillSource, count: number): void => {
  const { type, format } = photoboxOfStill(
    source.still === 'prints' ? 'prints' : 'photobox',
    source.seed,
  );
  const table = boxInScene(source, size, renderedScenes())?.table;
  expect(table?.folder.split('/').at(-1)).toBe(photoboxScene(type, format));
  const { width, height } = photoPrintSizes[format].millimetres;
  const faces = table?.print.faces ?? [];
  expect(faces.map((face) => [face.size.width, face.size.height])).toEqual(
    Array.from({ length: count }, () => [width, height]),
  );
  // Each shows a photo of its own.
  expect(faces[1]?.part.left).toBeGreaterThan(faces[0]?.part.right ?? 1);
};

describe('a picture of a photo box', () => {
  test('is ray-traced in every type and format, with prints of that size', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) expectPrints(still(seed), 2);
  });

  test('is another one on another paper', () => {
    const papers = [1, 7, 13, 19].map((seed) => photoboxOfStill('photobox', seed).paper);
    expect(new Set(papers).size).toBe(4);
    expect(new Set([1, 7, 13, 19].map((seed) => drawn(seed).table?.print.svg)).size).toBe(4);
  });

  test('is drawn where nothing of it is rendered', () => {
    expect(boxInScene(still(1), size, noScenes)).toBeUndefined();
    expect(drawn(1, noScenes).svg).toContain('<svg');
    expect(boxInScene(still(1, 'prints'), size, noScenes)).toBeUndefined();
    expect(boxInScene(still(1, 'collage'), size, renderedScenes())).toBeUndefined();
  });
});

describe('a picture of prints', () => {
  test('is ray-traced in every format: a pile, and two beside it', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) expectPrints(still(seed, 'prints'), 3);
  });
});
