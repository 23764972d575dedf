import type { PhotoboxLabels } from './photobox-labels.ts';

/** Spanish. */
export const spanishPhotoboxLabels = {
  types: {
    small: 'Caja de fotos',
    max: 'Caja de fotos MAX',
    photoprint: 'Fotos reveladas',
  },
  papers: {
    simple: 'Papel fotográfico básico',
    poster: 'Papel póster brillante',
    matte: 'Papel fotográfico mate',
    hahnemuehle: 'Papel artístico Hahnemühle',
  },
  photos: {
    one: 'foto',
    other: 'fotos',
  },
} as const satisfies PhotoboxLabels;
