import type { FeedPage, FeedTexts } from './texts.ts';

/** In Spanish. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Su collage de fotos',
    title: 'Collage con sus fotos: diséñelo ahora',
    description:
      'Muchas fotos en un cuadro: diseñe un collage en lienzo, metacrilato, aluminio o póster, con un precio para cada formato.',
    headline: 'Su collage de fotos',
    lead: 'Muchas fotos, un cuadro. Elija material y formato; el precio aparece enseguida.',
    picture: 'Campos de acuarela uno junto a otro',
    startLink: 'Diseñar un collage',
    about: {
      headline: 'Cómo sigue',
      text: [
        'El editor se abre con el collage. Usted carga las fotos, las ordena y ve en todo momento cómo queda el cuadro en la pared. Más en [](collage).',
      ],
    },
  },
  'feed-calendar': {
    name: 'Su calendario de fotos',
    title: 'Calendario con sus fotos: diséñelo ahora',
    description:
      'Calendario de pared, familiar o de mesa con sus propias fotos: elija el tipo y diséñelo enseguida en línea, mes a mes.',
    headline: 'Su calendario de fotos',
    lead: 'Elija el tipo de calendario y vea el precio al momento. Su calendario puede empezar en cualquier mes.',
    picture: 'Cordilleras con luz de la mañana',
    startLink: 'Diseñar un calendario',
    about: {
      headline: 'Cómo sigue',
      text: [
        'Cada tipo existe en varios formatos. En el editor puede cambiarlo todo. Más en [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Su tarjeta',
    title: 'Tarjetas para su ocasión: diséñelas ahora',
    description:
      'Tarjetas de boda, nacimiento, cumpleaños y Navidad: elija la ocasión y diseñe su tarjeta en línea, con foto y texto.',
    headline: 'Su tarjeta',
    lead: 'Elija la ocasión y el editor se abre con el tema adecuado.',
    picture: 'Ramas de un verde suave',
    startLink: 'Diseñar una tarjeta',
    about: {
      headline: 'Cómo sigue',
      text: [
        'Añade la foto y el texto y elige la cantidad. Las tres primeras muestras de un pedido son gratis.',
      ],
    },
  },
};
