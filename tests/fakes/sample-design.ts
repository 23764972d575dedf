import type { CardDesign } from '../../core/domain/products/card/designs/card-design.ts';

/** A small flat card of a wedding, with three palettes of two colours. */
export const sampleDesign: CardDesign = {
  id: 'elise',
  name: 'Élise',
  occasion: 'hochzeit',
  piece: 'card',
  style: 'line-art',
  layout: 'thank-you',
  shape: 'small',
  sheet: 'flat',
  ornament: 'eucalyptus',
  typePairing: 'garden',
  palettes: ['sage', 'eucalyptus', 'blush'],
  seed: 1,
};

/** What the shop says of it. */
export const sampleStanding = {
  rank: 1,
  popularity: 5,
  created: 0,
  isNew: false,
  isBestseller: true,
  suite: ['elise-menu'],
} as const;
