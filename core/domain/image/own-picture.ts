/**
 * Which files of shoppers are taken (issue of wall art, "Own picture"), on the device and on the
 * server.
 */
import { E } from '../../fp.ts';
import type { ImageSize } from './image-size.ts';
import type { PictureHead } from './picture-head.ts';

export const ownPictureLimits = {
  /** 50 MiB. */
  bytes: 52_428_800,
  /** 400 MB once decoded. */
  pixels: 100_000_000,
  /** Pixels; less prints sharp in no format of the shop. */
  shorterSide: 200,
  /** Nothing longer is sold. */
  ratio: 20,
} as const;

/** Bytes read to know a file: a camera's preview may come before its size. */
export const pictureHeadBytes = 524_288;

/** For a form's file field; browsers that cannot read HEIC say so, and what to do. */
export const ownPictureAccept =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** HEIC becomes JPEG on the device, as no print file is made of it. */
export const uploadedPictureTypes = ['jpg', 'png', 'webp', 'avif'] as const;

export type UploadedPictureType = (typeof uploadedPictureTypes)[number];

/** Sent at once: little is sent twice where a connection breaks. */
export const uploadPartBytes = 1_048_576;

/** `picture` is the copy for the screen. */
export const pictureUploadPaths = {
  uploads: '/web-api/customer-picture/uploads',
  complete: '/web-api/customer-picture/uploads/complete',
  picture: '/web-api/customer-picture/uploads/picture',
  /** The form without scripts. */
  form: '/forms/customer-picture',
  /** For a phone that sends one to a computer: a page, and what the computer asks. */
  phone: '/forms/customer-picture/phone',
  phoneBegin: '/forms/customer-picture/phone/begin',
  phoneArrived: '/forms/customer-picture/phone/arrived',
} as const;

/** An uploaded picture for the screen; its visitor alone gets it. */
export const uploadedPictureHref = (id: string): string =>
  `${pictureUploadPaths.picture}?id=${encodeURIComponent(id)}`;

/** Of the form without scripts; `handOff` is the next page's query. */
export const ownPictureFields = { file: 'picture', handOff: 'handOff' } as const;

/** Seconds in which a phone may send one photo. */
export const phonePhotoSeconds = 600;

/** `code` opens the phone's page; `claim` stays on the computer, which alone gets the photo by it. */
export const phonePhotoFields = { code: 'code', claim: 'claim', answer: 'answer' } as const;

/** Of a page whose form failed; its address names one behind `#`. */
export const ownPictureAnswers = ['refused', 'failed'] as const;

/** Answers to a picture that did not arrive. */
export type OwnPictureAnswer = (typeof ownPictureAnswers)[number];

/** The element of an answer. */
export const ownPictureAnswerId = (answer: OwnPictureAnswer): `own-picture-${string}` =>
  `own-picture-${answer}`;

export type OwnPictureError = {
  readonly kind:
    | 'picture-empty'
    | 'picture-too-many-bytes'
    /** No known type. */
    | 'picture-type-unknown'
    /** Too many pixels to be opened. */
    | 'picture-too-large'
    /** Too few pixels for any format, or a mere strip. */
    | 'picture-too-small'
    /** Only the device that made it reads it: to be saved as JPEG. */
    | 'picture-heic'
    /** Broken off or damaged. */
    | 'picture-unreadable';
};

/** Accepts a file's bytes. */
export const checkByteCount = (byteCount: number): E.Either<OwnPictureError, number> => {
  if (!(byteCount > 0)) return E.left({ kind: 'picture-empty' });
  return byteCount > ownPictureLimits.bytes
    ? E.left({ kind: 'picture-too-many-bytes' })
    : E.right(byteCount);
};

/** Accepts a picture's pixels. */
export const checkPictureSize = (size: ImageSize): E.Either<OwnPictureError, ImageSize> => {
  const { width, height } = size;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (!(shorter > 0)) return E.left({ kind: 'picture-unreadable' });
  if (width * height > ownPictureLimits.pixels) return E.left({ kind: 'picture-too-large' });
  return shorter < ownPictureLimits.shorterSide || longer > shorter * ownPictureLimits.ratio
    ? E.left({ kind: 'picture-too-small' })
    : E.right(size);
};

/** Whether a file may be decoded, by its size and first bytes. */
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
