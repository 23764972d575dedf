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
    poster: ['Order without an account', 'Printed in Bavaria'],
    kartenliebe: ['Order without an account', 'Printed in Bavaria'],
  },
};
