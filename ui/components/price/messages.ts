import type { MessageTable } from '../../messages/message-table.ts';

/** What the price says. */
export const priceMessages = {
  'price.now': {
    de: 'jetzt',
    en: 'now',
    es: 'ahora',
    fr: 'maintenant',
    it: 'ora',
    nl: 'nu',
  },
  'price.before': {
    de: 'statt',
    en: 'was',
    es: 'antes',
    fr: 'au lieu de',
    it: 'invece di',
    nl: 'in plaats van',
  },
  'price.from': {
    de: 'ab',
    en: 'from',
    es: 'desde',
    fr: 'dès',
    it: 'da',
    nl: 'vanaf',
  },
  'price.lowest': {
    de: 'Niedrigster Preis der letzten 30 Tage: {price}.',
    en: 'Lowest price of the last 30 days: {price}.',
    es: 'Precio más bajo de los últimos 30 días: {price}.',
    fr: 'Prix le plus bas des 30 derniers jours\u00a0: {price}.',
    it: 'Prezzo più basso degli ultimi 30 giorni: {price}.',
    nl: 'Laagste prijs van de afgelopen 30 dagen: {price}.',
  },
  'price.tax': {
    de: 'Inkl. MwSt.',
    en: 'Incl. VAT',
    'en-US': 'Plus sales tax',
    es: 'IVA incluido',
    fr: 'TVA incluse',
    it: 'IVA inclusa',
    nl: 'Incl. btw',
  },
  'price.shipping': {
    de: 'zzgl. Versand',
    en: 'plus delivery',
    'en-US': 'plus shipping',
    es: 'más envío',
    fr: 'hors frais de livraison',
    it: 'più spedizione',
    nl: 'excl. verzending',
  },
  'price.shipping-from': {
    de: 'zzgl. Versand ab {price}',
    en: 'plus delivery from {price}',
    'en-US': 'plus shipping from {price}',
    es: 'más envío desde {price}',
    fr: 'livraison en sus dès {price}',
    it: 'più spedizione da {price}',
    nl: 'plus verzending vanaf {price}',
  },
} as const satisfies MessageTable;
