import type { ChromeTexts } from './chrome.ts';

/** In English. */
export const texts: ChromeTexts = {
  columns: {
    shop: 'Shop',
    service: 'Service',
    legal: 'Legal',
  },
  christmas: 'Order in time for Christmas',
  promises: {
    poster: ['Made one at a time', 'Printed in Bavaria'],
    kartenliebe: ['Sample cards: the first three are free', 'Printed in Bavaria'],
  },
};
