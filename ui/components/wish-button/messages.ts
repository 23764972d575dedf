import type { MessageTable } from '../../messages/message-table.ts';

/** The way of what is chosen to the wishlist. */
export const wishButtonMessages = {
  'wish.add': {
    de: 'Merken',
    en: 'Save',
    es: 'Guardar',
    fr: 'Enregistrer',
    it: 'Salva',
    nl: 'Bewaren',
  },
  'wish.adds': {
    de: ' auf dem Merkzettel',
    en: ' to the wishlist',
    es: ' en la lista de deseos',
    fr: ' dans la liste d’envies',
    it: ' nella lista dei desideri',
    nl: ' op de verlanglijst',
  },
} as const satisfies MessageTable;
