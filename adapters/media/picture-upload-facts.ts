import { uploadedPictureTypes } from '../../core/domain/image/own-picture.ts';
import { oneOf } from '../../core/domain/text/one-of.ts';
import { isExifOrientation } from '../../core/domain/image/picture-orientation.ts';
import { photoKeptUntil, type PhotoHold } from '../../core/domain/print/retention.ts';
import { E, t } from '../../core/fp.ts';
import type { PictureUpload } from '../../core/ports/picture-uploads.ts';
import type { OriginalFacts } from './original-facts.ts';
import { parseJson } from '../../core/domain/text/parse-json.ts';

export type UploadLimits = {
  /** Of all pictures together. */
  readonly bytes: number;
  /** Of the pictures of one client, whatever its cookies. */
  readonly bytesOfClient: number;
  /** Uploads, finished or not. */
  readonly ofOwner: number;
  /** Of all visitors, without a byte: each call without a cookie begins one. */
  readonly empty: number;
  /** Of all visitors, with a byte: a few bytes are enough for a picture's head. */
  readonly started: number;
};

/**
 * 20 GB, a tenth of them for one network: a box or a book of 300 photos of a phone, 6 MB each. A
 * visitor may have one of them and begin another; a shopper's first bytes come at once. Photos of
 * phones fill the bytes long before the counts.
 */
export const usualUploadLimits: UploadLimits = {
  bytes: 20_000_000_000,
  bytesOfClient: 2_000_000_000,
  ofOwner: 400,
  empty: 5_000,
  started: 20_000,
};

export const isUploadedType = oneOf(uploadedPictureTypes);

const Facts = t.intersection([
  t.type({ owner: t.string, byteCount: t.number, begunAt: t.number }),
  t.partial({
    picture: t.type({ type: t.string, size: t.type({ width: t.number, height: t.number }) }),
    original: t.type({ digest: t.string, orientation: t.number }),
    holds: t.readonlyArray(
      t.intersection([
        t.type({ orderId: t.string }),
        t.partial({ heldAt: t.number, deliveredAt: t.number }),
      ]),
    ),
  }),
]);

export type UploadFacts = {
  readonly owner: string;
  readonly byteCount: number;
  readonly begunAt: number;
  readonly picture?: NonNullable<PictureUpload['picture']>;
  readonly original?: OriginalFacts;
  /** Orders that it was bought with. */
  readonly holds?: readonly PhotoHold[];
};

/** `offset` is the length of its file. */
export type KnownUpload = UploadFacts & {
  readonly offset: number;
  /** Who began it; not written down, and undefined after a restart. */
  readonly client?: string | undefined;
};

/** Undefined where a text holds something else. */
export const readUploadFacts = (text: string): UploadFacts | undefined => {
  const facts = Facts.decode(parseJson(text));
  if (E.isLeft(facts)) return undefined;
  const { picture, original, ...rest } = facts.right;
  if (picture === undefined) return rest;
  const { type, size } = picture;
  if (!isUploadedType(type)) return undefined;
  const orientation = original?.orientation;
  return {
    ...rest,
    picture: { type, size },
    ...(original !== undefined &&
      orientation !== undefined &&
      isExifOrientation(orientation) && { original: { ...original, orientation } }),
  };
};

/** In milliseconds since 1970. */
export const uploadKeptUntil = ({ begunAt, picture, holds }: UploadFacts): number =>
  photoKeptUntil({ begunAt, isFinished: picture !== undefined, holds });

/** Whether an upload has to be removed at `now`, in milliseconds since 1970. */
export const isUploadExpired = (facts: UploadFacts, now: number): boolean =>
  now > uploadKeptUntil(facts);

/** Photos of orders do not count towards a shopper's share of the disk. */
export const isOrdered = ({ holds = [] }: UploadFacts): boolean => holds.length > 0;

/** 256 bits as base64url: the name of no other folder, whoever asks. */
export const isUploadId = (text: string): boolean => /^[\w-]{43}$/u.test(text);
