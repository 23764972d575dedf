import type { ChromeTexts } from './chrome.ts';

/** In German. */
export const texts: ChromeTexts = {
  columns: {
    shop: 'Shop',
    service: 'Service',
    legal: 'Rechtliches',
  },
  christmas: 'Rechtzeitig vor Weihnachten bestellen',
  promises: {
    poster: ['Einzeln für Sie gefertigt', 'Gedruckt in Bayern'],
    kartenliebe: ['Musterkarten: die ersten drei sind gratis', 'Gedruckt in Bayern'],
  },
};
