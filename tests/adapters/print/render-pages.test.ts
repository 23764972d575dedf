/** Print files of pages: what a printer draws of them stands where the preview shows it. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { drawPdf } from '../../../adapters/media/draw-pdf.ts';
import { renderInProcess } from '../../../adapters/print/render-in-process.ts';
import { renderPages } from '../../../adapters/print/render-pages.ts';
import type { PagesRequest } from '../../../adapters/print/rendering.ts';
import { fileDigest } from '../../../adapters/shared/file-digest.ts';
import { readTypefaces } from '../../../adapters/shared/typefaces/read-typefaces.ts';
import {
  usualVariant,
  type Artwork,
  type ArtworkPage,
} from '../../../core/domain/artwork/artwork.ts';
import { drawSvg, viewBoxOf } from '../../../core/domain/artwork/draw-svg.ts';
import type { Box } from '../../../core/domain/artwork/measures.ts';
import { photoMarkup } from '../../../core/domain/artwork/own-pages.ts';
import { rectanglePath } from '../../../core/domain/artwork/path.ts';
import { resolve } from '../../../core/domain/artwork/resolve.ts';
import { framedCrop } from '../../../core/domain/image/picture-crop.ts';
import {
  exifOrientations,
  type ExifOrientation,
} from '../../../core/domain/image/picture-orientation.ts';
import { storedCrop, storedSize } from '../../../core/domain/print/stored-pixels.ts';
import { E } from '../../../core/fp.ts';
import { hasPdfTools } from '../../../scripts/pdf-tools.mjs';
import { boxOfPage, readPdf } from './read-pdf.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bleed = 3_000;

const size = { width: 900, height: 700 };

/** Upright pixels of the photo: the rest is black. */
const mark: Box = { left: 500, top: 260, width: 60, height: 60 };

const framing = { x: 0.6, y: 0.45, zoom: 1.4 };

const slot: Box = { left: 20_000, top: 15_000, width: 60_000, height: 40_000 };

const inkMark: Box = { left: 6_000, top: 66_000, width: 3_000, height: 3_000 };

const foilMark: Box = { left: 86_000, top: 66_000, width: 3_000, height: 3_000 };

/** A file whose pixels, turned as it says, are the photo with its mark. */
const photoOf = async (orientation: ExifOrientation) => {
  const file = join(folder, `${orientation}.png`);
  const { left, top, ...square } = storedCrop(size, orientation, mark);
  await sharp({ create: { ...storedSize(size, orientation), channels: 3, background: '#000' } })
    .composite([{ input: { create: { ...square, channels: 3, background: '#fff' } }, left, top }])
    .withMetadata({ orientation })
    .png()
    .toFile(file);
  return { file, digest: await fileDigest(file), size, orientation };
};

const ornament = (id: string, box: Box, layer: 'ink' | 'foil' | 'relief') =>
  ({
    kind: 'ornament',
    id,
    layer,
    shapes: [{ path: rectanglePath(box), colour: 'ink' }],
  }) as const;

/** A photo, a mark of ink, one of foil, and words. */
const pageOf = (name: string, more: Partial<ArtworkPage> = {}): ArtworkPage => ({
  name,
  width: 100_000,
  height: 80_000,
  bleed,
  safe: 5_000,
  folds: [],
  paper: 'paper',
  ...more,
  objects: [
    {
      kind: 'picture',
      id: `photo-${name}`,
      box: slot,
      shape: { kind: 'rectangle' },
      colour: 'ink',
    },
    ornament(`ink-${name}`, inkMark, 'ink'),
    ornament(`foil-${name}`, foilMark, 'foil'),
    {
      kind: 'text',
      id: `words-${name}`,
      role: 'names',
      box: { left: 20_000, top: 60_000, width: 60_000, height: 12_000 },
      style: 'text',
      text: 'Zoë & Åke',
      turns: 0,
      layer: 'ink',
    },
    ...(more.objects ?? []),
  ],
});

const artworkOf = (pages: readonly ArtworkPage[]): Artwork => ({
  pages,
  styles: {
    text: {
      font: 'cormorant',
      size: 5_000,
      lineHeight: 1_200,
      tracking: 0,
      colour: 'ink',
      alignment: 'centre',
      placement: 'middle',
      letters: 'typed',
    },
  },
  variants: { one: { paper: '#ffffff', ink: '#202020' } },
});

