/**
 * Makes the silent videos of the sample content from our own pictures:
 * `node scripts/sample-videos.ts`. Each picture is moved slowly and fades into the next one; the
 * last one fades into the first. Chromium codes the frames as VP9; they are written as WebM here.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { usualVariant } from '../core/domain/artwork/artwork.ts';
import { cardDesigns } from '../core/domain/products/card/designs/designs.ts';
import sharp, { type Sharp } from 'sharp';

import { compose } from '../adapters/media/compose/compose.ts';
import { withMotifs } from '../adapters/media/compose/motif-photos.ts';
import { renderedScenes } from '../adapters/media/compose/scene-files.ts';
import { drawPicture } from '../adapters/media/draw/picture.ts';
import { scenePicture } from '../adapters/media/draw/scene-picture.ts';
import type { DrawnSource } from '../core/domain/image/sources.ts';
import { chromiumFlags, ensureChromium } from './chromium.mjs';
import { writeWebm, type CodedFrame } from './webm.ts';

const folder = join(import.meta.dirname, '..', 'public', 'files');

/** Sharp where a page shows it, and light: no more than 600 kB. */
const [width, height] = [960, 540];
const framesPerSecond = 20;

/** How long each picture is seen, fading included, in seconds. */
const secondsOfPicture = 2.5;

const bitsPerSecond = 470_000;

const onMaterial = (material: 'leinwand' | 'acrylglas' | 'aludibond'): DrawnSource => ({
  kind: 'object',
  motif: 'mountains',
  seed: 3,
  view: 'perspective',
  material,
  width: 900,
  height: 600,
});

const videos: Readonly<Record<string, readonly DrawnSource[]>> = {
  'wall-picture': [
    { kind: 'motif', motif: 'mountains', seed: 3 },
    onMaterial('leinwand'),
    onMaterial('acrylglas'),
    onMaterial('aludibond'),
  ],
  cards: (['hochzeit', 'geburt', 'geburtstag', 'weihnachten-privat'] as const).map((occasion) => ({
    kind: 'artwork',
    design: cardDesigns.find((design) => design.occasion === occasion)?.id ?? '',
    variant: usualVariant,
    foil: 'gold',
    locale: 'de-DE',
    view: 'laid',
  })),
};

/** Larger than a frame, since each picture is moved. */
const size = { width: width * 1.25, height: height * 1.25 };

/** What is rendered of a source, or its drawing. */
const imageOf = async (source: DrawnSource): Promise<Sharp> => {
  const scene = scenePicture(source, size, renderedScenes());
  if (scene === undefined) {
    const svg = drawPicture(source, width / height, size.width, size.height);
    return sharp(Buffer.from(await withMotifs(svg)));
  }
  const { bytes, channels } = await compose(scene);
  return sharp(bytes, { raw: { ...size, channels } });
};

const pictureOf = async (source: DrawnSource): Promise<string> => {
  const bytes = await (await imageOf(source)).webp({ quality: 92 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
};

/** Draws the frames and codes them, within a page of the browser. */
const codeFrames = async (given: {
  readonly pictures: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly framesOfPicture: number;
  readonly bitsPerSecond: number;
}): Promise<readonly { readonly isKey: boolean; readonly base64: string }[]> => {
  const images = await Promise.all(
    given.pictures.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  const canvas = new OffscreenCanvas(given.width, given.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  const coded: { isKey: boolean; base64: string }[] = [];
  const failures: DOMException[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      coded.push({ isKey: chunk.type === 'key', base64: btoa(text) });
    },
    error: (failure) => failures.push(failure),
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width: given.width,
    height: given.height,
    bitrate: given.bitsPerSecond,
    framerate: given.framesPerSecond,
    latencyMode: 'quality',
  });
  const fading = Math.round(given.framesOfPicture * 0.3);
  const paint = (picture: number, part: number, opacity: number): void => {
    const image = images[picture % images.length];
    if (image === undefined) return;
    const scale = 1 + 0.05 * part;
    const [wide, high] = [given.width * scale, given.height * scale];
    context.globalAlpha = opacity;
    context.drawImage(image, (given.width - wide) / 2, (given.height - high) / 2, wide, high);
  };
  const all = images.length * given.framesOfPicture;
  for (let frame = 0; frame < all; frame += 1) {
    const picture = Math.floor(frame / given.framesOfPicture);
    const within = frame % given.framesOfPicture;
    const toNext = within - (given.framesOfPicture - fading);
    paint(
      picture,
      (within + (picture === 0 && frame < fading ? 0 : fading)) / given.framesOfPicture,
      1,
    );
    if (toNext > 0) paint(picture + 1, toNext / given.framesOfPicture, toNext / fading);
    const shown = new VideoFrame(canvas, {
      timestamp: Math.round((frame * 1_000_000) / given.framesPerSecond),
    });
    encoder.encode(shown, { keyFrame: frame % (given.framesPerSecond * 5) === 0 });
    shown.close();
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await encoder.flush();
  if (failures[0] !== undefined) throw failures[0];
  return coded;
};

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags],
});
mkdirSync(folder, { recursive: true });
// An encoder is only there on a page of a secure context.
const page = await browser.newPage();
await page.route('https://drawing.example/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
);
await page.goto('https://drawing.example/');
for (const [name, sources] of Object.entries(videos)) {
  const frames = await page.evaluate(codeFrames, {
    pictures: await Promise.all(sources.map(pictureOf)),
    width,
    height,
    framesPerSecond,
    framesOfPicture: Math.round(secondsOfPicture * framesPerSecond),
    bitsPerSecond,
  });
  const file = writeWebm(
    { width, height, framesPerSecond },
    frames.map(({ isKey, base64 }): CodedFrame => ({
      isKey,
      bytes: Buffer.from(base64, 'base64'),
    })),
  );
  writeFileSync(join(folder, `${name}.webm`), file);
  console.log(`${name}.webm: ${frames.length} frames, ${Math.ceil(file.length / 1000)} kB`);
}
await browser.close();
