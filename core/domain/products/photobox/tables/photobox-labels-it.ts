import type { PhotoboxLabels } from './photobox-labels.ts';

/** Italian. */
export const italianPhotoboxLabels = {
  types: {
    small: 'Scatola con foto',
    max: 'Scatola con foto MAX',
    photoprint: 'Stampe fotografiche',
  },
  papers: {
    simple: 'Carta fotografica semplice',
    poster: 'Carta poster lucida',
    matte: 'Carta fotografica opaca',
    hahnemuehle: 'Carta artistica Hahnemühle',
  },
  photos: {
    one: 'foto',
    other: 'foto',
  },
} as const satisfies PhotoboxLabels;
