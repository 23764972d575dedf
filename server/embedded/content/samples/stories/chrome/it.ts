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
    poster: ['Non è ancora possibile ordinare', 'Stampato in Baviera'],
    kartenliebe: ['Non è ancora possibile ordinare', 'Stampato in Baviera'],
  },
};
