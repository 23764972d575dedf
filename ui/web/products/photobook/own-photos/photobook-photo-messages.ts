import type { MessageTable } from '../../../../messages/message-table.ts';

/** A photo of one's own does not hang on a wall here. They have no arguments. */
export const photobookPhotoMessages = {
  'own-picture.title': {
    de: 'Ihre Fotos im Buch',
    en: 'Your photos in the book',
    es: 'Sus fotos en el libro',
    fr: 'Vos photos dans le livre',
    it: 'Le sue foto nel libro',
    nl: 'Uw foto’s in het boek',
  },
  'own-picture.chosen': {
    de: 'Ihr Foto ist jetzt auf dem Einband und auf den Seiten.',
    en: 'Your photo is now on the cover and on the pages.',
    es: 'Su foto ya está en la tapa y en las páginas.',
    fr: 'Votre photo est maintenant sur la couverture et sur les pages.',
    it: 'La sua foto è ora sulla copertina e sulle pagine.',
    nl: 'Uw foto staat nu op de kaft en op de pagina’s.',
  },
} as const satisfies MessageTable;
