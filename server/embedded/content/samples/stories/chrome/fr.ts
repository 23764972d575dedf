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
    poster: ['Il n’est pas encore possible de commander', 'Imprimé en Bavière'],
    kartenliebe: ['Il n’est pas encore possible de commander', 'Imprimé en Bavière'],
  },
};
