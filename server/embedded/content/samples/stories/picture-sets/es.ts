import type { PictureSetsTexts } from './page.ts';

/** In Spanish. */
export const texts: PictureSetsTexts = {
  name: 'Composición de cuadros',
  title: 'Composición de tres a siete cuadros',
  description:
    'De tres a siete cuadros juntos en la pared: en fila, en cuadrícula, en escalera o al estilo salón, a escala, con el precio de todos y sus fotos.',
  headline: 'Varios cuadros, una pared',
  lead: 'Elija una composición y un material: las distancias ya son las correctas y cada cuadro tiene su propio formato.',
  setHeadline: 'Su composición',
};
