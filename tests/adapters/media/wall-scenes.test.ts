import { basename } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { layerFile, type RenderedScene } from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { millimetresOfTenths } from '../../../core/domain/format/format.ts';
import { stretcherDepths } from '../../../core/domain/format/stretcher-depths.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { mouldingMeasures, sheetMeasures } from '../../../core/domain/catalogue/object-measures.ts';
import { shownOptionsOf, type ShownOption } from '../../../core/domain/image/shown-options.ts';
import type { ObjectSource } from '../../../core/domain/image/sources.ts';
import { applyHomography } from '../../../core/domain/preview/homography.ts';
import { placePrint } from '../../../core/domain/preview/place-print.ts';
import { wallMap } from '../../../core/domain/preview/span.ts';
import { expectForEach } from '../../laws/for-each.ts';
import { ourScenes } from './our-scenes.ts';

const walls = ourScenes.names.flatMap((name) => {
  const rendered = ourScenes.get(name);
  return rendered?.scene.kind === 'wall' ? [rendered] : [];
});

const thing = { kind: 'object', motif: 'waves', seed: 1, width: 600, height: 400 } as const;

const choicesOf = (options: readonly ShownOption[]): readonly (readonly ShownOption[])[] =>
  options.reduce<readonly (readonly ShownOption[])[]>(
    (all, option) => [...all, ...all.map((others) => [...others, option])],
    [[]],
  );

const sheets = (view: 'perspective' | 'frontal'): readonly ObjectSource[] =>
  materialTypes.flatMap((material) =>
    choicesOf(shownOptionsOf(view, material)).map((options) => ({
      ...thing,
      view,
      material,
      options,
    })),
  );

const framed: readonly ObjectSource[] = producedFrames.map(({ frameType, producedFrame }) => ({
  ...thing,
  view: 'perspective',
  material: 'poster',
  frame: frameType,
  // The usual one of a type is named by the type alone.
  ...(producedFrame !== defaultProducedFrameOf(frameType) && { producedFrame }),
}));

/** The scenes that addresses show, each with an address. */
const shown = new Map(
  [...sheets('perspective'), ...sheets('frontal'), ...framed].toReversed().flatMap((source) => {
    const { composition } = draw({ preset: 'detail', density: 1, source }, ourScenes);
    return composition ? [[basename(composition.folder), source] as const] : [];
  }),
);

const rows = walls.flatMap((rendered) => {
  const source = shown.get(rendered.scene.name);
  return source === undefined ? [] : [{ name: rendered.scene.name, rendered, source }];
});

const nameOf = ({ name }: { readonly name: string }): string => name;

/** A layer's brightness at places in pixels; nothing beyond its edges. */
const brightnessOf = async (rendered: RenderedScene, layer: 'plate' | 'light') => {
  const { data, info } = await sharp(layerFile(rendered.folder, layer))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number): number => data[Math.floor(y) * info.width + Math.floor(x)] ?? -1;
};

const range = (from: number, to: number, steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);

const apart = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** How far a sheet lies inside its frame, and between which distances from the wall its front is. */
const measuresOf = ({ frame, material, options }: ObjectSource) => {
  if (frame !== undefined) {
    const { face, gap, depth } = mouldingMeasures[frame];
    return { inset: face + gap, nearest: 0, furthest: depth };
  }
  const isDeep = options?.includes('leinwand-keilrahmen-38mm');
  const deep = millimetresOfTenths('cm', stretcherDepths['38mm'].cm);
  const depth = isDeep ? deep : sheetMeasures[material].depth;
  // No fixing holds a sheet further off the wall.
  return { inset: 0, nearest: depth, furthest: depth + 20 };
};

