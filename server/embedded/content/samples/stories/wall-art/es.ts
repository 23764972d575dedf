import type { WallArtTexts } from './page.ts';

/** In Spanish. */
export const texts: WallArtTexts = {
  name: 'Cuadros personalizados',
  title: 'Cuadros con su foto en doce materiales',
  description:
    'Cuadros con su foto: doce materiales, del lienzo al papel pintado, comparados, con precio, en cualquier formato y con marco si quiere.',
  headline: 'Cuadros personalizados',
  lead: 'Una foto, doce materiales. Le ayudamos a encontrar el adecuado.',
  picture: 'Dunas con luz cálida',
  tile: 'Todos los materiales de un vistazo',
  tilesHeadline: 'Seguir mirando',
  choosing: {
    headline: '¿Qué material le conviene?',
    text: [
      '- **Estancia luminosa, ventana enfrente**: [](canvas), [](aluminium) o [](fine-art), que apenas reflejan.',
      '- **Profundidad y contraste**: [](acrylic), [](gallery-bond) o [](glass).',
      '- **Baño y cocina**: [](aluminium), [](glass) o [](adhesive-film).',
      '- **Una pared entera**: [](wallpaper).',
      '- **Exterior**: [](tarpaulin).',
      'Varios cuadros en una pared: [](picture-sets).',
      'La página [](comparison) muestra las diferencias una a una. ¿Tiene dudas? Escríbanos desde la [página de contacto](contact) y le ayudamos a elegir.',
    ],
  },
};
