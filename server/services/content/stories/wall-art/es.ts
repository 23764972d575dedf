import type { WallArtTexts } from './page.ts';

/** In Spanish. */
export const texts: WallArtTexts = {
  name: 'Cuadros personalizados',
  title: 'Cuadros personalizados con su foto',
  description:
    'Cuadros con su foto: lienzo, vidrio acrílico, aluminio y póster comparados, en cualquier formato y con marco si quiere.',
  headline: 'Cuadros personalizados',
  lead: 'Una foto, cuatro materiales. Elija según la luz, la estancia y su gusto.',
  picture: 'Dunas con luz cálida',
  tile: 'Todos los materiales de un vistazo',
  tilesHeadline: 'Materiales',
  choosing: {
    headline: '¿Qué material le conviene?',
    text: [
      '- **Lienzo**: mate y cálido, para estancias luminosas e imágenes tranquilas.',
      '- **Vidrio acrílico**: brillante y profundo, para colores fuertes y contrastes.',
      '- **Aluminio**: fino y resistente, también para baño y cocina.',
      '- **Póster**: fácil de cambiar, con marco o sin él.',
      '¿Dudas? Escríbanos desde la [página de contacto](contact) y le ayudamos a elegir.',
    ],
  },
};
