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
    poster: ['Hecho uno a uno para usted', 'Impreso en Baviera'],
    kartenliebe: ['Muestras: las tres primeras son gratis', 'Impreso en Baviera'],
  },
};
