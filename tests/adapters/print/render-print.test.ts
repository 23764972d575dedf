/** Print files from small photos: the marks of a photo lie where the geometry says, to a tenth of a millimetre. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fc, test as property } from '@fast-check/vitest';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fileDigest } from '../../../adapters/shared/file-digest.ts';
import { renderPrint } from '../../../adapters/print/render-print.ts';
import { renderInProcess } from '../../../adapters/print/render-in-process.ts';
import type { PhotoRequest } from '../../../adapters/print/rendering.ts';
import { exifOrientations } from '../../../core/domain/image/picture-orientation.ts';
import {
  onSheet,
  printRaster,
  printSheet,
  rasterMatrix,
} from '../../../core/domain/print/print-sheet.ts';
import { applyHomography } from '../../../core/domain/preview/homography.ts';
import type { WallPicture } from '../../../core/domain/products/wall-picture/wall-picture.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const size = { width: 120, height: 90 };

/** Black, with a white square around a place. */
const marked = async (
  name: string,
  mark: { readonly x: number; readonly y: number },
): Promise<string> => {
  const file = join(folder, name);
  const side = 6;
  const square = {
    create: { width: side, height: side, channels: 3 as const, background: '#fff' },
  };
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite([{ input: square, left: mark.x - side / 2, top: mark.y - side / 2 }])
    .png()
    .toFile(file);
  return file;
};

const requestOf = async (
  original: string,
  picture: WallPicture,
  more: Partial<PhotoRequest['photo']> & Partial<Pick<PhotoRequest, 'type' | 'profile'>> = {},
): Promise<PhotoRequest> => {
  const { type = 'tiff', profile, ...photo } = more;
  const digest = await fileDigest(original);
  const whole = { left: 0, top: 0, ...size };
  return {
    kind: 'photo',
    original,
    output: join(folder, `${digest}.${type}`),
    picture,
    photo: { digest, size, orientation: 1, crop: whole, ...photo },
    type,
    profile,
  };
};

const canvas = (
  edge: string,
  format: WallPicture['format'] = { width: 120, height: 90, unit: 'cm' },
): WallPicture => ({
  materialType: 'leinwand',
  format,
  options:
    edge === 'gespiegelt'
      ? ['leinwand-rand-gespiegelt']
      : edge === 'farbig'
        ? ['leinwand-rand-farbig']
        : [],
});

const pixelsOf = (file: string) =>
  sharp(file, { limitInputPixels: false }).raw().toBuffer({ resolveWithObject: true });

/** The middle of what is bright in a part of a file. */
const middleOf = async (
  file: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
) => {
  const { data, info } = await pixelsOf(file);
  let [weight, x, y] = [0, 0, 0];
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const light = data[(row * info.width + column) * info.channels] ?? 0;
      // Resampling leaves a faint ring.
      if (light < 40) continue;
      weight += light;
      x += light * (column + 0.5);
      y += light * (row + 0.5);
    }
  return { x: x / weight, y: y / weight };
};

