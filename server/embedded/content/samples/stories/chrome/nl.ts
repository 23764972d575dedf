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
    poster: ['Stuk voor stuk voor u gemaakt', 'Geprint in Beieren'],
    kartenliebe: ['Proefkaarten: de eerste drie zijn gratis', 'Geprint in Beieren'],
  },
};
