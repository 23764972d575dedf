/** What the sample shop has for the contracts: what it frames, and a picture. */

import sharp from 'sharp';

import { articleSeeds, type ArticleSeed } from '../../adapters/postgres/seed/articles.ts';
import { frameTypes } from '../../core/domain/catalogue/materials.ts';
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
