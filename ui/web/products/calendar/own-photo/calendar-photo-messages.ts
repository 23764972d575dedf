import type { MessageTable } from '../../../../messages/message-table.ts';

/** A photo of one's own does not hang on a wall here. They have no arguments. */
export const calendarPhotoMessages = {
  'own-picture.title': {
    de: 'Ihr Foto im Kalender',
    en: 'Your photo in the calendar',
    es: 'Su foto en el calendario',
    fr: 'Votre photo dans le calendrier',
    it: 'La sua foto nel calendario',
    nl: 'Uw foto in de kalender',
  },
  'own-picture.chosen': {
    de: 'Ihr Foto ist jetzt im ersten Monat und auf dem Deckblatt.',
    en: 'Your photo is now in the first month and on the cover.',
    es: 'Su foto ya está en el primer mes y en la portada.',
    fr: 'Votre photo est maintenant dans le premier mois et sur la couverture.',
    it: 'La sua foto è ora nel primo mese e sulla copertina.',
    nl: 'Uw foto staat nu in de eerste maand en op het voorblad.',
  },
} as const satisfies MessageTable;
