import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Cuándo enviar las invitaciones de boda',
  title: 'Invitaciones de boda: qué enviar y cuándo',
  description:
    'Reserva de fecha, invitación, respuesta y agradecimiento: el calendario de las tarjetas de boda y todo lo que debe decir la invitación.',
  headline: 'Cuándo enviar las invitaciones de boda',
  lead: 'Del primer aviso al agradecimiento: un calendario para que ninguna tarjeta llegue tarde.',
  picture: 'Tarjeta de boda con dos anillos en una corona de hojas y un sobre verde',
  opening: {
    headline: 'Hacia atrás desde el gran día',
    text: [
      'El calendario se calcula hacia atrás. Lo que manda no es cuándo tiene las tarjetas, sino cuándo el restaurante necesita el número de invitados. Desde ese día, cuente cuatro semanas para las respuestas y otras ocho o diez para la invitación.',
      'Si se casan en verano, en un puente o lejos de casa, adelante todas las fechas un mes: sus invitados tienen que pedir días libres y reservar.',
    ],
  },
  beside: {
    headline: 'Lo que dice la invitación',
    text: [
      '- sus nombres, tal como los conocen los invitados',
      '- día de la semana, fecha y hora',
      '- ceremonia y banquete, con sus direcciones',
      '- hasta cuándo y cómo confirmar',
      '- ropa, niños, alojamiento, si hay algo que decir',
      'Lo demás va en una hoja aparte: autobús, hoteles, plano. Muchas parejas incluyen ahí también el número de cuenta, nunca en la tarjeta misma. Y nombre a alguien a quien se pueda llamar para las sorpresas.',
    ],
    picture: 'La misma tarjeta de boda con el sobre al otro lado',
    link: 'Diseñar una tarjeta de boda',
  },
  table: {
    caption: 'Su calendario',
    header: ['Cuándo', 'Qué', 'No olvide'],
    rows: [
      ['De 8 a 10 meses antes', 'reserva de fecha', 'bastan nombres, fecha y lugar'],
      ['De 3 a 4 meses antes', 'invitación', 'indicar hasta cuándo confirmar'],
      ['5 semanas antes', 'fin del plazo', 'llamar a quien no ha respondido'],
      ['2 semanas antes', 'menús, marcasitios', 'repasar todos los nombres'],
      ['Hasta 3 meses después', 'agradecimiento', 'elegir foto, tachar la lista'],
    ],
  },
  details: {
    headline: 'Cuántas tarjetas hacen falta',
    text: [
      'Cuente hogares, no personas: una pareja o una familia recibe una tarjeta. Los hijos adultos con casa propia reciben la suya. Sume una décima parte para errores, invitados de última hora y su propio recuerdo.',
      'Escriba las direcciones a mano, mejor en dos tardes y en compañía. Después, que dos personas lean cada una en voz alta.',
    ],
  },
  figures: [
    {
      alternative: 'Tarjeta con una paloma que lleva una rama',
      caption: 'Para una boda religiosa: un dibujo sereno que sirve también para el misal.',
    },
    {
      alternative: 'Tarjeta con una rama gris sobre papel blanco',
      caption: 'Sobria: una rama, mucho blanco y una sola letra.',
    },
  ],
  closing: {
    headline: 'Primero el papel, luego la tirada',
    text: [
      'Pida tarjetas de muestra antes de imprimirlas todas. Mírelas junto a la ventana y bajo la lámpara, y escriba en ellas con su bolígrafo. Lo que conviene saber del papel está en [](article-paper-and-finish).',
      'Después de la fiesta le ayudará [](article-wedding-thanks).',
    ],
  },
};
