import { oneOf } from '../text/one-of.ts';

/** Photo boxes and loose prints (storefront §3; decisions, "Catalogue and products"). */
export const photoboxTypes = ['small', 'max', 'photoprint'] as const;

/** `photoprint`: prints without a box. */
export type PhotoboxType = (typeof photoboxTypes)[number];

/** Guards a photo box or prints. */
export const isPhotoboxType = oneOf(photoboxTypes);

/** Papers (storefront §3): simple, poster (glossy), matte photo paper, Hahnemühle. */
export const photoboxPapers = ['simple', 'poster', 'matte', 'hahnemuehle'] as const;

/** Of photo boxes and prints. */
export type PhotoboxPaper = (typeof photoboxPapers)[number];

/** Guards a paper. */
export const isPhotoboxPaper = oneOf(photoboxPapers);
