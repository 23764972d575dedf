import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Dar las gracias después de la boda',
  title: 'Agradecer después de la boda: texto y plazo',
  description:
    'Quién recibe una tarjeta de agradecimiento, cuándo debe llegar y qué se escribe. Con ejemplos y una lista útil al abrir los regalos.',
  headline: 'Dar las gracias después de la boda',
  lead: 'Tres meses, una lista y dos frases a mano: así agradecer no se convierte en una obligación.',
  picture: 'Tarjeta con una foto de ramas, un rótulo debajo y un sobre verde al lado',
  opening: {
    headline: 'La lista empieza al abrir los regalos',
    text: [
      'Quien abre los regalos apunta enseguida: nombre, regalo, una palabra. Después de veinte, ya nadie sabe de quién era el cuenco azul. También sirve fotografiar cada tarjeta junto a su regalo.',
      'En la lista van también quienes no trajeron nada envuelto: los testigos, los músicos, la tarta, la vecina que cuidó del perro.',
    ],
  },
  beside: {
    headline: 'Una foto que nadie ha visto',
    text: [
      'Elija una imagen tranquila de los dos y no la del grupo, que todos tienen ya en el teléfono. Horizontal para una pareja en el paisaje, vertical para la cercanía.',
      'No espere a tener todas las fotos. Pida dos o tres por adelantado, bastan para la tarjeta. El resto será un [fotolibro](photobook).',
    ],
    picture: 'Fotolibro con una puesta de sol en el mar en la cubierta',
    link: 'Diseñar una tarjeta de agradecimiento',
  },
  table: {
    caption: 'Lo que puede escribir',
    header: ['Para', 'Una frase que encaja'],
    rows: [
      ['Un regalo', '«El cuenco ya está en la mesa, con las primeras manzanas.»'],
      ['Dinero', '«Nos habéis regalado tres días en Lisboa. Habrá postal.»'],
      ['Ayuda', '«Sin ti no habría habido ni tarta ni calma.»'],
      ['Un viaje largo', '«Medio día de carretera: no lo olvidaremos.»'],
      ['Una ausencia', '«Os echamos de menos. La próxima copa, juntos.»'],
    ],
  },
  details: {
    headline: 'Impreso y a mano',
    text: [
      'El texto impreso puede ser igual para todos: gracias, foto, nombres, fecha. Deje debajo sitio para dos líneas a mano. Esas dos líneas se leen y se guardan.',
      'Escriba diez tarjetas cada noche, por turnos. En una semana habrá setenta hechas, y ninguna sonará como la anterior.',
    ],
  },
  figures: [
    {
      alternative: 'Caja de fotos abierta, de color rojo claro, con un montón de fotos',
      caption: 'Para los padres: una caja con las fotos que no cupieron en la tarjeta.',
    },
    {
      alternative: 'Tres copias con borde blanco, una sobre otra',
      caption: 'Tres copias dentro del sobre, y la tarjeta se convierte en un pequeño regalo.',
    },
  ],
  closing: {
    headline: '¿Hasta cuándo?',
    text: [
      'Seis semanas después de la boda es un buen plazo; tres meses todavía están bien. Si salen de viaje de novios, pidan las tarjetas antes y escríbanlas a la vuelta. El calendario completo está en [](article-wedding-invitations).',
    ],
  },
};
