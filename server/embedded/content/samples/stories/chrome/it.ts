import type { ChromeTexts } from './chrome.ts';

/** In Italian. */
export const texts: ChromeTexts = {
  columns: {
    shop: 'Negozio',
    service: 'Assistenza',
    legal: 'Informazioni legali',
  },
  christmas: 'Ordinare in tempo per Natale',
  promises: {
    poster: ['Ordinare senza account', 'Stampato in Baviera'],
    kartenliebe: ['Ordinare senza account', 'Stampato in Baviera'],
  },
};
