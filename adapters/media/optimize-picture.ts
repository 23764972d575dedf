import sharp, { type Sharp } from 'sharp';

import type {
  FileConversion,
  ImageOptimization,
} from '../../core/domain/toolbox/toolbox-request.ts';
import { toolboxLimits, type ToolboxFileType } from '../../core/domain/toolbox/toolbox-table.ts';

/** 100 million: 400 MB once decoded. */
const mostPixels = 100_000_000;

/** Seconds after which the library gives up. */
const longestWork = 25;

/** Undefined for a type that is not made. */
export const encoded = (
  picture: Sharp,
  type: ToolboxFileType,
  quality: number,
): Sharp | undefined => {
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
 * Upright and in its colours, without what the file says of itself (place, camera); the first
 * picture of a file with several.
 */
const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .timeout({ seconds: longestWork })
    .autoOrient()
    .keepIccProfile();

/** Undefined where it breaks off or has too many pixels. */
const written = async (picture: () => Sharp | undefined): Promise<Uint8Array | undefined> => {
  try {
    return await picture()?.toBuffer();
  } catch {
    return undefined;
  }
};

/** Fewer bytes; undefined where it breaks off or has too many pixels. */
export const optimizedPicture = ({
  file,
  quality,
  longestSide,
}: ImageOptimization): Promise<Uint8Array | undefined> =>
  written(() => {
    const upright = opened(file.bytes);
    const sized =
      longestSide === undefined
        ? upright
        : upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
    return encoded(sized, file.type, quality);
  });

/** Lossless in PNG; on white where the new type knows no transparency. */
export const convertedPicture = ({ file, to }: FileConversion): Promise<Uint8Array | undefined> =>
  written(() => {
    const upright = opened(file.bytes);
    if (to === 'png') return upright.png({ compressionLevel: 9 });
    const whole = to === 'jpg' ? upright.flatten({ background: 'white' }) : upright;
    return encoded(whole, to, toolboxLimits.quality.usual);
  });
