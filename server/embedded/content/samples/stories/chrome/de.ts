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
    poster: ['Bestellen ohne Kundenkonto', 'Gedruckt in Bayern'],
    kartenliebe: ['Bestellen ohne Kundenkonto', 'Gedruckt in Bayern'],
  },
};
