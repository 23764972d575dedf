/** What the sample shop has for the contracts: what it frames, and a picture. */

import sharp from 'sharp';

import { articleSeeds, type ArticleSeed } from '../../adapters/postgres/seed/articles.ts';
import { frameHolds } from '../../core/domain/catalogue/frame-holds.ts';
import { frameTypes, type FrameType } from '../../core/domain/catalogue/materials.ts';
import { checkLimits } from '../../core/domain/format/dimension-input.ts';
import type { Format } from '../../core/domain/format/format.ts';
import type { BroughtFile } from '../../core/domain/toolbox/toolbox-file.ts';

/** What the sample shop sells in each frame. */
export const soldInFrames = Object.fromEntries(
  frameTypes.map((frameType) => [
    frameType,
    articleSeeds.flatMap((article: ArticleSeed) =>
      article.frameType === frameType ? [article.materialType] : [],
    ),
  ]),
);

/** Sides of formats that every frame has, in tenths. */
export const usualSide = { minimum: 200, maximum: 500 } as const;

/** Whether the sample shop has a frame for pictures of a format. */
export const canFrame = (frameType: FrameType, format: Format): boolean => {
  const seeds: readonly ArticleSeed[] = articleSeeds;
  const framed = seeds.find(
    (article) =>
      article.frameType === frameType &&
      article.materialType === frameHolds[frameType].materials[0],
  );
  if (framed === undefined) return false;
  const [shorter, longer] = [framed.shorter, framed.longer].map(([minimum, maximum]) => ({
    minimum,
    maximum,
  }));
  return (
    shorter !== undefined &&
    longer !== undefined &&
    checkLimits({ shorter, longer }, format).length === 0
  );
};

/** A picture that nothing compresses well. */
export const picture = async (name: string): Promise<BroughtFile> => {
  const width = 320;
  const pixels = Buffer.from(
    Array.from({ length: width * width * 3 }, (_, place) => (place * place) % 251),
  );
  const raw = { width, height: width, channels: 3 } as const;
  const bytes = await sharp(pixels, { raw }).jpeg({ quality: 100 }).toBuffer();
  return { name, bytes: new Uint8Array(bytes) };
};
