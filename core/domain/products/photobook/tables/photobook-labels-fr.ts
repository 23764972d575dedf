import type { PhotobookLabels } from './photobook-labels.ts';

/** French. */
export const frenchPhotobookLabels = {
  types: {
    digitalfotobuch: 'Livre photo numérique',
    echtfotobuch: 'Livre photo sur papier argentique',
    fotoheft: 'Livret photo',
  },
  printings: {
    digital: 'Impression numérique',
    echtfoto: 'Tirage argentique',
  },
  bindings: {
    heftbindung: 'Reliure agrafée',
    layflat: 'Reliure à plat',
    pur: 'Dos carré collé PUR',
  },
  covers: {
    hard: 'Couverture rigide',
    soft: 'Couverture souple',
  },
  papers: {
    glaenzend: 'Brillant',
    matt: 'Mat',
    feinstweiss: 'Extra-blanc',
    standard: 'Standard',
  },
  coverLaminations: {
    glossy: 'Brillante',
    matt: 'Mate',
  },
  orientations: {
    'din-landscape': 'Paysage',
    'din-portrait': 'Portrait',
    square: 'Carré',
  },
  dinWords: {
    'din-landscape': 'paysage',
    'din-portrait': 'portrait',
  },
} as const satisfies PhotobookLabels;
