/** Opens a shopper's file: checked by its bytes, upright, with a copy for the screen. */
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import {
  checkOwnPicture,
  checkPictureSize,
  pictureHeadBytes,
  type OwnPictureError,
} from '../../../core/domain/image/own-picture.ts';
import { readPictureHead } from '../../../core/domain/image/picture-head.ts';
import { E } from '../../../core/fp.ts';

type ReadPicture = {
  /** As it will be uploaded: HEIC becomes JPEG. */
  readonly file: Blob;
  readonly size: ImageSize;
  readonly preview: Blob;
  readonly previewSize: ImageSize;
};

/** The copy's longer side in pixels: sharp in a close look at a corner. */
const previewSide = 2_400;

const fitted = ({ width, height }: ImageSize, longer: number): ImageSize => {
  const scale = Math.min(1, longer / Math.max(width, height));
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
};

/** JPEG; undefined where the browser cannot. In threads, too. */
const coded = async (
  bitmap: ImageBitmap,
  { width, height }: ImageSize,
  quality: number,
): Promise<Blob | undefined> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  // Some engines keep the pixels of a canvas for long.
  canvas.width = 0;
  return blob;
};

const decoded = async (file: Blob): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
};

/** The longer side of the copy for tiles, in pixels. */
const smallSide = 480;

/** A copy with its size, and that of the picture which it was made of. */
type SmallCopy = { readonly blob: Blob; readonly size: ImageSize; readonly of: ImageSize };

/** Undefined where the browser cannot: of a preview, then the larger one serves. */
export const smallCopy = async (
  picture: Blob,
  longer: number = smallSide,
): Promise<SmallCopy | undefined> => {
  const bitmap = await decoded(picture);
  if (bitmap === undefined) return undefined;
  try {
    const size = fitted(bitmap, longer);
    const blob = await coded(bitmap, size, 0.85);
    return blob && { blob, size, of: { width: bitmap.width, height: bitmap.height } };
  } finally {
    bitmap.close();
  }
};

const refused = (kind: OwnPictureError['kind']): E.Either<OwnPictureError, never> =>
  E.left({ kind });

export const readPicture = async (file: Blob): Promise<E.Either<OwnPictureError, ReadPicture>> => {
  const bytes = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
  const checked = checkOwnPicture(file.size, readPictureHead(bytes));
  if (E.isLeft(checked)) return checked;
  const isHeic = checked.right.type === 'heic';
  const unreadable = refused(isHeic ? 'picture-heic' : 'picture-unreadable');
  const bitmap = await decoded(file);
  if (bitmap === undefined) return unreadable;
  try {
    const size = { width: bitmap.width, height: bitmap.height };
    const sized = checkPictureSize(size);
    if (E.isLeft(sized)) return sized;
    const previewSize = fitted(size, previewSide);
    const preview = await coded(bitmap, previewSize, 0.9);
    const print = isHeic ? await coded(bitmap, size, 0.95) : file;
    return preview === undefined || print === undefined
      ? unreadable
      : E.right({ file: print, size, preview, previewSize });
  } finally {
    bitmap.close();
  }
};