const requestOf = async (
  name: string,
  artwork: Artwork,
  orientations: readonly ExifOrientation[],
): Promise<PagesRequest> => {
  const photos = await Promise.all(
    orientations.map(
      async (orientation) => [`${orientation}`, await photoOf(orientation)] as const,
    ),
  );
  return {
    kind: 'pages',
    output: join(folder, `${name}.pdf`),
    artworks: [
      {
        artwork,
        variant: usualVariant,
        pages: artwork.pages.map((page) => page.name),
        pictures: Object.fromEntries(
          artwork.pages.map((page, index) => [
            `photo-${page.name}`,
            { source: `${orientations[index % orientations.length]}`, size, framing },
          ]),
        ),
        foil: 'gold',
      },
    ],
    originals: Object.fromEntries(photos),
    title: 'Für & mehr',
    locale: 'de-DE',
    day: '2026-11-28',
    id: 'ab'.repeat(32),
    profile: undefined,
  };
};

const dotsPerInch = 200;

const dots = (length: number): number => Math.round((length / 25_400) * dotsPerInch);

/** Of a page with its bleed. */
const sheet = { width: 100_000 + 2 * bleed, height: 80_000 + 2 * bleed };

/** The middle of what differs from its surroundings about a box of a page, in micrometres. */
const middleIn = async (
  picture: Uint8Array,
  { left, top, width, height }: Box,
  isMark: (red: number) => boolean,
): Promise<{ readonly x: number; readonly y: number }> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Whoever draws a page rounds its size in pixels, and draws it as large.
  const [across, down] = [sheet.width / info.width, sheet.height / info.height];
  const margin = 2_000;
  const from = { column: (left + bleed - margin) / across, row: (top + bleed - margin) / down };
  const until = {
    column: (left + width + bleed + margin) / across,
    row: (top + height + bleed + margin) / down,
  };
  let [found, x, y] = [0, 0, 0];
  for (let row = Math.round(from.row); row < until.row; row += 1)
    for (let column = Math.round(from.column); column < until.column; column += 1) {
      if (!isMark(data[(row * info.width + column) * info.channels] ?? 0)) continue;
      found += 1;
      x += column + 0.5;
      y += row + 0.5;
    }
  return { x: (x / found) * across - bleed, y: (y / found) * down - bleed };
};

/** Where the mark of the photo stands on the page. */
const photoMark = (): Box => {
  const crop = framedCrop(size, slot, framing);
  if (E.isLeft(crop)) throw new Error('It has a crop.');
  const scale = slot.width / crop.right.width;
  return {
    left: slot.left + (mark.left - crop.right.left) * scale,
    top: slot.top + ((mark.top - crop.right.top) * slot.height) / crop.right.height,
    width: mark.width * scale,
    height: (mark.height * slot.height) / crop.right.height,
  };
};

const marks: readonly (readonly [string, Box, (red: number) => boolean])[] = [
  ['photo', photoMark(), (red) => red > 127],
  ['ink', inkMark, (red) => red < 140],
  ['foil', foilMark, (red) => red < 240],
];

/** Micrometres that each mark of a drawn page is away from its place, where that is a tenth of a millimetre or more. */
const misplaced = async (picture: Uint8Array): Promise<Readonly<Record<string, number>>> => {
  const found: Record<string, number> = {};
  for (const [name, box, isMark] of marks) {
    const { x, y } = await middleIn(picture, box, isMark);
    const away = Math.hypot(x - (box.left + box.width / 2), y - (box.top + box.height / 2));
    // Where there is no mark, nothing is a number.
    if (!(away < 100)) found[name] = away;
  }
  return found;
};

/** As a browser shows the pages, with the photo as the camera meant it. */
const previews = async (artwork: Artwork): Promise<readonly Uint8Array[]> => {
  const upright = await sharp((await photoOf(1)).file)
    .png()
    .toBuffer();
  const source = `data:image/png;base64,${upright.toString('base64')}`;
  const pages = resolve({
    artwork,
    variant: usualVariant,
    language: 'de',
    typefaces: readTypefaces(),
    pictures: Object.fromEntries(
      artwork.pages.map(({ name }) => [`photo-${name}`, { source, size, framing }]),
    ),
  });
  if (E.isLeft(pages)) throw new Error(pages.left.kind);
  return Promise.all(
    pages.right.map((page) => {
      return sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${dots(sheet.width)}" height="${dots(sheet.height)}" viewBox="${viewBoxOf(page, 'bleed')}" preserveAspectRatio="none">${drawSvg(page, { foil: 'gold', picture: photoMarkup, prefix: 'p' })}</svg>`,
        ),
      )
        .flatten({ background: '#fff' })
        .png()
        .toBuffer();
    }),
  );
};

const drawn = async (file: string): Promise<readonly Uint8Array[]> => {
  const answer = await drawPdf({ bytes: await readFile(file), to: 'png', dotsPerInch });
  if (answer.kind !== 'pages') throw new Error(answer.kind);
  return answer.pages;
};

