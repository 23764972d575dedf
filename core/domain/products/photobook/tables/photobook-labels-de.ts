import type { PhotobookLabels } from './photobook-labels.ts';

/** German. */
export const germanPhotobookLabels = {
  types: {
    digitalfotobuch: 'Digitalfotobuch',
    echtfotobuch: 'Echtfotobuch',
    fotoheft: 'Fotoheft',
  },
  printings: {
    digital: 'Digitaldruck',
    echtfoto: 'Belichtung auf Fotopapier',
  },
  bindings: {
    heftbindung: 'Heftbindung',
    layflat: 'Layflat-Bindung',
    pur: 'PUR-Klebebindung',
  },
  covers: {
    hard: 'Hardcover',
    soft: 'Softcover',
  },
  papers: {
    glaenzend: 'Glänzend',
    matt: 'Matt',
    feinstweiss: 'Feinstweiß',
    standard: 'Standard',
  },
  coverLaminations: {
    glossy: 'Glänzend',
    matt: 'Matt',
  },
  orientations: {
    'din-landscape': 'Querformat',
    'din-portrait': 'Hochformat',
    square: 'Quadratisch',
  },
  dinWords: {
    'din-landscape': 'quer',
    'din-portrait': 'hoch',
  },
} as const satisfies PhotobookLabels;