/** The brightness of a plate along its border, and how much it changes along what is repeated. */
const wallOf = async (rendered: RenderedScene) => {
  const { camera, reach, span } = rendered.scene;
  if (span === undefined) throw new Error('It serves one size alone.');
  const brightness = await brightnessOf(rendered, 'plate');
  const map = wallMap(camera);
  /** At a place of the wall in millimetres from the object's middle. */
  const at = (x: number, y: number): number => {
    const place = applyHomography(map, { x, y });
    return brightness(place.x, place.y);
  };
  const { left, top } = reach;
  const [right, bottom] = [left + reach.width - 2, top + reach.height - 2];
  const border = [
    ...range(left + 2, right, 60).flatMap((x) => [at(x, top + 2), at(x, bottom)]),
    ...range(top + 2, bottom, 60).flatMap((y) => [at(left + 2, y), at(right, y)]),
  ];
  const [x, y] = [span.width / 2 - span.keep, span.height / 2 - span.keep];
  // Above and on the left, where what stands off the wall does not cover it, and below in the shadow.
  const shadow = Math.min(top + reach.height, span.height / 2 + 120) - 20;
  const changes = [
    ...range(8, 50, 12).flatMap((step) => [
      apart(range(-x, x, 40).map((place) => at(place, -span.height / 2 - step))),
      apart(range(-y, y, 40).map((place) => at(span.width / 2 + 60 + step / 2, place))),
    ]),
    apart(range(-x, x, 40).map((place) => at(place, shadow))),
  ];
  return { name: rendered.scene.name, border, changes };
};

describe('the scenes of things on a wall', () => {
  const plates: Awaited<ReturnType<typeof wallOf>>[] = [];

  // Each plate is read once for all that is asked of it.
  beforeAll(async () => {
    for (const { rendered } of rows) plates.push(await wallOf(rendered));
  });

  test('are shown by an address each', () => {
    expect(walls.length).toBeGreaterThan(0);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      walls.map(({ scene }) => scene.name).toSorted(),
    );
  });

  test('hang what measures as the core says', () =>
    expectForEach(rows, nameOf, ({ rendered, source }) => {
      const { sheet, hang } = rendered.scene;
      const { inset, nearest, furthest } = measuresOf(source);
      expect(hang).toEqual({ x: 0.5, y: 0.5 });
      expect(sheet?.inset).toBe(inset);
      expect(sheet?.height).toBeGreaterThanOrEqual(nearest);
      expect(sheet?.height).toBeLessThan(furthest);
    }));

  test('end in plain wall, which goes on as it is', () =>
    expectForEach(plates, nameOf, ({ border }) => {
      expect(Math.min(...border)).toBeGreaterThan(0);
      expect(apart(border)).toBeLessThanOrEqual(1);
    }));

  test('have one wall all along what is repeated', () =>
    expectForEach(plates, nameOf, ({ changes }) => {
      expect(Math.max(...changes)).toBeLessThanOrEqual(4);
    }));

  test('light a white sheet nearly white', () =>
    expectForEach(rows, nameOf, async ({ rendered, source }) => {
      const { scene } = rendered;
      const { span, sheet } = scene;
      if (span === undefined || sheet === undefined) throw new Error('It serves one size alone.');
      const size = { width: span.width - 2 * sheet.inset, height: span.height - 2 * sheet.inset };
      const print = { ...size, depth: 0, standOff: sheet.height, edge: 'board' } as const;
      const [front] = placePrint(scene, print);
      if (front === undefined) throw new Error('There is no front.');
      const brightness = await brightnessOf(rendered, 'light');
      const on = range(12, size.width - 12, 30).flatMap((x) =>
        range(12, size.height - 12, 24).map((y) => {
          const at = applyHomography(front.map, { x, y });
          return brightness(at.x, at.y);
        }),
      );
      // All but what stands before it: screws, eyelets, a moulding's shadow.
      const lit = on.filter((value) => value >= 222);
      expect(lit.length / on.length).toBeGreaterThan(0.95);
      // Lit from behind, a photo is as bright as it is.
      expect(Math.max(...on)).toBeLessThanOrEqual(source.material === 'backlitfolie' ? 254 : 246);
    }));
});
