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
    poster: ['Fabriqué à l’unité pour vous', 'Imprimé en Bavière'],
    kartenliebe: ['Échantillons : les trois premiers sont offerts', 'Imprimé en Bavière'],
  },
};
