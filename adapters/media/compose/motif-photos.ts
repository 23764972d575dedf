/** Drawings name motifs, and pieces that are cut out: `motif:motif-dunes-1:digest`. */
import { join } from 'node:path';
import sharp from 'sharp';

import { renderedScenes, layerFile, type RenderedScenes } from './scene-files.ts';

const references = /href="motif:([a-z0-9-]+):[^"]*"/gu;

/** Of a photo among others, a small part of its picture. */
const smallWidth = 640;

/** Drawings this wide or less need no more. */
const smallDrawing = 480;

const widthOf = (svg: string): number => Number(/^<svg[^>]* width="(\d+)"/u.exec(svg)?.[1] ?? 0);

type PhotoSize = 'small' | 'whole';

const read = new Map<string, Promise<string>>();

/** The drawing library reads JPEG and PNG; masters are WebP. */
const readableOf = async (file: string, size: PhotoSize): Promise<string> => {
  const whole = sharp(file);
  const { hasAlpha } = await whole.metadata();
  if (hasAlpha) {
    const bytes = await whole.png({ compressionLevel: 1 }).toBuffer();
    return `data:image/png;base64,${bytes.toString('base64')}`;
  }
  const image = size === 'small' ? whole.resize({ width: smallWidth }) : whole;
  const bytes = await image.jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};

const photoOf = (name: string, size: PhotoSize, scenes: RenderedScenes): Promise<string> => {
  const folder = scenes.get(name)?.folder;
  if (folder === undefined) return Promise.resolve('data:,');
  const key = join(folder, size);
  const known = read.get(key) ?? readableOf(layerFile(folder, 'plate'), size);
  read.set(key, known);
  return known;
};

/** Unchanged where it names no motif. */
export const withMotifs = async (
  svg: string,
  scenes: RenderedScenes = renderedScenes(),
): Promise<string> => {
  const names = new Set([...svg.matchAll(references)].flatMap(([, name]) => name ?? []));
  if (names.size === 0) return svg;
  const size: PhotoSize = names.size > 1 || widthOf(svg) <= smallDrawing ? 'small' : 'whole';
  const photos = new Map(
    await Promise.all(
      [...names].map(async (name) => [name, await photoOf(name, size, scenes)] as const),
    ),
  );
  return svg.replace(references, (_, name: string) => `href="${photos.get(name) ?? 'data:,'}"`);
};
