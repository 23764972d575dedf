import type { PhotobookLabels } from './photobook-labels.ts';

/** Dutch. */
export const dutchPhotobookLabels = {
  types: {
    digitalfotobuch: 'Digitaal fotoboek',
    echtfotobuch: 'Fotoboek op fotopapier',
    fotoheft: 'Fotoboekje',
  },
  printings: {
    digital: 'Digitale print',
    echtfoto: 'Print op fotopapier',
  },
  bindings: {
    heftbindung: 'Geniet',
    layflat: 'Layflat-binding',
    pur: 'PUR-lijmbinding',
  },
  covers: {
    hard: 'Harde kaft',
    soft: 'Zachte kaft',
  },
  papers: {
    glaenzend: 'Glanzend',
    matt: 'Mat',
    feinstweiss: 'Extra wit',
    standard: 'Standaard',
  },
  coverLaminations: {
    glossy: 'Glanzend',
    matt: 'Mat',
  },
  orientations: {
    'din-landscape': 'Liggend',
    'din-portrait': 'Staand',
    square: 'Vierkant',
  },
  dinWords: {
    'din-landscape': 'liggend',
    'din-portrait': 'staand',
  },
} as const satisfies PhotobookLabels;
