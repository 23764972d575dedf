import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { withMotifs } from '../../../adapters/media/compose/motif-photos.ts';
import { layerFile, noScenes, scenesIn } from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { frameTypes } from '../../../core/domain/catalogue/materials.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { mouldingMeasures } from '../../../core/domain/image/object-measures.ts';
import type { ObjectSource } from '../../../core/domain/image/sources.ts';

const scenes = scenesIn(join(import.meta.dirname, '../../../adapters/media/scenes'));

/** Every frame that is rendered: its address names its type alone where it is the usual one. */
const rendered = producedFrames.flatMap(({ producedFrame, frameType }) => {
  const found = scenes.get(`frame-${producedFrame}`);
  const isUsual = producedFrame === defaultProducedFrameOf(frameType);
  const frame = { frame: frameType, producedFrame: isUsual ? undefined : producedFrame };
  return found === undefined ? [] : [{ name: producedFrame, frame, found, isUsual }];
});

const usual = rendered.filter(({ isUsual }) => isUsual);

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

const picture = (source: ObjectSource) => draw({ preset: 'detail', density: 1, source }, scenes);

describe('the rendered mouldings', () => {
  test('are read by an address each, those that a frame type alone means among them', () => {
    const frames = scenes.names.filter((name) => scenes.get(name)?.scene.kind === 'frame');
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

  test.each(rendered)('measure what a moulding of $name does', ({ frame, found }) => {
    const { face, gap, depth } = mouldingMeasures[frame.frame];
    expect(found.scene.moulding).toMatchObject({ face, gap, depth });
  });

  test.each(rendered)(
    'of $name cover their sides, and nothing of the opening',
    async ({ found }) => {
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
    },
  );

  test.each(usual)('of $name are laid over the drawing, cut out as it is', async ({ frame }) => {
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
        ({ to }) => x >= to.left && x < to.left + to.width && y >= to.top && y < to.top + to.height,
      );
    const pixels = Array.from({ length: width * height }, (_, pixel) => pixel);
    // As it is seen: what is nearly see-through has colours without a meaning.
    const seen = (from: Uint8Array, pixel: number, channel: number): number =>
      ((from[pixel * 4 + channel] ?? 0) * (from[pixel * 4 + 3] ?? 0)) / 255;
    const differs = (pixel: number): boolean =>
      [0, 1, 2, 3].some(
        (channel) => Math.abs(seen(bytes, pixel, channel) - seen(drawn, pixel, channel)) > 1,
      );
    const [over, free] = [
      pixels.filter((pixel) => isCovered(pixel % width, Math.floor(pixel / width))),
      pixels.filter((pixel) => !isCovered(pixel % width, Math.floor(pixel / width))),
    ];
    expect(free.filter(differs)).toEqual([]);
    expect(over.filter((pixel) => bytes[pixel * 4 + 3] !== 255)).toEqual([]);
    expect(over.filter(differs).length / over.length).toBeGreaterThan(0.5);
    // They lie where the drawing has its own moulding, of which at most the softened rim looks out.
    const isOpaque = (pixel: number): boolean => (drawn[pixel * 4 + 3] ?? 0) > 128;
    const [row, column] = [Math.floor(height / 2) * width, Math.floor(width / 2)];
    const across = pixels.slice(0, width).filter((x) => isOpaque(row + x));
    const down = pixels.slice(0, height).filter((y) => isOpaque(y * width + column));
    const places = overlay.slices.map(({ to }) => to);
    const sides = [
      [Math.min(...places.map(({ left }) => left)), across[0]],
      [Math.max(...places.map((to) => to.left + to.width)) - 1, across.at(-1)],
      [Math.min(...places.map(({ top }) => top)), down[0]],
      [Math.max(...places.map((to) => to.top + to.height)) - 1, down.at(-1)],
    ] as const;
    for (const [laid, there] of sides)
      expect(Math.abs(laid - (there ?? width))).toBeLessThanOrEqual(1);
  });

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
