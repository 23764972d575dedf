/**
 * A photo of 100 megapixels, held upright when it was taken, as canvas of 100 × 150 cm with edges of
 * 38 mm: the memory and the time of the process that makes its file.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { fileDigest } from '../adapters/shared/file-digest.ts';
import { renderInProcess } from '../adapters/print/render-in-process.ts';
import type { WallPicture } from '../core/domain/products/wall-picture/wall-picture.ts';
import type { PartResult } from './results.ts';
import { rounded } from './statistics.ts';
import { printTable } from './table.ts';

const stored = { width: 12_240, height: 8_160 } as const;

const upright = { width: stored.height, height: stored.width } as const;

/** Pixels of noise, which repeats: it packs as badly as a photo can. */
const tile = 1_020;

const canvas: WallPicture = {
  materialType: 'leinwand',
  format: { width: 1_000, height: 1_500, unit: 'cm' },
  options: ['leinwand-keilrahmen-38mm', 'leinwand-rand-umgeschlagen'],
};

const drawPhoto = async (file: string): Promise<void> => {
  const noise = await sharp({
    create: {
      width: tile,
      height: tile,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  await sharp(noise)
    .extend({
      right: stored.width - tile,
      bottom: stored.height - tile,
      extendWith: 'repeat',
    })
    .jpeg({ quality: 85 })
    .toFile(file);
};

/** `megabytes`: the most that the process held at once. */
export const measurePrint = async (): Promise<PartResult> => {
  const folder = await mkdtemp(join(tmpdir(), 'passepartout-print-'));
  try {
    const original = join(folder, 'original.jpg');
    await drawPhoto(original);
    const digest = await fileDigest(original);
    const files = [];
    for (const type of ['tiff', 'jpeg'] as const) {
      const startedAt = performance.now();
      const photo = {
        digest,
        size: upright,
        orientation: 6,
        crop: { left: 0, top: 0, ...upright },
      } as const;
      const answer = await renderInProcess(
        {
          kind: 'photo',
          original,
          output: join(folder, type),
          picture: canvas,
          photo,
          type,
          profile: undefined,
        },
        new AbortController().signal,
      );
      if (answer.kind === 'failed') throw new Error(answer.reason);
      files.push({
        type,
        megabytes: Math.round(answer.peakBytes / 1e6),
        seconds: rounded((performance.now() - startedAt) / 1000),
        fileMegabytes: Math.round(answer.result.byteCount / 1e6),
      });
    }
    printTable(
      'A print file of a photo of 100 megapixels, 100 × 150 cm',
      ['type', 'memory MB', 'seconds', 'file MB'],
      files.map(({ type, megabytes, seconds, fileMegabytes }) => [
        type,
        megabytes,
        seconds,
        fileMegabytes,
      ]),
    );
    return { megapixels: Math.round((stored.width * stored.height) / 1e6), files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
