import type { ComparisonTexts } from './page.ts';

/** In Spanish. */
export const texts: ComparisonTexts = {
  name: 'Comparar materiales',
  title: 'Comparar materiales para cuadros con foto',
  description:
    'Lienzo, metacrilato, aluminio y póster comparados: cómo se ven con la luz, qué tacto tienen y en qué habitaciones encajan.',
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
      text: [
        'En el lienzo, el tejido se ve de cerca. El [aluminio](aluminium) es liso y muestra cada detalle.',
      ],
    },
    place: {
      headline: 'Lugar',
      text: [
        'En baños y cocinas el [aluminio](aluminium) dura más. El lienzo y el papel están mejor en una habitación seca.',
      ],
    },
  },
  tilesHeadline: 'Todos los materiales',
};
