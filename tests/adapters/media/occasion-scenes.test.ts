/** Designs on the cards of occasions' still lifes. */
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { layerFile } from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { encodeWith } from '../../../adapters/media/encode.ts';
import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import { applyHomography } from '../../../core/domain/preview/homography.ts';
import { cardOccasions } from '../../../core/domain/products/card/cards.ts';
import { cardDesigns } from '../../../core/domain/products/card/designs/designs.ts';
import { occasionStill, stillScene } from '../../../core/domain/products/card/occasion-stills.ts';
import { ourScenes } from './our-scenes.ts';

const drawn = (source: ArtworkSource, preset: 'tile' | 'teaser' | 'teaser-small' | 'detail') =>
  draw({ preset, density: 1, source }, ourScenes);

/** The first card of every scene. */
const shown = [
  ...new Map(
    cardDesigns.toReversed().flatMap((design) => {
      const scene = stillScene(design, 'de-DE');
      return scene === undefined ? [] : [[scene, design] as const];
    }),
  ),
].map(([scene, { id }]) => ({
  scene,
  source: {
    kind: 'artwork',
    design: id,
    variant: 'usual',
    locale: 'de-DE',
    view: 'occasion',
  } as const,
}));

describe('the still lifes of occasions', () => {
  test('are rendered, every one', () => {
    const rendered = ourScenes.names.filter((name) => name.startsWith('occasion-'));
    expect(shown.map(({ scene }) => scene).toSorted()).toEqual(rendered.toSorted());
  });

  test.each(shown)('show a design whole, in every cut: $scene', async ({ scene, source }) => {
    for (const preset of ['tile', 'teaser', 'teaser-small', 'detail'] as const) {
      const { composition } = drawn(source, preset);
      const [face, ...others] = composition?.faces ?? [];
      if (composition === undefined || face === undefined) throw new Error('It is drawn.');
      expect(others).toEqual([]);
      expect(basename(composition.folder)).toBe(scene);
      const { width, height } = face.size;
      for (const [x, y] of [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ] as const) {
        const place = applyHomography(face.map, { x, y });
        expect(place.x > 0 && place.x < composition.size.width).toBe(true);
        expect(place.y > 0 && place.y < composition.size.height).toBe(true);
      }
    }
  });

  test.each(shown)('light the card, and change nothing beside it: $scene', async ({ scene }) => {
    const rendered = ourScenes.get(scene);
    if (rendered === undefined) throw new Error('It is not rendered.');
    const { camera, reach } = rendered.scene;
    const { data, info } = await sharp(layerFile(rendered.folder, 'light'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const lightAt = (across: number, down: number): number => {
      const [x, y] = [reach.left + across * reach.width, reach.top + down * reach.height];
      const [u, v, w] = camera.map((row) => row[0] * x + row[1] * y + row[3]);
      const [left, top] = [Math.floor((u ?? 0) / (w ?? 1)), Math.floor((v ?? 0) / (w ?? 1))];
      return data[top * info.width + left] ?? 0;
    };
    const inner = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
      [0.1, 0.3, 0.5, 0.7].map((y) => lightAt(x, y)),
    );
    expect(inner.filter((value) => value > 120).length).toBeGreaterThan(inner.length * 0.9);
    expect([lightAt(0.5, -0.2), lightAt(-0.3, 0.3), lightAt(1.3, 0.3)]).toEqual([255, 255, 255]);
  });

  test('leave other shapes to their table', () => {
    const other = cardDesigns.find((design) => stillScene(design, 'de-DE') === undefined);
    if (other === undefined) throw new Error('Every shape is rendered.');
    const { source } = shown[0] ?? {};
    if (source === undefined) throw new Error('No scene is rendered.');
    const picture = (view: ArtworkSource['view']) =>
      drawn({ ...source, design: other.id, view }, 'tile');
    expect(picture('occasion')).toEqual(picture('laid'));
  });

  test.each(cardOccasions)('weigh 12 kB at most as a tile: %s', async (occasion) => {
    const request = {
      preset: 'tile',
      density: 1,
      source: occasionStill(occasion, 'de-DE'),
    } as const;
    const picture = draw(request, ourScenes);
    expect(picture.composition).toBeDefined();
    const { length } = await encodeWith(compose)(request, picture, 'avif');
    expect(length).toBeLessThanOrEqual(12 * 1024);
  });
});
