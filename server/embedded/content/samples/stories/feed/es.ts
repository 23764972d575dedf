import type { FeedPage, FeedTexts } from './texts.ts';

/** In Spanish. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Su collage de fotos',
    title: 'Un collage con sus fotos',
    description:
      'Muchas fotos, un cuadro: diseñe un collage en lienzo, vidrio acrílico, Alu-Dibond o póster.',
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
    title: 'Un calendario con sus fotos',
    description:
      'Calendario de pared, familiar o de mesa con sus propias fotos: elija el tipo y empiece a diseñar.',
    headline: 'Su calendario de fotos',
    lead: 'Elija el tipo y el editor se abre con él. Su calendario puede empezar en cualquier mes.',
    picture: 'Cordilleras con luz de la mañana',
    startLink: 'Diseñar un calendario',
    about: {
      headline: 'Cómo sigue',
      text: [
        'Cada tipo tiene sus formatos. El editor empieza con el habitual y todo se puede cambiar. Más en [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Su tarjeta',
    title: 'Tarjetas para su ocasión',
    description:
      'Tarjetas de boda, nacimiento, cumpleaños y Navidad: elija la ocasión y empiece a diseñar.',
    headline: 'Su tarjeta',
    lead: 'Elija la ocasión y el editor se abre con el tema adecuado.',
    picture: 'Ramas de un verde suave',
    startLink: 'Diseñar una tarjeta',
    about: {
      headline: 'Cómo sigue',
      text: [
        'Ponga la foto y las palabras, elija la cantidad y listo. Las tres primeras muestras de un pedido son gratis.',
      ],
    },
  },
};
