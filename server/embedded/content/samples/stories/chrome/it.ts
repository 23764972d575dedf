import type { ChromeTexts } from './chrome.ts';

/** In Italian. */
export const texts: ChromeTexts = {
  columns: {
    shop: 'Negozio',
    service: 'Assistenza',
    legal: 'Informazioni legali',
  },
  christmas: 'In tempo per Natale',
  promises: {
    poster: ['Realizzato uno per uno', 'Stampato in Baviera'],
    kartenliebe: ['Campioni: i primi tre sono gratuiti', 'Stampato in Baviera'],
  },
};
