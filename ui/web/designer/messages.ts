import type { MessageTable } from '../../messages/message-table.ts';

export const designerContextMessages = {
  'fact.locale': {
    de: 'Sprache',
    en: 'Language',
    es: 'Idioma',
    fr: 'Langue',
    it: 'Lingua',
    nl: 'Taal',
  },
  'fact.sku': {
    de: 'Artikelnummer',
    en: 'Article number',
    es: 'Referencia',
    fr: 'Référence',
    it: 'Codice articolo',
    nl: 'Artikelnummer',
  },
  'fact.add-to-cart': {
    de: 'Gleich in den Warenkorb',
    en: 'Straight into the basket',
    'en-US': 'Straight into the cart',
    es: 'Directamente a la cesta',
    fr: 'Directement au panier',
    it: 'Subito nel carrello',
    nl: 'Meteen in de winkelmand',
  },
  'fact.ad-click-id': {
    de: 'Kennung der Anzeige',
    en: 'Advertisement ID',
    es: 'Identificador del anuncio',
    fr: 'Identifiant de l’annonce',
    it: 'Identificativo dell’annuncio',
    nl: 'Kenmerk van de advertentie',
  },
  'fact.referral-source': {
    de: 'Gekommen über',
    en: 'Arrived through',
    es: 'Procedencia',
    fr: 'Provenance',
    it: 'Provenienza',
    nl: 'Gekomen via',
  },
  'designer.source.shopping-ad': {
    de: 'Shopping-Anzeige',
    en: 'Shopping ad',
    es: 'Anuncio de Shopping',
    fr: 'Annonce Shopping',
    it: 'Annuncio Shopping',
    nl: 'Shopping-advertentie',
  },
} as const satisfies MessageTable;
