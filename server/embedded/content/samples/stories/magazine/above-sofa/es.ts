import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'El cuadro adecuado sobre el sofá',
  title: 'Cuadro sobre el sofá: tamaño según el ancho',
  description:
    'Dos tercios del ancho del sofá y un palmo por encima: el tamaño del cuadro para cada sofá en una tabla, para uno solo o para una pareja.',
  headline: 'El cuadro adecuado sobre el sofá',
  lead: 'Dos tercios del ancho del sofá: con esta regla sale el tamaño. La tabla lo calcula para cinco sofás.',
  picture: 'Cuadro ancho de montañas al amanecer sobre un sofá gris',
  opening: {
    headline: 'La regla de los dos tercios',
    text: [
      'Un cuadro sobre el sofá queda bien cuando ocupa unos dos tercios de su ancho. Si es más estrecho que la mitad, flota en la pared. Si es más ancho que el sofá, lo aplasta.',
      'Mida el sofá entero, con los brazos. En un sofá rinconera solo cuenta el lado sobre el que cuelga el cuadro.',
    ],
  },
  beside: {
    headline: 'La distancia al respaldo',
    text: [
      'Deje entre el respaldo y el borde inferior un palmo, unos 20 cm como máximo. Con menos, al recostarse se toca el cuadro. Con más, cuadro y sofá dejan de ir juntos.',
      'Si el techo es bajo, elija un formato ancho y de poca altura. Una panorámica alarga la pared.',
    ],
    picture: 'Cuadro de dunas rosadas de 105 × 70 cm sobre un sofá gris',
    link: 'Ver lienzo de 120 × 80 cm',
  },
  table: {
    caption: 'Tamaño del cuadro según el sofá',
    header: ['Sofá', 'Ancho del cuadro', 'Un cuadro', 'Dos, cada uno'],
    rows: [
      ['160 cm', 'unos 105 cm', '100 × 70 cm', '50 × 70 cm'],
      ['180 cm', 'unos 120 cm', '120 × 80 cm', '60 × 80 cm'],
      ['200 cm', 'unos 135 cm', '135 × 90 cm', '60 × 90 cm'],
      ['220 cm', 'unos 145 cm', '150 × 100 cm', '70 × 100 cm'],
      ['250 cm', 'unos 165 cm', '165 × 80 cm', '80 × 80 cm'],
    ],
  },
  details: {
    headline: '¿Uno, dos o tres?',
    text: [
      'Uno solo es lo más tranquilo y pide un motivo que se mire con gusto mucho tiempo: un paisaje, una ciudad, un retrato con espacio. Dos verticales juntos van bien en paredes altas. Tres iguales en fila cuentan una pequeña historia.',
      'Con dos o tres cuenta también la distancia: calcule de 5 a 8 cm entre ellos y mida el grupo de borde a borde.',
    ],
  },
  figures: [
    {
      alternative: 'Cuadro pequeño de 60 × 40 cm sobre un sofá de algo más de 2 m',
      caption: 'Demasiado pequeño: 60 cm sobre un sofá de algo más de 2 m. El cuadro flota.',
    },
    {
      alternative: 'Cuadro ancho de 135 × 70 cm sobre el mismo sofá',
      caption: 'Así sí: 135 cm sobre el mismo sofá, unos dos tercios de su ancho.',
    },
  ],
  closing: {
    headline: 'La prueba en papel',
    text: [
      'Pegue papel de periódico del tamaño del cuadro y siéntese enfrente. Dos tamaños a la vista enseñan más que cualquier regla. Si duda, elija el mayor: en una pared vacía, un cuadro parece más pequeño de lo que se imaginaba.',
      'Material y luz en el salón: [](living-room). La altura desde el suelo: [](article-hanging-height).',
    ],
  },
};
