/** Pages as what holds them is rendered: every calendar that is sold. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { layerFile, noScenes } from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { artworkInScene } from '../../../adapters/media/draw/artwork-in-scene.ts';
import { encodeWith } from '../../../adapters/media/encode.ts';
import { imagePresets } from '../../../core/domain/image/presets.ts';
import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import { cornersOf, planeMap } from '../../../core/domain/preview/place-print.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
} from '../../../core/domain/products/calendar/calendar-formats.ts';
import { calendarTypes } from '../../../core/domain/products/calendar/calendars.ts';
import { calendarLooksOf } from '../../../core/domain/products/calendar/designs/calendar-library.ts';
import { expectForEach } from '../../laws/for-each.ts';
import { ourScenes } from './our-scenes.ts';

const pictureOf = (design: string, view: ArtworkSource['view'] = 'laid'): ArtworkSource => ({
  kind: 'artwork',
  design,
  variant: 'usual',
  locale: 'de-DE',
  view,
});

/** One of each type, format and mounting. */
const calendars = calendarTypes.flatMap((type) =>
  calendarFormatsOf(type).flatMap((format) =>
    calendarMountingsOf(type).map(
      (mounting) => `${calendarLooksOf(type)[0]?.id}-${format}-${mounting}-2027-1`,
    ),
  ),
);

const scenes = ourScenes.names
  .filter((name) => name.startsWith('mounted-'))
  .flatMap((name) => ourScenes.get(name) ?? []);

describe('pages as they are mounted', () => {
  test('are rendered for every calendar, whole in each picture that pages show', () =>
    expectForEach(
      calendars,
      (id) => id,
      (id) => {
        for (const preset of ['detail', 'detail-small', 'thumb', 'tile'] as const) {
          const { width, height } = imagePresets[preset];
          const mounted = artworkInScene(pictureOf(id), { width, height }, ourScenes);
          expect(mounted?.table.print.faces).toHaveLength(1);
          for (const { map, size } of mounted?.table.print.faces ?? [])
            for (const { x, y } of cornersOf(map, size)) {
              expect(x).toBeGreaterThan(0.02 * width);
              expect(x).toBeLessThan(0.98 * width);
              expect(y).toBeGreaterThan(0.02 * height);
              expect(y).toBeLessThan(0.98 * height);
            }
        }
      },
    ));

  test('lie where the page is seen, up to its lower corners', () =>
    expectForEach(
      scenes,
      ({ scene }) => scene.name,
      async ({ scene: { camera, pages = [], reach }, folder }) => {
        const { data, info } = await sharp(layerFile(folder, 'mask'))
          .extractChannel(0)
          .raw()
          .toBuffer({ resolveWithObject: true });
        const maskAt = ({ x, y }: { readonly x: number; readonly y: number }): number =>
          data[Math.round(y) * info.width + Math.round(x)] ?? 0;
        const [page] = pages;
        if (page === undefined) throw new Error('it has a page');
        const corners = cornersOf(planeMap(camera, page), reach);
        const middle = {
          x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
          y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
        };
        const from = (share: number) =>
          corners.map(({ x, y }) => ({
            x: middle.x + (x - middle.x) * share,
            y: middle.y + (y - middle.y) * share,
          }));
        // Wires and wood hide a part of an edge.
        expect(
          from(0.85)
            .map(maskAt)
            .filter((value) => value > 240),
        ).toHaveLength(4);
        expect(
          from(1.04)
            .map(maskAt)
            .filter((value) => value > 15),
        ).toEqual([]);
      },
    ));

  test('are drawn where nothing is rendered, or a picture is too wide for them', () => {
    const source = pictureOf('lagom-a4-hoch-spirale-2027-1');
    const request = { preset: 'detail', density: 1, source } as const;
    expect(draw(request, noScenes).table).toBeUndefined();
    expect(draw(request, ourScenes).table).toBeDefined();
    expect(draw({ ...request, preset: 'open-graph' }, ourScenes).table).toBeUndefined();
    const inside = pictureOf('lagom-a4-hoch-spirale-2027-1', 'inside');
    expect(draw({ ...request, source: inside }, ourScenes).table).toBeUndefined();
  });

  test('are seen whole at the head of a page, in a scene with more around them', () =>
    expectForEach(
      ['pult-a5-quer-holzfuss-2027-1', 'panorama-a4-quer-spirale-2027-1'],
      (id) => id,
      (id) => {
        for (const preset of ['head', 'open-graph', 'teaser'] as const) {
          const { width, height } = imagePresets[preset];
          const mounted = artworkInScene(pictureOf(id), { width, height }, ourScenes);
          expect(mounted?.table.folder).toMatch(/-broad$/u);
          for (const { map, size } of mounted?.table.print.faces ?? [])
            for (const { y } of cornersOf(map, size)) {
              expect(y).toBeGreaterThan(0.04 * height);
              expect(y).toBeLessThan(0.96 * height);
            }
        }
        const tile = artworkInScene(pictureOf(id), imagePresets.tile, ourScenes);
        expect(tile?.table.folder).not.toMatch(/-broad$/u);
      },
    ));

  test('weigh little', async () => {
    for (const id of ['lagom-a4-quer-spirale-2027-1', 'ansicht-a6-quer-holzblock-2027-3']) {
      const request = { preset: 'detail', density: 1, source: pictureOf(id) } as const;
      const picture = await encodeWith(compose)(request, draw(request, ourScenes), 'webp');
      expect(picture.length).toBeLessThan(40_000);
    }
  });
});
