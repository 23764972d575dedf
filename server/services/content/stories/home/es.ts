import type { HomeTexts } from './page.ts';

/** In Spanish. */
export const texts: HomeTexts = {
  name: 'Inicio',
  title: 'Tus fotos en la pared',
  description:
    'Tus fotos se convierten en cuadros: en lienzo, en vidrio acrílico, sobre aluminio o como póster. Hechos uno a uno en Baviera.',
  headline: 'Imágenes que permanecen',
  lead: 'Tu foto se convierte en un cuadro. Tú eliges material y medida, nosotros imprimimos y acabamos a mano.',
  picture: 'Cordilleras al anochecer',
  tile: 'Volver al inicio',
  startLink: 'Ver los cuadros',
  tilesHeadline: '¿Por dónde quieres empezar?',
  about: {
    headline: 'Hechos uno a uno',
    text: [
      'Cada cuadro se hace para una pared y para una persona. Por eso no tenemos existencias: imprimimos cuando haces el pedido.',
      'Antes ves tu foto sobre el material, a tamaño real y con el precio que pagarás.',
    ],
  },
};
