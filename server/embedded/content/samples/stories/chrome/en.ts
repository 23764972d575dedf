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
    poster: ['Ordering is not possible yet', 'Printed in Bavaria'],
    kartenliebe: ['Ordering is not possible yet', 'Printed in Bavaria'],
  },
};
