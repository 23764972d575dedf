import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { noScenes } from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { reachOf } from '../../../adapters/media/draw/objects/frames.ts';
import type { PresetName } from '../../../core/domain/image/presets.ts';
import { shownOptionsOf } from '../../../core/domain/image/shown-options.ts';
import type { DrawnSource, ObjectSource } from '../../../core/domain/image/sources.ts';
import { anyObjectSize } from '../../arbitraries/pictures.ts';
import { ourScenes } from './our-scenes.ts';

const thing = (more: Partial<ObjectSource>): ObjectSource => ({
  kind: 'object',
  motif: 'waves',
  seed: 1,
  view: 'perspective',
  material: 'leinwand',
  width: 900,
  height: 600,
  ...more,
});

const picture = (source: DrawnSource, preset: PresetName = 'tile') =>
  draw({ preset, density: 1, source }, ourScenes);

/** What hangs without a frame, with every option that its views show by itself. */
const bare = materialTypes.flatMap((material) =>
  (['perspective', 'frontal'] as const).flatMap((view) => [
    thing({ material, view }),
    ...shownOptionsOf(view, material).map((option) => thing({ material, view, options: [option] })),
  ]),
);

const framed = producedFrames.map(({ producedFrame, frameType }) =>
  thing({
    material: 'poster',
    frame: frameType,
    producedFrame: producedFrame === defaultProducedFrameOf(frameType) ? undefined : producedFrame,
  }),
);

const nameOf = ({ composition }: ReturnType<typeof picture>): string =>
  composition?.folder.split('/').at(-1) ?? 'drawn';

describe('what hangs on a wall by itself', () => {
  test('is rendered: every material and option, aslant and from the front', () => {
    const drawn = bare.filter((source) => picture(source).composition?.span === undefined);
    expect(drawn).toEqual([]);
  });

  test('is rendered: every frame in its colour and finish, aslant', () => {
    const names = framed.map((source) => nameOf(picture(source)));
    expect(names).toEqual(
      producedFrames.map(({ producedFrame }) => `perspective-${producedFrame}`),
    );
  });

  property.prop([fc.constantFrom(...bare, ...framed), anyObjectSize], { numRuns: 60 })(
    'is shown to scale in every size: the sheet with its frame is as large as its outer size',
    (source, size) => {
      const sized = { ...source, ...size };
      const { composition } = picture(sized);
      const { frame } = sized;
      const reach = frame === undefined ? 0 : reachOf({ frame, mat: sized.mat });
      expect(composition?.span?.outer.width).toBeCloseTo(size.width + 2 * reach, 6);
      expect(composition?.span?.outer.height).toBeCloseTo(size.height + 2 * reach, 6);
    },
  );

  test('is an error where there is no scene', () => {
    const source = thing({});
    expect(() => draw({ preset: 'tile', density: 1, source }, noScenes)).toThrow('perspective');
  });
});

type Composed = Awaited<ReturnType<typeof compose>>;

const composed = async (source: DrawnSource, preset?: PresetName): Promise<Composed> => {
  const { composition, wall, svg } = picture(source, preset);
  if (wall !== undefined) return compose({ wall });
  if (composition === undefined) throw new Error('This is drawn.');
  return compose({ composition, svg });
};

const colourAt = ({ bytes, width, height, channels }: Composed, x: number, y: number) => {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
  return [...bytes.subarray(at, at + 3)];
};

const brightness = (colour: readonly number[]): number =>
  colour.reduce((sum, value) => sum + value, 0) / colour.length;

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

describe('its picture', () => {
  test('shows the photo on a bright and even wall', async () => {
    for (const view of ['perspective', 'frontal'] as const) {
      const dark = await composed(thing({ view, motif: 'mountains', seed: 3 }));
      const wall = colourAt(dark, 0.03, 0.05);
      expect(brightness(wall)).toBeGreaterThan(200);
      expect(brightness(colourAt(dark, 0.5, 0.55))).toBeLessThan(brightness(wall) - 60);
      expect(distance(wall, colourAt(dark, 0.03, 0.3))).toBeLessThan(10);
    }
  });

  test('has the same wall and the same depth in every size', async () => {
    const [small, large] = await Promise.all(
      [1, 3].map((times) => composed(thing({ width: 300 * times, height: 200 * times }))),
    );
    if (small === undefined || large === undefined) throw new Error('A picture is missing.');
    expect(distance(colourAt(small, 0.03, 0.05), colourAt(large, 0.03, 0.05))).toBeLessThan(6);
  });

  test('of one photo on four materials is one wall without seams', async () => {
    const row: DrawnSource = { kind: 'still', still: 'materials', seed: 1 };
    const { wall } = picture(row, 'teaser');
    const { size, parts = [] } = wall ?? {};
    expect(parts.length).toBe(4);
    const area = parts.reduce(
      (sum, { composition }) => sum + composition.size.width * composition.size.height,
      0,
    );
    expect(area).toBe((size?.width ?? 0) * (size?.height ?? 0));
    const whole = await composed(row, 'teaser');
    for (const seam of [0.25, 0.5, 0.75])
      for (const y of [0.03, 0.5, 0.97]) {
        const [left, right] = [-0.004, 0.004].map((by) => colourAt(whole, seam + by, y));
        expect(distance(left ?? [], right ?? [])).toBeLessThan(8);
      }
  });
});
