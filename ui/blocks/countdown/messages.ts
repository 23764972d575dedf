import type { MessageTable, MessageTexts } from '../../messages/message-table.ts';

const orderBy = {
  de: 'Bestellen Sie bis {cutOff}.',
  en: 'Order by {cutOff}.',
  es: 'Pida antes {cutOff}.',
  fr: 'Commandez avant {cutOff}.',
  it: 'Ordini entro {cutOff}.',
  nl: 'Bestel vóór {cutOff}.',
} as const satisfies MessageTexts;

/** Texts of the countdown block; its cut-offs use the product page's. */
export const countdownMessages = {
  'countdown.safety': orderBy,
  'countdown.normal': orderBy,
  'countdown.express': {
    de: 'Bestellen Sie mit Express bis {cutOff}.',
    en: 'Order with express delivery by {cutOff}.',
    'en-US': 'Order with express shipping by {cutOff}.',
    es: 'Pida con envío exprés antes {cutOff}.',
    fr: 'Commandez en express avant {cutOff}.',
    it: 'Ordini con spedizione espressa entro {cutOff}.',
    nl: 'Bestel met express vóór {cutOff}.',
  },
  'countdown.saturday': {
    de: 'Bestellen Sie mit Samstagszustellung bis {cutOff}.',
    en: 'Order with Saturday delivery by {cutOff}.',
    es: 'Pida con entrega en sábado antes {cutOff}.',
    fr: 'Commandez avec livraison le samedi avant {cutOff}.',
    it: 'Ordini con consegna di sabato entro {cutOff}.',
    nl: 'Bestel met zaterdagbezorging vóór {cutOff}.',
    'nl-BE': 'Bestel met levering op zaterdag vóór {cutOff}.',
  },
  'countdown.unknown': {
    de: 'Den Liefertermin nennen wir Ihnen im Warenkorb.',
    en: 'Your delivery date is shown in the basket.',
    'en-US': 'Your delivery date is shown in the cart.',
    es: 'La fecha de entrega aparece en la cesta.',
    fr: 'La date de livraison vous est indiquée dans le panier.',
    it: 'La data di consegna è indicata nel carrello.',
    nl: 'De leverdatum ziet u in de winkelmand.',
  },
} as const satisfies MessageTable;
