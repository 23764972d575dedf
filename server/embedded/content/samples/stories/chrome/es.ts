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
    poster: ['Todavía no se puede hacer el pedido', 'Impreso en Baviera'],
    kartenliebe: ['Todavía no se puede hacer el pedido', 'Impreso en Baviera'],
  },
};
