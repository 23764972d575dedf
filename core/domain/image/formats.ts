import { oneOf } from '../text/one-of.ts';

/** Pages ask for `auto` (storefront §7): the service chooses by the Accept header. */
export const pictureFormats = ['auto', 'avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

export type CodedFormat = Exclude<PictureFormat, 'auto'>;

/** For `auto` while nothing better is ready (supporting §9). */
export const defaultPictureFormat = 'webp' satisfies CodedFormat;

export const isPictureFormat = oneOf(pictureFormats);
