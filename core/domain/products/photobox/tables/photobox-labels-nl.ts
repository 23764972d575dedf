import type { PhotoboxLabels } from './photobox-labels.ts';

/** Dutch. */
export const dutchPhotoboxLabels = {
  types: {
    small: 'Fotobox',
    max: 'Fotobox MAX',
    photoprint: 'Fotoafdrukken',
  },
  papers: {
    simple: 'Eenvoudig fotopapier',
    poster: 'Posterpapier glanzend',
    matte: 'Fotopapier mat',
    hahnemuehle: 'Hahnemühle FineArt',
  },
  photos: {
    one: 'foto',
    other: 'foto’s',
  },
} as const satisfies PhotoboxLabels;