describe('the print file of pages', () => {
  test('has every mark where the preview has it, however the camera was held', async () => {
    const artwork = artworkOf(exifOrientations.map((orientation) => pageOf(`p${orientation}`)));
    const request = await requestOf('marks', artwork, exifOrientations);
    await renderPages(request);
    const [preview] = await previews(artworkOf([pageOf('p1')]));
    expect(await misplaced(preview ?? new Uint8Array())).toEqual({});
    const pages = await drawn(request.output);
    expect(pages).toHaveLength(exifOrientations.length);
    for (const page of pages) expect(await misplaced(page)).toEqual({});
  });

  test('is the same each time, from its own process, too, and as large as its pages', async () => {
    const request = await requestOf('same', artworkOf([pageOf('front')]), [6]);
    const first = await renderPages(request);
    const again = await renderInProcess(request, new AbortController().signal);
    expect(again).toMatchObject({ kind: 'rendered', result: first });
    const { objects } = readPdf(await readFile(request.output));
    const page = objects.find((dictionary) => dictionary.includes('/Type /Page ')) ?? '';
    const [left, , right] = boxOfPage(page, 'TrimBox');
    expect((right - left) * (25_400 / 72)).toBeCloseTo(100_000, 0);
    // The press that is meant where the lab has said none.
    expect(objects.join('\n')).toContain('/N 4 ');
  });

  test('is not made of another photo, nor of one that is missing', async () => {
    const request = await requestOf('other', artworkOf([pageOf('front')]), [1]);
    const other = { ...(await photoOf(1)), digest: '0'.repeat(64) };
    await expect(renderPages({ ...request, originals: { '1': other } })).rejects.toThrow(
      'another original',
    );
    await expect(renderPages({ ...request, originals: {} })).rejects.toThrow('no original');
    const artworks = request.artworks.map((printed) => ({ ...printed, variant: 'nobody' }));
    await expect(renderPages({ ...request, artworks })).rejects.toThrow('cannot be drawn');
  });

  test('takes the profile of the lab where that is one of a printer', async () => {
    const request = await requestOf('profile', artworkOf([pageOf('front')]), [1]);
    const profile = join(folder, 'lab.icc');
    for (const [name, components] of [
      ['cmyk', 4],
      ['p3', 4],
    ] as const) {
      const { icc } = await sharp(
        await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
          .toColourspace(name === 'cmyk' ? 'cmyk' : 'srgb')
          .withIccProfile(name)
          .tiff()
          .toBuffer(),
      ).metadata();
      await writeFile(profile, icc ?? '');
      await renderPages({ ...request, profile });
      const { objects } = readPdf(await readFile(request.output));
      expect(objects[5]).toContain(`/N ${components} `);
    }
  });

  test.skipIf(!hasPdfTools())('is what other programs take for sound', async () => {
    const artwork = artworkOf([
      pageOf('front', {
        cut: 'hole',
        isRaised: true,
        objects: [
          ornament('pressed', { left: 40_000, top: 5_000, width: 9_000, height: 5_000 }, 'relief'),
        ],
      }),
      pageOf('back'),
    ]);
    const request = await requestOf('sound', artwork, [3]);
    await renderPages(request);
    const asked = (program: string, ...parameters: readonly string[]): string =>
      execFileSync(program, [...parameters, request.output], { encoding: 'utf8' });
    expect(asked('qpdf', '--check')).toContain('No syntax or stream encoding errors found');
    const facts = asked('pdfinfo', '-box', '-l', '2');
    expect(facts).toMatch(/Pages:\s+2\n/u);
    // 100 × 80 mm within 3 mm of bleed.
    expect(facts).toMatch(/Page {4}1 BleedBox:\s+0\.00\s+0\.00\s+300\.47\s+243\.78\n/u);
    expect(facts).toMatch(/Page {4}1 TrimBox:\s+8\.50\s+8\.50\s+291\.97\s+235\.28\n/u);
    expect(asked('pdffonts').trim().split('\n')).toHaveLength(2);
    const pictures = asked('pdfimages', '-list').trim().split('\n').slice(2);
    // Both pages show the same part of it.
    expect(pictures).toHaveLength(2);
    expect(new Set(pictures.map((row) => row.trim().split(/\s+/u)[10])).size).toBe(1);
    for (const row of pictures) {
      const [, , , , , colours, , , encoding, , , , across, down] = row.trim().split(/\s+/u);
      expect([colours, encoding]).toEqual(['icc', 'jpeg']);
      expect(Math.max(Number(across), Number(down))).toBeLessThanOrEqual(300);
    }
    const picture = join(folder, 'page');
    // It draws photos to the next pixel: a finer drawing has less of that.
    const [across, down] = [sheet.width, sheet.height].map((length) => String(2 * dots(length)));
    const scale = ['-scale-to-x', across ?? '', '-scale-to-y', down ?? ''];
    execFileSync('pdftoppm', ['-png', '-singlefile', '-f', '2', ...scale, request.output, picture]);
    expect(await misplaced(await readFile(`${picture}.png`))).toEqual({});
  });
});
