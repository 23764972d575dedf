import type { ChromeTexts } from './chrome.ts';

/** In Spanish. */
export const texts: ChromeTexts = {
  columns: {
    shop: 'Tienda',
    service: 'Atención',
    legal: 'Información legal',
  },
  christmas: 'Pida a tiempo para Navidad',
  promises: {
    poster: ['Pedir sin crear una cuenta', 'Impreso en Baviera'],
    kartenliebe: ['Pedir sin crear una cuenta', 'Impreso en Baviera'],
  },
};
