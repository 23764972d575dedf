import type { MessageTable } from '../../messages/message-table.ts';

export const bookMessages = {
  'book.views': {
    de: 'Ansicht des Buchs',
    en: 'View of the book',
    es: 'Vista del libro',
    fr: 'Vue du livre',
    it: 'Vista del libro',
    nl: 'Weergave van het boek',
  },
  'book.closed': {
    de: 'Geschlossen',
    en: 'Closed',
    es: 'Cerrado',
    fr: 'Fermé',
    it: 'Chiuso',
    nl: 'Dicht',
  },
  'book.spread': {
    de: 'Doppelseite {number}',
    en: 'Spread {number}',
    es: 'Doble página {number}',
    fr: 'Double page {number}',
    it: 'Doppia pagina {number}',
    nl: 'Dubbele pagina {number}',
  },
  'book.spine': {
    de: 'Buchrücken',
    en: 'Spine',
    es: 'Lomo',
    fr: 'Dos',
    it: 'Dorso',
    nl: 'Rug',
  },
} as const satisfies MessageTable;
