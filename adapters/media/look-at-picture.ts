import sharp from 'sharp';

import {
  checkPictureSize,
  ownPictureLimits,
  type OwnPictureError,
  type UploadedPictureType,
} from '../../core/domain/image/own-picture.ts';
import { E } from '../../core/fp.ts';
import type { UploadedPicture } from '../../core/ports/picture-uploads.ts';

type LookedAt = { readonly picture: UploadedPicture; readonly screen: Uint8Array };

/** In the image library AVIF is a HEIF with AV1. */
const types: Readonly<Record<string, UploadedPictureType>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

/** Pixels. */
const screen = { longerSide: 2_000, quality: 85 } as const;

/** Seconds after which the library gives up. */
const longestWork = 25;

const unreadable: E.Either<OwnPictureError, never> = E.left({ kind: 'picture-unreadable' });

/**
 * Whether a picture can be printed, how large it is, upright, and a copy for the screen without
 * what its camera says of place and time.
 */
export const lookAtPicture = async (
  file: string,
  signal: AbortSignal,
): Promise<E.Either<OwnPictureError, LookedAt>> => {
  try {
    const opened = sharp(file, {
      limitInputPixels: ownPictureLimits.pixels,
      failOn: 'truncated',
    }).timeout({ seconds: longestWork });
    const { format, compression, autoOrient } = await opened.metadata();
    const type = types[format];
    if (type === undefined || (type === 'avif' && compression !== 'av1')) return unreadable;
    const { width, height } = autoOrient;
    const size = checkPictureSize({ width, height });
    if (E.isLeft(size)) return size;
    // The library cannot be stopped once it has begun.
    if (signal.aborted) return unreadable;
    const copy = await opened
      .autoOrient()
      .resize(screen.longerSide, screen.longerSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: screen.quality })
      .toBuffer();
    return E.right({ picture: { type, size: { width, height } }, screen: copy });
  } catch {
    return unreadable;
  }
};
