import type { NavigationTexts } from './texts.ts';

/** In Dutch. */
export const texts: NavigationTexts = {
  shops: {
    poster: 'Wanddecoratie',
    kartenliebe: 'Kaarten',
  },
  header: {
    account: 'Account',
    cart: 'Winkelmand',
    service: 'Service',
    magazine: 'Magazine',
  },
  groups: {
    materials: 'Materialen',
    frames: 'Lijsten',
    formats: 'Populaire formaten',
    advice: 'Advies',
    family: 'Familie',
    festive: 'Feesten',
    photos: 'Van uw foto’s',
  },
  allWallArt: 'Alle wanddecoratie',
  productMatrix: 'Materialen vergelijken',
  wallArtGroups: {
    bestseller: 'Voor bijna elke ruimte',
    premium: 'Premium',
    'additional-products': 'Meer materialen',
  },
  badges: {
    popular: 'Populair',
    new: 'Nieuw',
  },
  cards: {
    cards: 'Kaarten',
    calendars: 'Kalenders',
    photobooks: 'Fotoboeken',
    photoboxes: 'Fotoboxen',
  },
};
