/**
 * A shopper's own picture (issue of wall art, "Own picture"): which files are taken, and within which
 * limits. The same rules hold on the shopper's device and on the server.
 */
import { E } from '../../fp.ts';
import type { ImageSize } from './image-size.ts';
import type { PictureHead } from './picture-head.ts';

/** The limits of a shopper's picture. */
export const ownPictureLimits = {
  /** The largest file, in bytes: 50 MiB. */
  bytes: 52_428_800,
  /** The most pixels: 100 million, 400 MB once decoded. */
  pixels: 100_000_000,
  /** The shortest shorter side in pixels: less prints sharp in no format of the shop. */
  shorterSide: 200,
  /** The longest ratio of its sides: nothing is sold that is longer. */
  ratio: 20,
} as const;

/** The bytes of a file that are read to know it: a camera's preview may stand before its size. */
export const pictureHeadBytes = 524_288;

/** Types for a form's file field; browsers that cannot read HEIC say so, and what to do. */
export const ownPictureAccept =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** The types that are uploaded: HEIC becomes JPEG on the device, for no print file is made of it. */
export const uploadedPictureTypes = ['jpg', 'png', 'webp', 'avif'] as const;

/** A type of picture that is uploaded. */
export type UploadedPictureType = (typeof uploadedPictureTypes)[number];

/** The bytes that are sent at once: little is sent twice where a connection breaks. */
export const uploadPartBytes = 1_048_576;

/**
 * Paths of uploads, beside the list of customers' pictures; `picture` is the copy for the screen.
 */
export const pictureUploadPaths = {
  uploads: '/web-api/customer-picture/uploads',
  complete: '/web-api/customer-picture/uploads/complete',
  picture: '/web-api/customer-picture/uploads/picture',
  /** The form of a page without scripts. */
  form: '/forms/customer-picture',
} as const;

/** The address of an uploaded picture for the screen; its visitor alone is answered. */
export const uploadedPictureHref = (id: string): string =>
  `${pictureUploadPaths.picture}?id=${encodeURIComponent(id)}`;

/** The fields of the form of a page without scripts; `handOff` is the query of the way on. */
export const ownPictureFields = { file: 'picture', handOff: 'handOff' } as const;

/** Answers of a page whose form failed; its address names one behind `#`. */
export const ownPictureAnswers = ['refused', 'failed'] as const;

/** Answer of a page to a picture that did not arrive. */
export type OwnPictureAnswer = (typeof ownPictureAnswers)[number];

/** The place on a page where an answer stands. */
export const ownPictureAnswerId = (answer: OwnPictureAnswer): `own-picture-${string}` =>
  `own-picture-${answer}`;

/** Why a file is not taken. */
export type OwnPictureError = {
  readonly kind:
    | 'picture-empty'
    | 'picture-too-many-bytes'
    /** It begins as no type of picture that the shop knows. */
    | 'picture-type-unknown'
    /** It has too many pixels to be opened. */
    | 'picture-too-large'
    /** It has too few pixels for any format, or is a mere strip. */
    | 'picture-too-small'
    /** Only the device that made it reads it: to be saved as JPEG. */
    | 'picture-heic'
    /** It begins as a picture and breaks off, or is damaged. */
    | 'picture-unreadable';
};

/** Accepts a file's size in bytes, or says what is wrong with it. */
export const checkByteCount = (byteCount: number): E.Either<OwnPictureError, number> => {
  if (!(byteCount > 0)) return E.left({ kind: 'picture-empty' });
  return byteCount > ownPictureLimits.bytes
    ? E.left({ kind: 'picture-too-many-bytes' })
    : E.right(byteCount);
};

/** Accepts a picture's size in pixels, or says what is wrong with it. */
export const checkPictureSize = (size: ImageSize): E.Either<OwnPictureError, ImageSize> => {
  const { width, height } = size;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (!(shorter > 0)) return E.left({ kind: 'picture-unreadable' });
  if (width * height > ownPictureLimits.pixels) return E.left({ kind: 'picture-too-large' });
  return shorter < ownPictureLimits.shorterSide || longer > shorter * ownPictureLimits.ratio
    ? E.left({ kind: 'picture-too-small' })
    : E.right(size);
};

/** Decides from a file's size and its first bytes whether it may be decoded. */
export const checkOwnPicture = (
  byteCount: number,
  head: PictureHead | undefined,
): E.Either<OwnPictureError, PictureHead> => {
  const counted = checkByteCount(byteCount);
  if (E.isLeft(counted)) return counted;
  if (head === undefined) return E.left({ kind: 'picture-type-unknown' });
  const sized = head.size === undefined ? E.right(head.size) : checkPictureSize(head.size);
  return E.isLeft(sized) ? sized : E.right(head);
};
