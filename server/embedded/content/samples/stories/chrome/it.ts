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
    poster: ['Realizzato singolarmente per lei', 'Stampato in Baviera'],
    kartenliebe: ['Campioni: i primi tre sono gratuiti', 'Stampato in Baviera'],
  },
};
