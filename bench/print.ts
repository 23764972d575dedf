/**
 * The memory and the time of the process that makes a print file: of a photo of 100 megapixels, held
 * upright when it was taken, as canvas of 100 × 150 cm with edges of 38 mm; and of a book of 50
 * spreads with 100 photos of 24 megapixels.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { fileDigest } from '../adapters/shared/file-digest.ts';
import { renderInProcess } from '../adapters/print/render-in-process.ts';
import type { PagesRequest, RenderRequest } from '../adapters/print/rendering.ts';
import { usualVariant, type Artwork } from '../core/domain/artwork/artwork.ts';
import type { ImageSize } from '../core/domain/image/image-size.ts';
import { centredFraming } from '../core/domain/image/picture-crop.ts';
import type { WallPicture } from '../core/domain/products/wall-picture/wall-picture.ts';
import type { PartResult } from './results.ts';
import { rounded } from './statistics.ts';
import { printTable } from './table.ts';

const stored = { width: 12_240, height: 8_160 } as const;

const upright = { width: stored.height, height: stored.width } as const;

/** Pixels of noise, which repeats. */
const tile = 1_020;

const canvas: WallPicture = {
  materialType: 'leinwand',
  format: { width: 1_000, height: 1_500, unit: 'cm' },
  options: ['leinwand-keilrahmen-38mm', 'leinwand-rand-umgeschlagen'],
};

const bookPhotos = 100;

/** Of a camera: 24 megapixels. */
const bookPhoto = { width: 6_000, height: 4_000 } as const;

/** Two photos on each spread of 60 × 30 cm, over the whole page and beyond its edges. */
const bookArtwork: Artwork = {
  pages: [...Array(bookPhotos / 2).keys()].map((index) => ({
    name: `spread-${index}`,
    width: 600_000,
    height: 300_000,
    bleed: 3_000,
    safe: 5_000,
    folds: [{ along: 'height', at: 300_000 }],
    paper: 'paper',
    objects: [0, 1].map((side) => ({
      kind: 'picture' as const,
      id: `photo-${2 * index + side}`,
      box: {
        left: side * 300_000 - (side === 0 ? 3_000 : 0),
        top: -3_000,
        width: 303_000,
        height: 306_000,
      },
      shape: { kind: 'rectangle' as const },
      colour: 'paper',
    })),
  })),
  styles: {},
  variants: { plain: { paper: '#ffffff' } },
};

const slotOf = (index: number): string => `photo-${index}`;

const bookRequest = (file: string, digest: string, output: string): PagesRequest => {
  const indices = [...Array(bookPhotos).keys()];
  return {
    kind: 'pages',
    output,
    artworks: [
      {
        artwork: bookArtwork,
        variant: usualVariant,
        pages: bookArtwork.pages.map(({ name }) => name),
        // Each a photo of its own, though all have the same file.
        pictures: Object.fromEntries(
          indices.map((index) => [
            slotOf(index),
            { source: slotOf(index), size: bookPhoto, framing: centredFraming },
          ]),
        ),
      },
    ],
    originals: Object.fromEntries(
      indices.map((index) => [
        slotOf(index),
        { file, digest, size: bookPhoto, orientation: 1 as const },
      ]),
    ),
    title: 'Book',
    locale: 'de-DE',
    day: '2026-01-01',
    id: digest,
    profile: undefined,
  };
};

/** `sigma`: how far its pixels lie from each other. */
const drawPhoto = async (file: string, stored: ImageSize, sigma: number): Promise<void> => {
  const noise = await sharp({
    create: {
      width: tile,
      height: tile,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
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
const measured = async (request: RenderRequest) => {
  const startedAt = performance.now();
  const answer = await renderInProcess(request, new AbortController().signal);
  if (answer.kind === 'failed') throw new Error(answer.reason);
  return {
    megabytes: Math.round(answer.peakBytes / 1e6),
    seconds: rounded((performance.now() - startedAt) / 1000),
    fileMegabytes: Math.round(answer.result.byteCount / 1e6),
  };
};

/** Of each file. */
export const measurePrint = async (): Promise<PartResult> => {
  const folder = await mkdtemp(join(tmpdir(), 'passepartout-print-'));
  try {
    const original = join(folder, 'original.jpg');
    await drawPhoto(original, stored, 40);
    const digest = await fileDigest(original);
    const files = [];
    for (const type of ['tiff', 'jpeg'] as const) {
      const photo = {
        digest,
        size: upright,
        orientation: 6,
        crop: { left: 0, top: 0, ...upright },
      } as const;
      files.push({
        type,
        ...(await measured({
          kind: 'photo',
          original,
          output: join(folder, type),
          picture: canvas,
          photo,
          type,
          profile: undefined,
        })),
      });
    }
    const page = join(folder, 'page.jpg');
    // As many bytes as a usual photo has: a file of noise alone would fill the disk.
    await drawPhoto(page, bookPhoto, 8);
    const book = await measured(bookRequest(page, await fileDigest(page), join(folder, 'book')));
    printTable(
      `A photo of 100 megapixels, 100 × 150 cm, and a book of ${bookPhotos} photos of 24 megapixels`,
      ['type', 'memory MB', 'seconds', 'file MB'],
      [...files, { type: 'pdf', ...book }].map(({ type, megabytes, seconds, fileMegabytes }) => [
        type,
        megabytes,
        seconds,
        fileMegabytes,
      ]),
    );
    return { megapixels: Math.round((stored.width * stored.height) / 1e6), files, book };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
