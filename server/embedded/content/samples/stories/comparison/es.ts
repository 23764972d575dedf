import type { ComparisonTexts } from './page.ts';

/** In Spanish. */
export const texts: ComparisonTexts = {
  name: 'Comparar materiales',
  title: 'Materiales de cuadros comparados',
  description:
    'Lienzo, metacrilato, aluminio y póster comparados: cómo tratan la luz, qué tacto tienen y dónde encajan.',
  headline: '¿Qué material va con su foto?',
  lead: 'La misma foto se ve distinta en cada material. Aquí ve en qué se diferencian.',
  start: {
    usual: {
      headline: 'Empiece por la habitación',
      text: ['Piense primero dónde colgará el cuadro: la luz de allí cuenta más que el motivo.'],
    },
    nudging: {
      headline: 'Empiece por el lienzo',
      text: [
        'No refleja y va con casi cualquier habitación. Si duda, el [lienzo](canvas) es una buena elección.',
      ],
    },
  },
  sections: {
    light: {
      headline: 'Luz',
      text: [
        'El [lienzo](canvas) y el [póster](poster) son mates y absorben la luz. El [metacrilato](acrylic) da profundidad a los colores y refleja lo que tiene enfrente.',
      ],
    },
    surface: {
      headline: 'Superficie',
      text: ['El tejido se ve de cerca. El [aluminio](aluminium) es liso y muestra cada detalle.'],
    },
    place: {
      headline: 'Lugar',
      text: [
        'En baños y cocinas el [aluminio](aluminium) dura más. El tejido y el papel prefieren un lugar seco.',
      ],
    },
  },
  tilesHeadline: 'Todos los materiales',
};
