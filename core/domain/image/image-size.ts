/** Sizes of pictures in pixels, and stand-ins for unknown sizes (storefront §8, §9). */
import { E } from '../../fp.ts';
import { defaultAspectRatio } from './presets.ts';
import { textOf } from '../text/text.ts';

/** A picture's size in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

/** The size of a picture that could not be measured (storefront §8). */
export const unknownImageSize: ImageSize = { width: 0, height: 0 };

/**
 * Why a picture could not be measured; logged as `image-metadata-failed`, its sizes are 0. `found`
 * names what was there: its type, or numbers as they are (`5 x undefined`).
 */
export type ImageMetadataError =
  | { readonly kind: 'image-not-found' }
  | { readonly kind: 'image-metadata-unreadable'; readonly found: string };

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** A number as it is, anything else by its type: it may be long, or have no text at all. */
const described = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value;

/** Reads `{ width, height }` in whole pixels out of what a picture library says of a picture. */
export const readImageSize = (metadata: unknown): E.Either<ImageMetadataError, ImageSize> => {
  const { width, height } = isRecord(metadata) ? metadata : {};
  if (isSide(width) && isSide(height)) return E.right({ width, height });
  const found = isRecord(metadata) ? `${described(width)} x ${described(height)}` : typeof metadata;
  return E.left({ kind: 'image-metadata-unreadable', found });
};

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** A size as CSS writes its ratio, in lowest terms: `3/2`; `1/1` where the size is not known. */
export const imageAspectRatio = ({ width, height }: ImageSize): string => {
  if (!isSide(width) || !isSide(height)) return defaultAspectRatio;
  const divisor = greatestDivisor(width, height);
  return `${width / divisor}/${height / divisor}`;
};

/** Why a text is not a ratio of width to height. */
export type AspectRatioError = { readonly kind: 'malformed-aspect-ratio'; readonly text: string };

const ratioPattern = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/u;

/** Reads a ratio such as `16/9`: two whole numbers from 1 to 99,999. */
export const parseAspectRatio = (given: string): E.Either<AspectRatioError, ImageSize> => {
  const text = textOf(given);
  const found = ratioPattern.exec(text);
  return found === null
    ? E.left({ kind: 'malformed-aspect-ratio', text })
    : E.right({ width: Number(found[1]), height: Number(found[2]) });
};
