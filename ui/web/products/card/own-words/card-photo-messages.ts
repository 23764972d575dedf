import type { MessageTable } from '../../../../messages/message-table.ts';

/** A photo of one's own does not hang on a wall here. They have no arguments. */
export const cardPhotoMessages = {
  'own-picture.title': {
    de: 'Ihr Foto auf der Karte',
    en: 'Your photo on the card',
    es: 'Su foto en la tarjeta',
    fr: 'Votre photo sur la carte',
    it: 'La sua foto sul biglietto',
    nl: 'Uw foto op de kaart',
  },
  'own-picture.chosen': {
    de: 'Ihr Foto ist jetzt auf der Karte.',
    en: 'Your photo is now on the card.',
    es: 'Su foto ya está en la tarjeta.',
    fr: 'Votre photo est maintenant sur la carte.',
    it: 'La sua foto è ora sul biglietto.',
    nl: 'Uw foto staat nu op de kaart.',
  },
} as const satisfies MessageTable;
