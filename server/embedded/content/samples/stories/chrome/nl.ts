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
    poster: ['Bestellen is nog niet mogelijk', 'Geprint in Beieren'],
    kartenliebe: ['Bestellen is nog niet mogelijk', 'Geprint in Beieren'],
  },
};
