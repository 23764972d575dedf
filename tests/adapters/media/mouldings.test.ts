import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { withMotifs } from '../../../adapters/media/compose/motif-photos.ts';
import { layerFile, noScenes } from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { frameTypes } from '../../../core/domain/catalogue/materials.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { mouldingMeasures } from '../../../core/domain/catalogue/object-measures.ts';
import type { ObjectSource } from '../../../core/domain/image/sources.ts';
import { expectForEach } from '../../laws/for-each.ts';
import { ourScenes } from './our-scenes.ts';

/** Every frame that is rendered: its address names its type alone where it is the usual one. */
const rendered = producedFrames.flatMap(({ producedFrame, frameType }) => {
  const found = ourScenes.get(`frame-${producedFrame}`);
  const isUsual = producedFrame === defaultProducedFrameOf(frameType);
  const frame = { frame: frameType, producedFrame: isUsual ? undefined : producedFrame };
  return found === undefined ? [] : [{ name: producedFrame, frame, found, isUsual }];
});

const usual = rendered.filter(({ isUsual }) => isUsual);

const nameOf = ({ name }: { readonly name: string }): string => name;

const framed = (
  frame: Pick<ObjectSource, 'frame' | 'producedFrame'>,
  view: ObjectSource['view'],
): ObjectSource => ({
  kind: 'object',
  motif: 'waves',
  seed: 1,
  view,
  material: 'poster',
  ...frame,
  width: 400,
  height: 300,
});

const picture = (source: ObjectSource) => draw({ preset: 'detail', density: 1, source }, ourScenes);

describe('the rendered mouldings', () => {
  test('are read by an address each, those that a frame type alone means among them', () => {
    const frames = ourScenes.names.filter((name) => ourScenes.get(name)?.scene.kind === 'frame');
    expect(usual.length).toBe(frameTypes.length);
    expect(frames.toSorted()).toEqual(rendered.map(({ found }) => found.scene.name).toSorted());
    for (const { name, frame } of rendered)
      expect(picture(framed(frame, 'frame')).overlay?.folder).toMatch(new RegExp(`frame-${name}$`));
  });

  test('are not there for a frame that is not rendered: then it is drawn in its colour', () => {
    const drawn = (frame: Pick<ObjectSource, 'frame' | 'producedFrame'>) =>
      draw({ preset: 'detail', density: 1, source: framed(frame, 'frame') }, noScenes);
    const oak = drawn({ frame: 'holzrahmen', producedFrame: 'holzrahmen-eiche' });
    expect(oak.overlay).toBeUndefined();
    expect(oak.svg).not.toBe(drawn({ frame: 'holzrahmen' }).svg);
  });

  test('measure what their frames do', () =>
    expectForEach(rendered, nameOf, ({ frame, found }) => {
      const { face, gap, depth } = mouldingMeasures[frame.frame];
      expect(found.scene.moulding).toMatchObject({ face, gap, depth });
    }));

  test('cover their sides, and nothing of the opening', () =>
    expectForEach(rendered, nameOf, async ({ found }) => {
      const { data, info } = await sharp(layerFile(found.folder, 'plate'))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { face = 0, gap = 0, pixelsPerMillimetre = 0 } = found.scene.moulding ?? {};
      const inset = Math.round((face + gap) * pixelsPerMillimetre);
      const middle = Math.floor(info.height / 2);
      const opaque = (x: number) => data[(middle * info.width + x) * 4 + 3];
      expect([0, Math.floor(inset / 2), inset - 1].map(opaque)).toEqual([255, 255, 255]);
      expect([inset + 1, Math.floor(info.width / 2)].map(opaque)).toEqual([0, 0]);
    }));

  test('are laid over the drawing, cut out as it is', () =>
    expectForEach(usual, nameOf, async ({ frame }) => {
      const { svg, overlay } = picture(framed(frame, 'frame'));
      if (overlay === undefined) throw new Error('There is no moulding.');
      const { bytes, width, height, channels } = await compose({ overlay, svg });
      const drawn = await sharp(Buffer.from(await withMotifs(svg)))
        .ensureAlpha()
        .raw()
        .toBuffer();
      expect({ width, height, channels, bytes: bytes.length }).toEqual({
        ...overlay.size,
        channels: 4,
        bytes: drawn.length,
      });
      const isCovered = (x: number, y: number): boolean =>
        overlay.slices.some(
          ({ to }) =>
            x >= to.left && x < to.left + to.width && y >= to.top && y < to.top + to.height,
        );
      // As it is seen: what is nearly see-through has colours without a meaning.
      const seen = (from: Uint8Array, place: number, channel: number): number =>
        ((from[place + channel] ?? 0) * (from[place + 3] ?? 0)) / 255;
      const differs = (place: number): boolean => {
        for (let channel = 0; channel < 4; channel += 1)
          if (Math.abs(seen(bytes, place, channel) - seen(drawn, place, channel)) > 1) return true;
        return false;
      };
      const count = { covered: 0, changed: 0, clear: 0, changedBeside: 0 };
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const place = (y * width + x) * 4;
          const isChanged = differs(place);
          if (isCovered(x, y)) {
            count.covered += 1;
            if (isChanged) count.changed += 1;
            if (bytes[place + 3] !== 255) count.clear += 1;
          } else if (isChanged) count.changedBeside += 1;
        }
      expect(count).toMatchObject({ clear: 0, changedBeside: 0 });
      expect(count.changed / count.covered).toBeGreaterThan(0.5);
      // They lie where the drawing has its own moulding, of which at most the softened rim looks out.
      const isOpaque = (pixel: number): boolean => (drawn[pixel * 4 + 3] ?? 0) > 128;
      const [row, column] = [Math.floor(height / 2) * width, Math.floor(width / 2)];
      const across = [...Array(width).keys()].filter((x) => isOpaque(row + x));
      const down = [...Array(height).keys()].filter((y) => isOpaque(y * width + column));
      const places = overlay.slices.map(({ to }) => to);
      const sides = [
        [Math.min(...places.map(({ left }) => left)), across[0]],
        [Math.max(...places.map((to) => to.left + to.width)) - 1, across.at(-1)],
        [Math.min(...places.map(({ top }) => top)), down[0]],
        [Math.max(...places.map((to) => to.top + to.height)) - 1, down.at(-1)],
      ] as const;
      for (const [laid, there] of sides)
        expect(Math.abs(laid - (there ?? width))).toBeLessThanOrEqual(1);
    }));

  test('stand in for what was drawn, and name their pictures', () => {
    for (const { frame } of rendered)
      for (const view of ['frame', 'frontal'] as const) {
        const source = framed(frame, view);
        const flat = draw({ preset: 'detail', density: 1, source }, noScenes);
        expect(flat.overlay).toBeUndefined();
        expect(picture(source).svg).toBe(flat.svg);
        expect(picture(source).digest).not.toBe(flat.digest);
      }
    expect(picture(framed({ frame: 'holzrahmen' }, 'perspective')).overlay).toBeUndefined();
    expect(picture(framed({}, 'frame')).overlay).toBeUndefined();
  });
});
