import type { PhotoboxLabels } from './photobox-labels.ts';

/** English as written in Great Britain. */
export const englishPhotoboxLabels = {
  types: {
    small: 'Photo box',
    max: 'Photo box MAX',
    photoprint: 'Photo prints',
  },
  papers: {
    simple: 'Basic photo paper',
    poster: 'Glossy poster paper',
    matte: 'Matt photo paper',
    hahnemuehle: 'Hahnemühle fine art',
  },
  photos: {
    one: 'photo',
    other: 'photos',
  },
} as const satisfies PhotoboxLabels;

/** What the United States call or spell otherwise. */
export const usPhotoboxLabels = {
  papers: {
    ...englishPhotoboxLabels.papers,
    matte: 'Matte photo paper',
  },
} as const satisfies Partial<PhotoboxLabels>;
