import { oneOf } from '../text/one-of.ts';

/** The photo boxes, and loose prints (storefront §3; decisions, "Catalogue and products"). */
export const photoboxTypes = ['small', 'max', 'photoprint'] as const;

/** A size of photo box, or `photoprint` for prints without a box. */
export type PhotoboxType = (typeof photoboxTypes)[number];

/** Whether the text names a photo box or prints, in the core's own spelling. */
export const isPhotoboxType = oneOf(photoboxTypes);

/**
 * The papers of photo boxes and prints (storefront §3): simple, poster (glossy), matte photo paper,
 * Hahnemühle.
 */
export const photoboxPapers = ['simple', 'poster', 'matte', 'hahnemuehle'] as const;

/** A paper of photo boxes and prints. */
export type PhotoboxPaper = (typeof photoboxPapers)[number];

/** Whether the text names a paper of photo boxes and prints. */
export const isPhotoboxPaper = oneOf(photoboxPapers);
