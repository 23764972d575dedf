import { oneOf } from '../text/one-of.ts';

/** Photo boxes and loose prints (storefront §3; decisions, "Catalogue and products"). */
export const photoboxTypes = ['small', 'max', 'photoprint'] as const;

/** `photoprint`: prints without a box. */
export type PhotoboxType = (typeof photoboxTypes)[number];

export const isPhotoboxType = oneOf(photoboxTypes);

/** Papers (storefront §3): simple, poster (glossy), matte photo paper, Hahnemühle. */
export const photoboxPapers = ['simple', 'poster', 'matte', 'hahnemuehle'] as const;

export type PhotoboxPaper = (typeof photoboxPapers)[number];

export const isPhotoboxPaper = oneOf(photoboxPapers);
