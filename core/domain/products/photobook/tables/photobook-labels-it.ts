import type { PhotobookLabels } from './photobook-labels.ts';

/** Italian. */
export const italianPhotobookLabels = {
  types: {
    digitalfotobuch: 'Fotolibro digitale',
    echtfotobuch: 'Fotolibro su carta fotografica',
    fotoheft: 'Quaderno fotografico',
  },
  printings: {
    digital: 'Stampa digitale',
    echtfoto: 'Stampa su carta fotografica',
  },
  bindings: {
    heftbindung: 'Punto metallico',
    layflat: 'Rilegatura Layflat',
    pur: 'Brossura PUR',
  },
  covers: {
    hard: 'Copertina rigida',
    soft: 'Copertina morbida',
  },
  papers: {
    glaenzend: 'Lucida',
    matt: 'Opaca',
    feinstweiss: 'Bianca extrafine',
    standard: 'Standard',
  },
  coverLaminations: {
    glossy: 'Lucida',
    matt: 'Opaca',
  },
  orientations: {
    'din-landscape': 'Orizzontale',
    'din-portrait': 'Verticale',
    square: 'Quadrato',
  },
  dinWords: {
    'din-landscape': 'orizzontale',
    'din-portrait': 'verticale',
  },
} as const satisfies PhotobookLabels;
