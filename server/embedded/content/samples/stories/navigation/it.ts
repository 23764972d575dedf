import type { NavigationTexts } from './texts.ts';

/** In Italian. */
export const texts: NavigationTexts = {
  shops: {
    poster: 'Stampe da parete',
    kartenliebe: 'Biglietti',
  },
  header: {
    account: 'Account',
    cart: 'Carrello',
    service: 'Assistenza',
    magazine: 'Rivista',
  },
  groups: {
    materials: 'Materiali',
    frames: 'Cornici',
    formats: 'Formati più amati',
    advice: 'Consigli',
    family: 'Famiglia',
    festive: 'Feste',
    photos: 'Dalle sue foto',
  },
  allWallArt: 'Tutte le stampe da parete',
  productMatrix: 'Confrontare i materiali',
  wallArtGroups: {
    bestseller: 'Per quasi ogni ambiente',
    premium: 'Premium',
    'additional-products': 'Altri materiali',
  },
  badges: {
    popular: 'Popolare',
    new: 'Nuovo',
  },
  cards: {
    cards: 'Biglietti',
    calendars: 'Calendari',
    photobooks: 'Fotolibri',
    photoboxes: 'Scatole con foto',
  },
};
