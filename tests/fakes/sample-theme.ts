import type { CardTheme } from '../../core/domain/products/card/card-theme.ts';

/** A folded wedding card in two colours and two formats, with foil and relief. */
export const sampleTheme: CardTheme = {
  id: 'elena',
  name: 'Elena',
  occasion: 'hochzeit',
  piece: 'card',
  style: 'floral',
  shape: 'portrait',
  colours: ['green'],
  labels: [],
  suite: [],
  facts: {
    themeId: 'elena',
    sheets: ['folded', 'flat'],
    variants: ['sage', 'forest'],
    formats: [
      { width: 115, height: 168 },
      { width: 145, height: 145 },
    ],
    layers: ['foil', 'relief'],
    punchings: ['rounded', 'hole'],
  },
  rank: 1,
  popularity: 0,
  created: 0,
};
