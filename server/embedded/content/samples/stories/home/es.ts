import type { HomeTexts } from './page.ts';

/** In Spanish. */
export const texts: HomeTexts = {
  name: 'Inicio',
  title: 'Sus fotos en cuadros, hechos en Baviera',
  description:
    'Sus fotos se convierten en cuadros: en lienzo, en metacrilato, sobre aluminio o como póster. Hechos uno a uno en Baviera.',
  headline: 'Imágenes que permanecen',
  lead: 'Su foto se convierte en un cuadro. Usted elige material y medida, nosotros imprimimos y acabamos a mano.',
  picture: 'Cordilleras al anochecer',
  tile: 'Volver al inicio',
  startLink: 'Ver los cuadros',
  tilesHeadline: '¿Por dónde quiere empezar?',
  about: {
    headline: 'Hechos uno a uno',
    text: [
      'Cada cuadro se hace para una pared y para una persona. Por eso no tenemos existencias: imprimimos cuando hace el pedido.',
      'Antes ve su foto sobre el material, a tamaño real y con el precio que pagará.',
    ],
  },
};
