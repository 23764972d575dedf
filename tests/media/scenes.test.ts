import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { layerFile, readScenes } from '../../adapters/media/compose/scene-files.ts';
import { draw } from '../../adapters/media/draw-picture.ts';
import { isViewRoom, roomFurniture } from '../../core/domain/image/room-view.ts';
import { isPictureRoom } from '../../core/domain/image/sources.ts';
import { roomMeasures } from '../../core/domain/image/rooms.ts';
import { pixelsPerCentimetre } from '../../core/domain/preview/scene.ts';
import { scenes as scripts } from '../../scripts/render/scenes.ts';

const folder = join(import.meta.dirname, '../../adapters/media/scenes');
const scenes = [...readScenes(folder).values()];
const megabyte = 1024 * 1024;

describe('the rendered scenes', () => {
  test('have their layers, each in the size that the geometry says', async () => {
    for (const { scene, folder: place } of scenes)
      for (const layer of scene.layers) {
        const { width, height } = await sharp(layerFile(place, layer)).metadata();
        expect({ name: scene.name, layer, width, height }).toEqual({
          name: scene.name,
          layer,
          ...scene.size,
        });
      }
  });

  test('can be made again by their names', () => {
    expect(
      scenes.map(({ scene }) => scene.name).filter((name) => scripts[name] === undefined),
    ).toEqual([]);
  });

  test('weigh no more than 30 MB', () => {
    const bytes = scenes.flatMap(({ scene, folder: place }) =>
      scene.layers.map((layer) => statSync(layerFile(place, layer)).size),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * megabyte);
  });

  const rooms = scenes.flatMap(({ scene }) => {
    const room = scene.name.replace(/^room-/u, '');
    return scene.kind === 'room' && isPictureRoom(room) ? [{ room, scene }] : [];
  });

  test.each(rooms)(
    'of $room has the scale and the place that pages hang pictures by',
    ({ room, scene }) => {
      const { high, hang } = roomMeasures[room];
      // A millimetre on 2 m of wall.
      expect((pixelsPerCentimetre(scene) ?? 0) * high).toBeCloseTo(scene.size.height, 0);
      expect(scene.camera[1][3] / scene.size.height).toBeCloseTo(hang.y / high, 3);
      expect(scene.camera[0][3] / scene.size.width).toBeCloseTo(0.5, 3);
      // What the page says of the furniture's width.
      const near = room.replace(/-far$/u, '');
      expect(scene.things?.[0] ?? {}).toMatchObject(isViewRoom(near) ? roomFurniture[near] : {});
    },
  );

  test('stand in for what was drawn', () => {
    const source = { kind: 'room', room: 'living' } as const;
    const rendered = draw({ preset: 'room', density: 1, source });
    expect(rendered.composition?.layers).toContain('plate');
    expect(rendered.digest).not.toBe(
      draw({ preset: 'room', density: 1, source }, new Map()).digest,
    );
    // Wider than the scene: drawn, since the wall must stay as high as pages count on.
    expect(draw({ preset: 'teaser', density: 1, source }).composition).toBeUndefined();
  });
});
