import type { OwnPictureError, UploadedPictureType } from '../domain/image/own-picture.ts';
import type { ImageSize } from '../domain/image/image-size.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** A picture that was received whole: its size is that of the upright picture. */
export type UploadedPicture = { readonly type: UploadedPictureType; readonly size: ImageSize };

/** A picture on its way, or received. */
export type PictureUpload = {
  /** Cannot be guessed: 43 letters, digits, dashes and underscores. */
  readonly id: string;
  /** Announced bytes, and bytes that have been stored. */
  readonly byteCount: number;
  readonly offset: number;
  /** There once all has arrived and was found to be a picture. */
  readonly picture?: UploadedPicture;
};

/** Why a call came to nothing. */
export type PictureUploadError =
  | OwnPictureError
  /** This visitor has no upload of this id, or no longer. */
  | { readonly kind: 'upload-not-found'; readonly id: string }
  /** Bytes were sent for another place than the upload has come to: ask where it is, and go on. */
  | { readonly kind: 'upload-offset-wrong'; readonly id: string }
  /** Not all has arrived yet. */
  | { readonly kind: 'upload-incomplete'; readonly id: string }
  /** This visitor has as many as are kept for one; one has to be removed first. */
  | { readonly kind: 'uploads-too-many' }
  | Outage<'uploads-unavailable'>;

/**
 * One visitor's pictures on their way to the designer (`customer-picture`): begun, sent in parts
 * that continue where a broken connection left them, and completed. Nobody else reads them.
 */
export type PictureUploads = {
  /** Makes room for a picture of this many bytes (1 or more) and answers its id, at offset 0. */
  readonly begin: (byteCount: number) => TE.TaskEither<PictureUploadError, PictureUpload>;
  /** Adds bytes at the offset that the upload has come to; what is answered is kept. */
  readonly append: (
    id: string,
    offset: number,
    bytes: Uint8Array<ArrayBuffer>,
  ) => TE.TaskEither<PictureUploadError, PictureUpload>;
  /** Progress of an upload; `upload-not-found` for another visitor's. */
  readonly find: (id: string) => TE.TaskEither<PictureUploadError, PictureUpload>;
  /** Looks at what has arrived. Twice is as good as once. */
  readonly complete: (id: string) => TE.TaskEither<PictureUploadError, PictureUpload>;
  /** Removes it, finished or not. */
  readonly remove: (id: string) => TE.TaskEither<PictureUploadError, undefined>;
};

/** An environment that has a visitor's uploads. */
export type HasPictureUploads = { readonly pictureUploads: PictureUploads };
