/** Opens a photo for a list: checked by its bytes, with a small copy. */
import type { ImageSize } from '../../../../../core/domain/image/image-size.ts';
import {
  checkOwnPicture,
  checkPictureSize,
  pictureHeadBytes,
  type OwnPictureError,
} from '../../../../../core/domain/image/own-picture.ts';
import { readPictureHead } from '../../../../../core/domain/image/picture-head.ts';
import { E } from '../../../../../core/fp.ts';
import { smallCopy } from '../../../own-picture/read-picture.ts';

export type ReadPhoto =
  | { readonly kind: 'read'; readonly size: ImageSize; readonly copy: Blob }
  | { readonly kind: 'refused'; readonly error: OwnPictureError['kind'] };

/** Pixels of the copy's longer side. */
const copySide = 240;

export const refusedPhoto = (error: OwnPictureError['kind']): ReadPhoto => ({
  kind: 'refused',
  error,
});

export const readPhoto = async (file: Blob): Promise<ReadPhoto> => {
  const bytes = new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer());
  const checked = checkOwnPicture(file.size, readPictureHead(bytes));
  if (E.isLeft(checked)) return refusedPhoto(checked.left.kind);
  const copy = await smallCopy(file, copySide);
  if (copy === undefined)
    return refusedPhoto(checked.right.type === 'heic' ? 'picture-heic' : 'picture-unreadable');
  const sized = checkPictureSize(copy.of);
  return E.isLeft(sized)
    ? refusedPhoto(sized.left.kind)
    : { kind: 'read', size: sized.right, copy: copy.blob };
};
