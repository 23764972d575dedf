import type { MessageTable } from '../../messages/message-table.ts';

/** For `/llms.txt`, beside the content's own texts. */
export const llmsMessages = {
  'llms.currency': {
    de: 'Preise in {currency}',
    en: 'Prices in {currency}',
    es: 'Precios en {currency}',
    fr: 'Prix en {currency}',
    it: 'Prezzi in {currency}',
    nl: 'Prijzen in {currency}',
  },
  'llms.delivery': {
    de: 'Lieferung nach: {country}',
    en: 'Delivery to: {country}',
    es: 'Envío a: {country}',
    fr: 'Livraison : {country}',
    it: 'Consegna: {country}',
    nl: 'Levering in: {country}',
  },
  'llms.markets': {
    de: 'Länder und Sprachen',
    en: 'Countries and languages',
    es: 'Países e idiomas',
    fr: 'Pays et langues',
    it: 'Paesi e lingue',
    nl: 'Landen en talen',
  },
  'llms.others': {
    de: 'Weitere Seiten',
    en: 'More pages',
    es: 'Más páginas',
    fr: 'Autres pages',
    it: 'Altre pagine',
    nl: 'Meer pagina’s',
  },
} as const satisfies MessageTable;
