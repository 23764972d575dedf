import type { ErrorTexts } from './page.ts';

/** In Spanish. */
export const texts: ErrorTexts = {
  name: 'Página no encontrada',
  title: 'Página no encontrada',
  description: 'Esta página no existe o ya no existe.',
  headline: 'Aquí no cuelga ningún cuadro',
  lead: 'La página no existe o ya no existe. Puede seguir desde aquí.',
  picture: 'Una luna sobre colinas tranquilas',
  tilesHeadline: 'Quizá buscabas esto',
  homeLink: 'Volver al inicio',
};
