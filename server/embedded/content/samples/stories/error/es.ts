import type { ErrorTexts } from './page.ts';

/** In Spanish. */
export const texts: ErrorTexts = {
  name: 'Página no encontrada',
  title: 'Página no encontrada: por dónde seguir',
  description:
    'Esta página no existe o ya no existe. Desde aquí puede ir al inicio, a todos los productos o a nuestra atención al cliente.',
  headline: 'Aquí no cuelga ningún cuadro',
  lead: 'La página no existe o ya no existe. Puede seguir desde aquí.',
  picture: 'Una luna sobre colinas tranquilas',
  tilesHeadline: 'Quizá buscaba esto',
  homeLink: 'Volver al inicio',
};
