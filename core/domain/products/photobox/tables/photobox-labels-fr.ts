import type { PhotoboxLabels } from './photobox-labels.ts';

/** French. */
export const frenchPhotoboxLabels = {
  types: {
    small: 'Box photos',
    max: 'Box photos MAX',
    photoprint: 'Tirages photo',
  },
  papers: {
    simple: 'Papier photo simple',
    poster: 'Papier poster brillant',
    matte: 'Papier photo mat',
    hahnemuehle: 'Papier d’art Hahnemühle',
  },
  photos: {
    one: 'photo',
    other: 'photos',
  },
} as const satisfies PhotoboxLabels;
