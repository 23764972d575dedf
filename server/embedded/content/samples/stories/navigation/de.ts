import type { NavigationTexts } from './texts.ts';

/** In German. */
export const texts: NavigationTexts = {
  shops: {
    poster: 'Wandbilder',
    kartenliebe: 'Karten',
  },
  header: {
    account: 'Konto',
    cart: 'Warenkorb',
    service: 'Service',
    magazine: 'Magazin',
  },
  groups: {
    materials: 'Materialien',
    frames: 'Rahmen',
    formats: 'Beliebte Formate',
    advice: 'Beratung',
    family: 'Familie',
    festive: 'Feste',
    photos: 'Aus Ihren Fotos',
  },
  allWallArt: 'Alle Wandbilder',
  productMatrix: 'Materialien im Vergleich',
  wallArtGroups: {
    bestseller: 'Für fast jeden Raum',
    premium: 'Premium',
    'additional-products': 'Weitere Materialien',
  },
  badges: {
    popular: 'Beliebt',
    new: 'Neu',
  },
  cards: {
    cards: 'Karten',
    calendars: 'Kalender',
    photobooks: 'Fotobücher',
    photoboxes: 'Fotoboxen',
  },
};
