import type { ImageSize } from '../domain/image/image-size.ts';
import type { ExifOrientation } from '../domain/image/picture-orientation.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** A photo as its shopper sent it. */
export type Original = {
  readonly uploadId: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly digest: string;
  /** Upright. */
  readonly size: ImageSize;
  readonly orientation: ExifOrientation;
};

export type OriginalsError =
  /** There is none, or no longer. */
  { readonly kind: 'original-not-found' } | Outage<'originals-unavailable'>;

/** The photos of orders, whoever sent them; how long they are kept says `photoKeptUntil`. */
export type Originals = {
  /** Of a finished upload. */
  readonly find: (uploadId: string) => TE.TaskEither<OriginalsError, Original>;
  /** Kept until the order was delivered and a time after; asked again it changes nothing. */
  readonly holdForOrder: (
    uploadId: string,
    orderId: string,
  ) => TE.TaskEither<OriginalsError, Original>;
  /** The time after delivery begins, at an instant in milliseconds since 1970; what is gone is gone. */
  readonly delivered: (
    uploadId: string,
    orderId: string,
    at: number,
  ) => TE.TaskEither<OriginalsError, void>;
  /** The order came to nothing; what is gone is gone. */
  readonly letGo: (uploadId: string, orderId: string) => TE.TaskEither<OriginalsError, void>;
};

export type HasOriginals = { readonly originals: Originals };
