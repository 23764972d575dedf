import sharp, { type Sharp } from 'sharp';

import type { ImageOptimization } from '../../core/domain/toolbox/toolbox-request.ts';
import type { ToolboxFileType } from '../../core/domain/toolbox/toolbox-table.ts';

/** 100 million: 400 MB once decoded. */
const mostPixels = 100_000_000;

/** Seconds after which the library gives up. */
const longestWork = 25;

/** Undefined for a type that is not optimised. */
const encoded = (picture: Sharp, type: ToolboxFileType, quality: number): Sharp | undefined => {
  switch (type) {
    case 'jpg':
      return picture.jpeg({ quality, mozjpeg: true });
    case 'png':
      return picture.png({ quality, compressionLevel: 9 });
    case 'webp':
      return picture.webp({ quality });
    case 'avif':
      return picture.avif({ quality, effort: 2 });
    default:
      return undefined;
  }
};

/**
 * Fewer bytes, upright and in its colours, without what the file says of itself (place, camera).
 * Undefined where it breaks off or has too many pixels.
 */
export const optimizedPicture = async ({
  file,
  quality,
  longestSide,
}: ImageOptimization): Promise<Uint8Array | undefined> => {
  try {
    const upright = sharp(file.bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
      .timeout({ seconds: longestWork })
      .autoOrient()
      .keepIccProfile();
    const sized =
      longestSide === undefined
        ? upright
        : upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
    return await encoded(sized, file.type, quality)?.toBuffer();
  } catch {
    return undefined;
  }
};
