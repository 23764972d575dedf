import { oneOf } from '../text/one-of.ts';

/** Pages ask for `auto` (storefront §7): the service chooses by the Accept header. */
export const pictureFormats = ['auto', 'avif', 'webp', 'jpg'] as const;

/** In a media address. */
export type PictureFormat = (typeof pictureFormats)[number];

/** A format of bytes. */
export type CodedFormat = Exclude<PictureFormat, 'auto'>;

/** For `auto` while nothing better is ready (supporting §9). */
export const defaultPictureFormat = 'webp' satisfies CodedFormat;

/** Guards a format. */
export const isPictureFormat = oneOf(pictureFormats);
