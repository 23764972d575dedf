/** Sizes of pictures, and stand-ins for unknown ones (storefront §8, §9). */
import { E } from '../../fp.ts';
import { defaultAspectRatio } from './presets.ts';
import { isRecord } from '../text/record.ts';
import { textOf } from '../text/text.ts';

/** Pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

/** It could not be measured (storefront §8). */
export const unknownImageSize: ImageSize = { width: 0, height: 0 };

/**
 * Logged as `image-metadata-failed`; the sizes are 0. `found`: a type, or numbers as they are (`5 x
 * undefined`).
 */
export type ImageMetadataError =
  | { readonly kind: 'image-not-found' }
  | { readonly kind: 'image-metadata-unreadable'; readonly found: string };

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** A number, or a value's type: it may be long, or have no text. */
const described = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value;

/** Whole pixels from a picture library's metadata. */
export const readImageSize = (metadata: unknown): E.Either<ImageMetadataError, ImageSize> => {
  const { width, height } = isRecord(metadata) ? metadata : {};
  if (isSide(width) && isSide(height)) return E.right({ width, height });
  const found = isRecord(metadata) ? `${described(width)} x ${described(height)}` : typeof metadata;
  return E.left({ kind: 'image-metadata-unreadable', found });
};

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** CSS's ratio in lowest terms: `3/2`; `1/1` where the size is not known. */
export const imageAspectRatio = ({ width, height }: ImageSize): string => {
  if (!isSide(width) || !isSide(height)) return defaultAspectRatio;
  const divisor = greatestDivisor(width, height);
  return `${width / divisor}/${height / divisor}`;
};

export type AspectRatioError = { readonly kind: 'malformed-aspect-ratio'; readonly text: string };

const ratioPattern = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/u;

/** Reads `16/9`: whole numbers from 1 to 99,999. */
export const parseAspectRatio = (given: string): E.Either<AspectRatioError, ImageSize> => {
  const text = textOf(given);
  const found = ratioPattern.exec(text);
  return found === null
    ? E.left({ kind: 'malformed-aspect-ratio', text })
    : E.right({ width: Number(found[1]), height: Number(found[2]) });
};
