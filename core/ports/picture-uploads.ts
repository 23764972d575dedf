import type { OwnPictureError, UploadedPictureType } from '../domain/image/own-picture.ts';
import type { ImageSize } from '../domain/image/image-size.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** Received whole; `size` is the upright picture's. */
export type UploadedPicture = { readonly type: UploadedPictureType; readonly size: ImageSize };

export type PictureUpload = {
  /** Cannot be guessed: 43 letters, digits, dashes and underscores. */
  readonly id: string;
  /** Announced bytes, and bytes stored. */
  readonly byteCount: number;
  readonly offset: number;
  /** Once all has arrived and is a picture. */
  readonly picture?: UploadedPicture;
};

export type PictureUploadError =
  | OwnPictureError
  | { readonly kind: 'upload-not-found'; readonly id: string }
  /** Bytes for another offset than the upload's: ask for it, and go on. */
  | { readonly kind: 'upload-offset-wrong'; readonly id: string }
  | { readonly kind: 'upload-incomplete'; readonly id: string }
  /** One has to be removed first. */
  | { readonly kind: 'uploads-too-many' }
  | Outage<'uploads-unavailable'>;

/**
 * A visitor's own (`customer-picture`): sent in parts that go on where a connection broke. Nobody
 * else reads them.
 */
export type PictureUploads = {
  /** Makes room for so many bytes (1 or more), at offset 0. */
  readonly begin: (byteCount: number) => TE.TaskEither<PictureUploadError, PictureUpload>;
  /** Adds bytes at the upload's offset; what is answered is kept. */
  readonly append: (
    id: string,
    offset: number,
    bytes: Uint8Array<ArrayBuffer>,
  ) => TE.TaskEither<PictureUploadError, PictureUpload>;
  /** Its progress; `upload-not-found` for another visitor's. */
  readonly find: (id: string) => TE.TaskEither<PictureUploadError, PictureUpload>;
  /** Checks what has arrived; may be called again. */
  readonly complete: (id: string) => TE.TaskEither<PictureUploadError, PictureUpload>;
  /** Removes it, finished or not. */
  readonly remove: (id: string) => TE.TaskEither<PictureUploadError, undefined>;
};

export type HasPictureUploads = { readonly pictureUploads: PictureUploads };
