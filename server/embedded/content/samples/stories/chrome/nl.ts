import type { ChromeTexts } from './chrome.ts';

/** In Dutch. */
export const texts: ChromeTexts = {
  columns: {
    shop: 'Winkel',
    service: 'Service',
    legal: 'Juridisch',
  },
  christmas: 'Op tijd bestellen voor kerst',
  promises: {
    poster: ['Bestellen zonder account', 'Geprint in Beieren'],
    kartenliebe: ['Bestellen zonder account', 'Geprint in Beieren'],
  },
};
