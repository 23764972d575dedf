import type { PhotoboxLabels } from './photobox-labels.ts';

/** German. */
export const germanPhotoboxLabels = {
  types: {
    small: 'Fotobox',
    max: 'Fotobox MAX',
    photoprint: 'Fotoabzüge',
  },
  papers: {
    simple: 'Einfaches Fotopapier',
    poster: 'Posterpapier glänzend',
    matte: 'Fotopapier matt',
    hahnemuehle: 'Hahnemühle FineArt',
  },
  photos: {
    one: 'Foto',
    other: 'Fotos',
  },
} as const satisfies PhotoboxLabels;
