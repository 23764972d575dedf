import type { MessageTable } from '../../messages/message-table.ts';

export const galleryMessages = {
  'gallery.magnify': {
    de: 'Bild vergrößern',
    en: 'Enlarge picture',
    es: 'Ampliar imagen',
    fr: 'Agrandir l’image',
    it: 'Ingrandire l’immagine',
    nl: 'Afbeelding vergroten',
  },
  'gallery.close': {
    de: 'Großes Bild schließen',
    en: 'Close the large picture',
    es: 'Cerrar la imagen ampliada',
    fr: 'Fermer l’image agrandie',
    it: 'Chiudere l’immagine ingrandita',
    nl: 'Grote afbeelding sluiten',
  },
} as const satisfies MessageTable;
