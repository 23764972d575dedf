import type { NavigationTexts } from './texts.ts';

/** In Spanish. */
export const texts: NavigationTexts = {
  shops: {
    poster: 'Cuadros',
    kartenliebe: 'Tarjetas',
  },
  header: {
    account: 'Cuenta',
    cart: 'Cesta',
    service: 'Ayuda',
    magazine: 'Revista',
  },
  groups: {
    materials: 'Materiales',
    frames: 'Marcos',
    formats: 'Formatos populares',
    advice: 'Consejos',
    family: 'Familia',
    festive: 'Celebraciones',
    photos: 'Con sus fotos',
  },
  allWallArt: 'Todos los cuadros',
  productMatrix: 'Comparar materiales',
  wallArtGroups: {
    bestseller: 'Para casi todo espacio',
    premium: 'Premium',
    'additional-products': 'Más materiales',
  },
  badges: {
    popular: 'Popular',
    new: 'Nuevo',
  },
  cards: {
    cards: 'Tarjetas',
    calendars: 'Calendarios',
    photobooks: 'Fotolibros',
    photoboxes: 'Cajas de fotos',
  },
};
