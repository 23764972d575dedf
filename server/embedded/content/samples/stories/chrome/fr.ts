import type { ChromeTexts } from './chrome.ts';

/** In French. */
export const texts: ChromeTexts = {
  columns: {
    shop: 'Boutique',
    service: 'Service',
    legal: 'Informations légales',
  },
  christmas: 'Commander à temps pour Noël',
  promises: {
    poster: ['Commander sans compte', 'Imprimé en Bavière'],
    kartenliebe: ['Commander sans compte', 'Imprimé en Bavière'],
  },
};
