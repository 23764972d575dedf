import type { MessageTable } from '../../messages/message-table.ts';
import { seeInRoom } from '../../messages/shop-words.ts';

export const dialogLinkMessages = {
  'dialog-links.room-view': seeInRoom,
  'dialog-links.image-magnify': {
    de: 'Vergrößern',
    en: 'Look closer',
    es: 'Ampliar',
    fr: 'Agrandir',
    it: 'Ingrandire',
    nl: 'Vergroten',
  },
  'dialog-links.3d-preview': {
    de: 'In 3D drehen',
    en: 'Turn in 3D',
    es: 'Girar en 3D',
    fr: 'Faire pivoter en 3D',
    it: 'Ruotare in 3D',
    nl: 'Draaien in 3D',
  },
  'dialog-links.customer-picture': {
    de: 'Beispiele',
    en: 'Examples',
    es: 'Ejemplos',
    fr: 'Exemples',
    it: 'Esempi',
    nl: 'Voorbeelden',
  },
  'dialog-links.product-description': {
    de: 'Produktbeschreibung',
    en: 'Product description',
    es: 'Descripción del producto',
    fr: 'Description du produit',
    it: 'Descrizione del prodotto',
    nl: 'Productbeschrijving',
  },
} as const satisfies MessageTable;
