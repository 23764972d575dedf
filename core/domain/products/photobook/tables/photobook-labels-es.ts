import type { PhotobookLabels } from './photobook-labels.ts';

/** Spanish. */
export const spanishPhotobookLabels = {
  types: {
    digitalfotobuch: 'Fotolibro digital',
    echtfotobuch: 'Fotolibro en papel fotográfico',
    fotoheft: 'Cuaderno de fotos',
  },
  printings: {
    digital: 'Impresión digital',
    echtfoto: 'Revelado en papel fotográfico',
  },
  bindings: {
    heftbindung: 'Grapado',
    layflat: 'Encuadernación Layflat',
    pur: 'Encuadernación encolada PUR',
  },
  covers: {
    hard: 'Tapa dura',
    soft: 'Tapa blanda',
  },
  papers: {
    glaenzend: 'Brillante',
    matt: 'Mate',
    feinstweiss: 'Blanco superfino',
    standard: 'Estándar',
  },
  coverLaminations: {
    glossy: 'Brillante',
    matt: 'Mate',
  },
  orientations: {
    'din-landscape': 'Horizontal',
    'din-portrait': 'Vertical',
    square: 'Cuadrado',
  },
  dinWords: {
    'din-landscape': 'horizontal',
    'din-portrait': 'vertical',
  },
} as const satisfies PhotobookLabels;
