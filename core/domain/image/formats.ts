import { oneOf } from '../text/one-of.ts';

/**
 * Codings of pictures. Pages ask for `auto` (storefront §7): the service picks one by the browser's
 * Accept header.
 */
export const pictureFormats = ['auto', 'avif', 'webp', 'jpg'] as const;

/** A format in a media address. */
export type PictureFormat = (typeof pictureFormats)[number];

/** A format that bytes can have. */
export type CodedFormat = Exclude<PictureFormat, 'auto'>;

/** The answer to `auto` while nothing better is ready (supporting §9). */
export const defaultPictureFormat = 'webp' satisfies CodedFormat;

/** Narrows a text to a picture format. */
export const isPictureFormat = oneOf(pictureFormats);
