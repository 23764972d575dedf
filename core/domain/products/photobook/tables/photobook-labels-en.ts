import type { PhotobookLabels } from './photobook-labels.ts';

/** English as written in Great Britain. */
export const englishPhotobookLabels = {
  types: {
    digitalfotobuch: 'Digital photo book',
    echtfotobuch: 'Layflat photo book',
    fotoheft: 'Photo booklet',
  },
  printings: {
    digital: 'Digital print',
    echtfoto: 'Print on photographic paper',
  },
  bindings: {
    heftbindung: 'Saddle stitching',
    layflat: 'Layflat binding',
    pur: 'PUR adhesive binding',
  },
  covers: {
    hard: 'Hard cover',
    soft: 'Soft cover',
  },
  papers: {
    glaenzend: 'Glossy',
    matt: 'Matt',
    feinstweiss: 'Superfine white',
    standard: 'Standard',
  },
  coverLaminations: {
    glossy: 'Glossy',
    matt: 'Matt',
  },
  orientations: {
    'din-landscape': 'Landscape',
    'din-portrait': 'Portrait',
    square: 'Square',
  },
  dinWords: {
    'din-landscape': 'landscape',
    'din-portrait': 'portrait',
  },
} as const satisfies PhotobookLabels;

/** What the United States call or spell otherwise. */
export const usPhotobookLabels = {
  papers: {
    ...englishPhotobookLabels.papers,
    matt: 'Matte',
  },
  coverLaminations: {
    ...englishPhotobookLabels.coverLaminations,
    matt: 'Matte',
  },
} as const satisfies Partial<PhotobookLabels>;
