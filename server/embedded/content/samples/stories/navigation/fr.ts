import type { NavigationTexts } from './texts.ts';

/** In French. */
export const texts: NavigationTexts = {
  shops: {
    poster: 'Déco murale',
    kartenliebe: 'Cartes',
  },
  header: {
    account: 'Compte',
    cart: 'Panier',
    service: 'Aide',
    magazine: 'Magazine',
  },
  groups: {
    materials: 'Supports',
    frames: 'Cadres',
    formats: 'Formats populaires',
    advice: 'Conseils',
    family: 'Famille',
    festive: 'Fêtes',
    photos: 'Avec vos photos',
  },
  allWallArt: 'Toute la déco murale',
  productMatrix: 'Comparer les supports',
  wallArtGroups: {
    bestseller: 'Pour presque toute pièce',
    premium: 'Premium',
    'additional-products': 'Autres supports',
  },
  badges: {
    popular: 'Populaire',
    new: 'Nouveau',
  },
  cards: {
    cards: 'Cartes',
    calendars: 'Calendriers',
    photobooks: 'Livres photo',
    photoboxes: 'Box photos',
  },
};
