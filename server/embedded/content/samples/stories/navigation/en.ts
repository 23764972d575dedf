import type { NavigationTexts } from './texts.ts';

/** In English. */
export const texts: NavigationTexts = {
  shops: {
    poster: 'Wall art',
    kartenliebe: 'Cards',
  },
  header: {
    account: 'Account',
    cart: 'Basket',
    service: 'Help',
    magazine: 'Magazine',
  },
  groups: {
    materials: 'Materials',
    frames: 'Frames',
    formats: 'Popular sizes',
    advice: 'Advice',
    family: 'Family',
    festive: 'Celebrations',
    photos: 'From your photos',
  },
  allWallArt: 'All wall art',
  productMatrix: 'Compare materials',
  wallArtGroups: {
    bestseller: 'For almost any room',
    premium: 'Premium',
    'additional-products': 'More materials',
  },
  badges: {
    popular: 'Popular',
    new: 'New',
  },
  cards: {
    cards: 'Cards',
    calendars: 'Calendars',
    photobooks: 'Photo books',
    photoboxes: 'Photo boxes',
  },
};
