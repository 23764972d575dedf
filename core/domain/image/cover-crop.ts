import { E } from '../../fp.ts';
import type { ImageSize } from './image-size.ts';
import { imagePresets } from './presets.ts';

/** Open Graph's picture (storefront §9). */
export const openGraphSize: ImageSize = {
  width: imagePresets['open-graph'].width,
  height: imagePresets['open-graph'].height,
};

/** Whole pixels from the top left corner. */
export type ImageCrop = ImageSize & { readonly left: number; readonly top: number };

/** A side is not a whole number of pixels from 1 on. */
export type CropError = { readonly kind: 'size-not-positive'; readonly size: ImageSize };

const isSize = ({ width, height }: ImageSize): boolean =>
  Number.isSafeInteger(width) && Number.isSafeInteger(height) && width > 0 && height > 0;

const fittingSide = (other: number, ratio: number, most: number): number =>
  Math.min(most, Math.max(1, Math.round(other * ratio)));

/**
 * The largest centred part with the frame's ratio, which covers the frame without a border
 * (`cover`, storefront §9). An odd pixel goes right or below.
 */
export const coverCrop = (picture: ImageSize, frame: ImageSize): E.Either<CropError, ImageCrop> => {
  const wrong = [picture, frame].find((size) => !isSize(size));
  if (wrong !== undefined) return E.left({ kind: 'size-not-positive', size: wrong });
  const isWider = picture.width * frame.height > frame.width * picture.height;
  const width = isWider
    ? fittingSide(picture.height, frame.width / frame.height, picture.width)
    : picture.width;
  const height = isWider
    ? picture.height
    : fittingSide(picture.width, frame.height / frame.width, picture.height);
  return E.right({
    left: Math.floor((picture.width - width) / 2),
    top: Math.floor((picture.height - height) / 2),
    width,
    height,
  });
};

/** What shows when a page is shared: 1200 × 627, `cover`. */
export const openGraphCrop = (picture: ImageSize): E.Either<CropError, ImageCrop> =>
  coverCrop(picture, openGraphSize);
