import { statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import {
  layerFile,
  noScenes,
  type RenderedScene,
} from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { scenePicture } from '../../../adapters/media/draw/scene-picture.ts';
import { frameHolds } from '../../../core/domain/catalogue/frame-holds.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { closeScene, closeSize } from '../../../core/domain/preview/close-scenes.ts';
import { sheetMeasures } from '../../../core/domain/catalogue/object-measures.ts';
import { roomFurniture } from '../../../core/domain/image/room-view.ts';
import { isPictureRoom, type ObjectSource } from '../../../core/domain/image/sources.ts';
import { shownOptionsOf } from '../../../core/domain/image/shown-options.ts';
import { roomMeasures } from '../../../core/domain/image/rooms.ts';
import {
  applyHomography,
  invertHomography,
  type PlanePoint,
} from '../../../core/domain/preview/homography.ts';
import { placePrint, type SpacePrint } from '../../../core/domain/preview/place-print.ts';
import { pixelsPerCentimetre } from '../../../core/domain/preview/scene.ts';
import { scenes as scripts } from '../../../scripts/render/scenes.ts';
import { expectForEach } from '../../laws/for-each.ts';
import { ourScenes } from './our-scenes.ts';

const scenes = ourScenes.names.flatMap((name) => ourScenes.get(name) ?? []);
const nameOf = ({ name }: { readonly name: string }): string => name;
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

  test('of one batch are made in one run: they differ in their variants alone', () => {
    const runs = new Map<string, Set<string>>();
    for (const { batch, script, settings } of Object.values(scripts)) {
      const { variants, ...common } = settings;
      if (batch === undefined) continue;
      expect(variants).toMatch(/^[a-z-]+$/u);
      runs.set(batch, (runs.get(batch) ?? new Set()).add(JSON.stringify([script, common])));
    }
    expect([...runs].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
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

  test('of rooms have the scale and the place that pages hang pictures by', () =>
    expectForEach(
      rooms,
      ({ room }) => room,
      ({ room, scene }) => {
        const { high, hang } = roomMeasures[room];
        // A millimetre on 2 m of wall.
        expect((pixelsPerCentimetre(scene) ?? 0) * high).toBeCloseTo(scene.size.height, 0);
        expect(scene.camera[1][3] / scene.size.height).toBeCloseTo(hang.y / high, 3);
        expect(scene.camera[0][3] / scene.size.width).toBeCloseTo(0.5, 3);
        // What the page says of the furniture's width.
        const near = room.replace(/-far$/u, '');
        const furniture = new Map(Object.entries(roomFurniture)).get(near);
        expect(scene.things?.[0]).toMatchObject(furniture ?? {});
      },
    ));

  test('of close views are seen from where browsers put photos into them', () => {
    const corners = materialTypes.flatMap((material) =>
      [[], ...shownOptionsOf('corner', material).map((option) => [option])].map((options) => ({
        view: 'corner' as const,
        material,
        options,
      })),
    );
    const framed = producedFrames.map(({ frameType: frame, producedFrame }) => ({
      view: 'corner' as const,
      material: frameHolds[frame].materials[0],
      frame,
      ...(producedFrame !== defaultProducedFrameOf(frame) && { producedFrame }),
    }));
    const surfaces = materialTypes.map((material) => ({ view: 'material' as const, material }));
    const size = { width: 816, height: 668 };
    for (const shown of [...corners, ...framed, ...surfaces]) {
      const picture = scenePicture({ kind: 'layer', layer: 'plate', ...shown }, size, ourScenes);
      const rendered = ourScenes.get(basename(picture?.composition.folder ?? ''));
      if (rendered === undefined) throw new Error(`${JSON.stringify(shown)} has no scene.`);
      const { camera, reach, hang, size: pixels } = rendered.scene;
      const { view, ...object } = shown;
      const close = closeScene(view, object);
      expect([rendered.scene.name, close.hang]).toEqual([rendered.scene.name, hang]);
      const print = { width: 600, height: 400, depth: 0, standOff: 0, edge: 'board' } as const;
      const [front] = placePrint({ ...rendered.scene, camera, reach }, print);
      const [seen] = placePrint({ ...close, reach }, print);
      const scale = closeSize.width / pixels.width;
      for (const [index, { x, y }] of (front?.quad ?? []).entries()) {
        const at = seen?.quad[index];
        // A third of a pixel on the screen.
        expect(Math.abs((at?.x ?? 0) - x * scale)).toBeLessThan(1);
        expect(Math.abs((at?.y ?? 0) - y * scale)).toBeLessThan(1);
      }
    }
  });

  test('answer a layer that they do not have with one that changes nothing', async () => {
    const layer = async (name: 'light' | 'shine'): Promise<string> => {
      const source = {
        kind: 'layer',
        view: 'material',
        layer: name,
        material: 'leinwand',
      } as const;
      const { svg, composition } = draw({ preset: 'thumb', density: 1, source }, ourScenes);
      if (composition !== undefined) return composition.base;
      const { dominant } = await sharp(Buffer.from(svg)).stats();
      return Object.values(dominant).every((value) => value < 16) ? 'black' : 'other';
    };
    expect([await layer('light'), await layer('shine')]).toEqual(['light', 'black']);
  });

  /** What of a scene's light lies on the print's front, and beyond all of its faces. */
  const lightOf = async ({ scene, folder: place }: RenderedScene, print: SpacePrint) => {
    const { data, info } = await sharp(layerFile(place, 'light'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = ({ x, y }: PlanePoint): number | undefined =>
      x < 0 || y < 0 || x >= info.width || y >= info.height
        ? undefined
        : data[Math.floor(y) * info.width + Math.floor(x)];
    const [front] = placePrint(scene, print).slice(-1);
    if (front === undefined) throw new Error(`${scene.name} shows no print.`);
    const { map, size } = front;
    const look = (xs: readonly number[], ys: readonly number[]): readonly number[] =>
      xs.flatMap((x) => ys.flatMap((y) => at(applyHomography(map, { x, y })) ?? []));
    const coarse = Array.from({ length: 12 }, (_, index) => 8 + index * 8);
    // So fine that the dark rim around a print, which takes the photo away, is not stepped over.
    const fine = Array.from({ length: 40 }, (_, index) => 1.6 + index / 4);
    const [left, up] = [
      (step: number): number => size.width - step,
      (step: number): number => size.height - step,
    ];
    return {
      on: look(coarse.map(left), [...fine, ...coarse].map(up)),
      below: look(
        coarse.map(left),
        [2, 3, 5, 8].map((step) => size.height + step),
      ),
    };
  };

  const thing = { kind: 'object', motif: 'waves', seed: 1, width: 600, height: 400 } as const;

  /** Every choice of some of a list, none and all of them included. */
  const choicesOf = <A>([first, ...rest]: readonly A[]): readonly (readonly A[])[] =>
    first === undefined ? [[]] : choicesOf(rest).flatMap((others) => [others, [first, ...others]]);

  const viewed = (view: 'corner' | 'material'): readonly ObjectSource[] => [
    ...materialTypes.flatMap((material) =>
      choicesOf(shownOptionsOf(view, material)).map((options) => ({
        ...thing,
        view,
        material,
        options,
      })),
    ),
    ...(view === 'material'
      ? []
      : [
          ...frameTypes.map((frame) => ({ frame, producedFrame: undefined })),
          ...producedFrames.map(({ frameType: frame, producedFrame }) => ({
            frame,
            producedFrame,
          })),
        ].map((framed) => ({ ...thing, view, material: 'poster' as const, ...framed }))),
  ];

  /** The scenes that addresses show, each with the first address that does. */
  const shown = (view: 'corner' | 'material') => {
    const sources = viewed(view).map((source) => {
      const { composition } = draw({ preset: 'detail', density: 1, source });
      return [composition && basename(composition.folder), source] as const;
    });
    const first = new Map(sources.toReversed());
    return [...first].flatMap(([name, source]) => {
      const rendered = name === undefined ? undefined : ourScenes.get(name);
      return name === undefined || rendered === undefined ? [] : [{ name, rendered, source }];
    });
  };

  const corners = shown('corner');
  const surfaces = shown('material');

  test('of corners and surfaces are shown by an address each', () => {
    const close = scenes.filter(({ scene: { kind } }) => kind === 'corner' || kind === 'surface');
    expect([...corners, ...surfaces].map(({ name }) => name).toSorted()).toEqual(
      close.map(({ scene }) => scene.name).toSorted(),
    );
  });

  test.each([
    [{ material: 'leinwand' }, 'corner-leinwand'],
    [{ material: 'leinwand', options: ['leinwand-keilrahmen-38mm'] }, 'corner-leinwand-38mm'],
    [{ material: 'leinwand', options: ['leinwand-rand-farbig'] }, 'corner-leinwand'],
    [
      { material: 'aludibond', options: ['aludibond-materialausfuehrung-brushed'] },
      'corner-aludibond-brushed',
    ],
    [
      { material: 'acrylglas', options: ['acrylglas-bohrung-corner-holes'] },
      'corner-acrylglas-holes',
    ],
    [{ material: 'poster', frame: 'holzrahmen' }, 'corner-holzrahmen'],
    [
      { material: 'poster', frame: 'holzrahmen', producedFrame: 'holzrahmen-eiche' },
      'corner-holzrahmen-eiche',
    ],
  ] as const)('of a corner of %j are %s', (what, name) => {
    const source: ObjectSource = { ...thing, view: 'corner', ...what };
    const { composition } = draw({ preset: 'detail', density: 1, source });
    expect(basename(composition?.folder ?? '')).toBe(name);
  });

  test('of corners have their light where the photo is', () =>
    expectForEach(corners, nameOf, async ({ rendered, source }) => {
      const sheet = source.options?.includes('leinwand-keilrahmen-38mm')
        ? 38
        : sheetMeasures[source.material].depth;
      const depth = source.frame === undefined ? sheet : 0;
      const print = { width: 600, height: 400, depth, standOff: 0, edge: 'board' } as const;
      const { on, below } = await lightOf(rendered, print);
      // Nearly white paper, but for what stands before it (an eyelet of 22 mm); nothing is changed where no photo can be.
      expect(on.filter((value) => value > 120).length / on.length).toBeGreaterThan(0.93);
      expect(on.length).toBeGreaterThan(60);
      expect(below.filter((value) => value < 250)).toEqual([]);
    }));

  test('of corners show them with their photo', () =>
    expectForEach(corners, nameOf, ({ source }) => {
      const sides = draw({ preset: 'detail', density: 1, source }).composition?.faces.length;
      // A photo goes round canvas and shows in the edge of clear sheets; a frame hides all edges.
      const wraps = ['leinwand', 'acrylglas', 'echtglas'].includes(source.material);
      expect(sides).toBe(wraps ? 2 : 1);
      // Smaller than what the view shows: it would end within it.
      const small: ObjectSource = { ...source, width: 60, height: 60 };
      expect(draw({ preset: 'detail', density: 1, source: small }).composition).toBeUndefined();
    }));

  test('of canvas are seen with what goes round its edges', () => {
    const facesOf = (options: ObjectSource['options']) =>
      draw({
        preset: 'detail',
        density: 1,
        source: { ...thing, view: 'corner', material: 'leinwand', options },
      }).composition?.faces.map(({ part }) => part) ?? [];
    // The right edge and the front: with the photo wrapped, mirrored (from right to left), and of its own colour.
    const [wrapped, mirrored] = [facesOf([]), facesOf(['leinwand-rand-gespiegelt'])];
    expect([wrapped.length, mirrored.length]).toEqual([2, 2]);
    const runsOn = (faces: typeof wrapped) => (faces[0]?.right ?? 0) > (faces[0]?.left ?? 0);
    expect([runsOn(wrapped), runsOn(mirrored)]).toEqual([true, false]);
    expect(facesOf(['leinwand-rand-farbig']).length).toBe(1);
  });

  const unframed = corners.filter(
    ({ source }) => source.frame === undefined && source.options?.length === 0,
  );

  test('of corners are their swatches, too', () =>
    expectForEach(unframed, nameOf, ({ source }) => {
      const { material } = source;
      const swatch = draw({ preset: 'swatch', density: 2, source: { kind: 'material', material } });
      const detail = draw({ preset: 'detail', density: 1, source });
      expect(swatch.composition?.faces.length).toBe(detail.composition?.faces.length);
    }));

  test('of surfaces show them with their photo all over', () =>
    expectForEach(surfaces, nameOf, ({ source }) => {
      const composition = draw({ preset: 'detail', density: 1, source }).composition;
      expect(composition?.faces.length).toBe(1);
      const [map, size] = [composition?.faces[0]?.map, composition?.faces[0]?.size];
      if (map === undefined || size === undefined) throw new Error('There is no face.');
      const back = invertHomography(map);
      for (const [x, y] of [
        [0, 0],
        [816, 0],
        [816, 668],
        [0, 668],
      ] as const) {
        const place = applyHomography(back, { x, y });
        expect(place.x > 0 && place.x < size.width && place.y > 0 && place.y < size.height).toBe(
          true,
        );
      }
    }));

  test('stand in for what was drawn', () => {
    const source = { kind: 'room', room: 'living' } as const;
    const rendered = draw({ preset: 'room', density: 1, source });
    // All sizes in which pages show an empty room.
    for (const preset of ['room', 'room-small', 'thumb'] as const)
      expect(draw({ preset, density: 1, source }).composition?.layers).toContain('plate');
    expect(rendered.digest).not.toBe(draw({ preset: 'room', density: 1, source }, noScenes).digest);
    // Wider than the scene: drawn, since the wall must stay as high as pages count on.
    expect(draw({ preset: 'teaser', density: 1, source }).composition).toBeUndefined();
  });
});