describe('a print file', () => {
  property.prop(
    [
      fc.constantFrom('umgeschlagen', 'gespiegelt', 'farbig'),
      fc.record({
        width: fc.integer({ min: 80, max: 160 }),
        height: fc.integer({ min: 80, max: 160 }),
        unit: fc.constantFrom('cm' as const),
      }),
      fc.record({ left: fc.integer({ min: 0, max: 30 }), top: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ x: fc.integer({ min: 50, max: 70 }), y: fc.integer({ min: 40, max: 55 }) }),
    ],
    { numRuns: 4 },
  )('has a photo’s marks where the sheet has them', async (edge, format, { left, top }, mark) => {
    const picture = canvas(edge, format);
    const crop = { left, top, width: 120 - 30, height: 90 - 20 };
    const original = await marked('marked.png', mark);
    const request = await requestOf(original, picture, { crop });
    await renderPrint(request);
    const sheet = printSheet(picture);
    const raster = printRaster(sheet);
    const { beyond } = raster;
    const inside = [
      beyond,
      beyond,
      beyond + raster.picture.width,
      beyond + raster.picture.height,
    ] as const;
    const found = await middleOf(request.output, inside);
    const expected = applyHomography(rasterMatrix(sheet, raster), onSheet(sheet, crop, mark));
    const micrometres = 25_400 / raster.dotsPerInch;
    expect(Math.abs(found.x - expected.x) * micrometres).toBeLessThan(100);
    expect(Math.abs(found.y - expected.y) * micrometres).toBeLessThan(100);
  });

  test('is upright, whichever way the camera was held', async () => {
    const gradient = Buffer.from(
      Array.from({ length: 60 * 40 }, (_, at) => [
        (at % 60) * 4,
        Math.floor(at / 60) * 6,
        128,
      ]).flat(),
    );
    const picture = canvas('', { width: 80, height: 80, unit: 'cm' });
    for (const orientation of exifOrientations) {
      const original = join(folder, `turned-${orientation}.png`);
      await sharp(gradient, { raw: { width: 60, height: 40, channels: 3 } })
        .withMetadata({ orientation })
        .png()
        .toFile(original);
      const upright = await sharp(original)
        .autoOrient()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = upright.info;
      const crop = { left: 3, top: 5, width: 30, height: 30 };
      const request = await requestOf(original, picture, {
        size: { width, height },
        orientation,
        crop,
      });
      await renderPrint(request);
      const { data, info } = await pixelsOf(request.output);
      const raster = printRaster(printSheet(picture));
      for (const share of [0.2, 0.5, 0.8])
        for (const other of [0.3, 0.7]) {
          const [x, y] = [share * raster.picture.width, other * raster.picture.height].map((side) =>
            Math.floor(raster.beyond + side),
          );
          const at = ((y ?? 0) * info.width + (x ?? 0)) * info.channels;
          const from =
            (Math.floor(crop.top + other * crop.height) * width +
              Math.floor(crop.left + share * crop.width)) *
            upright.info.channels;
          for (const channel of [0, 1, 2])
            expect(
              Math.abs((data[at + channel] ?? 0) - (upright.data[from + channel] ?? 0)),
            ).toBeLessThanOrEqual(6);
        }
    }
  });

  test('reflects the photo on a mirrored edge, and prints nothing on a plain one', async () => {
    const original = await marked('edge.png', { x: 20, y: 45 });
    for (const edge of ['gespiegelt', 'farbig']) {
      const request = await requestOf(original, canvas(edge));
      await renderPrint(request);
      const { data, info } = await pixelsOf(request.output);
      const { beyond } = printRaster(printSheet(canvas(edge)));
      const row = Math.floor(info.height / 2);
      const at = (column: number): number | undefined =>
        data[(row * info.width + column) * info.channels];
      for (let off = 0; off < beyond; off += 1)
        expect(at(beyond - 1 - off)).toBe(edge === 'farbig' ? 255 : at(beyond + off));
    }
  });

  test.each(['tiff', 'jpeg'] as const)(
    'as %s has its size, its profile, the same bytes each time, and nothing of what the camera noted',
    async (type) => {
      const original = join(folder, 'camera.jpg');
      await sharp({ create: { ...size, channels: 3, background: '#336699' } })
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 3230/100' } })
        .jpeg()
        .toFile(original);
      const request = await requestOf(original, canvas(''), { type });
      const first = await renderPrint(request);
      const again = await renderInProcess(request, new AbortController().signal);
      expect(again).toMatchObject({ kind: 'rendered', result: first });
      expect(first.digest).toBe(await fileDigest(request.output));
      const facts = await sharp(request.output).metadata();
      const raster = printRaster(printSheet(request.picture));
      expect(facts).toMatchObject({
        ...raster.size,
        density: raster.dotsPerInch,
        hasProfile: true,
        hasAlpha: false,
      });
      const { data } = await sharp(request.output).toBuffer({ resolveWithObject: true });
      expect(`${facts.exif?.toString('latin1')}${data.toString('latin1')}`).not.toContain(
        'somebody',
      );
    },
  );

  test('is not made of another photo, nor by a process that takes too long, too much, or is not wanted', async () => {
    const original = await marked('other.png', { x: 60, y: 45 });
    const request = await requestOf(original, canvas(''), { digest: '0'.repeat(64) });
    await expect(renderPrint(request)).rejects.toThrow('another original');
    const never = new AbortController().signal;
    const reasonOf = async (...given: Parameters<typeof renderInProcess>) => {
      const answer = await renderInProcess(...given);
      return answer.kind === 'failed' ? answer.reason : answer.kind;
    };
    const at = Promise.resolve.bind(Promise);
    expect(await reasonOf(request, never)).toBe('another original');
    expect(await reasonOf(request, AbortSignal.abort())).toBe('stopped');
    const sleep = () => at();
    const limits = { longest: 1, memory: 1e12 };
    expect(await reasonOf(request, never, { limits, sleep })).toBe('too long');
    expect(await reasonOf(request, never, { limits: { longest: 1e9, memory: 1 }, sleep })).toBe(
      'too much memory',
    );
    const file = new URL('no-such-file.ts', import.meta.url);
    expect(await reasonOf(request, never, { file })).toBe('the process ended');
  });
});
