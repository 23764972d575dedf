import type { CardSuite } from '../suite.ts';

export const floralSuites: readonly CardSuite[] = [
  {
    name: 'Elena',
    occasion: 'hochzeit',
    layout: 'garland',
    shape: 'portrait',
    sheet: 'folded',
    ornament: 'eucalyptus',
    typePairing: 'garden',
    palettes: ['sage', 'blush', 'forest'],
    seed: 1,
    pieces: ['menu', 'place-card', 'thank-you'],
  },
];
