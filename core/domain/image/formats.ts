import { oneOf } from '../text/one-of.ts';

/**
 * What pictures are coded as. `auto` is what pages ask for (storefront §7): the service picks by the
 * browser's Accept header.
 */
export const pictureFormats = ['auto', 'avif', 'webp', 'jpg'] as const;

/** A format in a media address. */
export type PictureFormat = (typeof pictureFormats)[number];

/** A format that bytes can have. */
export type CodedFormat = Exclude<PictureFormat, 'auto'>;

/** What `auto` answers with where nothing better is ready (supporting §9). */
export const defaultPictureFormat = 'webp' satisfies CodedFormat;

/** Whether a text names a picture format. */
export const isPictureFormat = oneOf(pictureFormats);
