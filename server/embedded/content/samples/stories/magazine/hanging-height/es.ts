import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'A qué altura colgar un cuadro',
  title: 'A qué altura colgar un cuadro: guía rápida',
  description:
    'El centro del cuadro va a la altura de los ojos, a unos 147 cm del suelo. Así se calcula el punto del clavo, con medidas para cada estancia.',
  headline: 'A qué altura colgar un cuadro',
  lead: 'El centro del cuadro va a la altura de los ojos. Le mostramos cómo llegar de ahí al punto exacto del clavo.',
  picture: 'Cuadro de una puesta de sol en el mar sobre una consola en un recibidor',
  opening: {
    headline: 'Cuenta el centro, no el borde',
    text: [
      'En las exposiciones, el centro de los cuadros suele estar a la altura de los ojos, a unos 147 cm del suelo. Vale para formatos pequeños y grandes, porque la mirada busca el centro y no el borde superior. Quien mide desde arriba cuelga los cuadros pequeños casi siempre demasiado alto.',
      'Varios cuadros se tratan como uno solo: el centro de todo el grupo va a esa altura.',
    ],
  },
  beside: {
    headline: 'Cómo encontrar el punto del clavo',
    text: [
      '- Divida la altura del cuadro entre dos.',
      '- Mida a qué distancia del borde superior está el enganche y réstela.',
      '- Sume el resultado a 147 cm: ahí va el clavo.',
      'Un ejemplo: el cuadro mide 60 cm de alto y el enganche está a 5 cm del borde. La mitad son 30 cm; menos 5 cm, quedan 25 cm. El clavo va a 172 cm.',
    ],
    picture: 'Reverso de un marco con dos enganches y, debajo, dos ganchos de latón',
    link: 'Ver lienzo de 90 × 60 cm',
  },
  table: {
    caption: 'Dónde va el centro del cuadro',
    header: ['Lugar', 'Altura del centro', 'Por qué'],
    rows: [
      ['Recibidor y escalera', '150 cm', 'Aquí se mira siempre de pie.'],
      ['Sobre el sofá', '145 cm', 'Entre el respaldo y el cuadro cabe una mano.'],
      ['Junto a la mesa de comer', '135 cm', 'Se está sentado y se mira al frente.'],
      ['Junto al escritorio', '130 cm', 'Debe verse por encima de la pantalla.'],
      [
        'Habitación infantil',
        '115 cm',
        'A la altura de los ojos del niño, pero no sobre la almohada.',
      ],
    ],
  },
  details: {
    headline: '¿Un gancho o dos?',
    text: [
      'Un cuadro pequeño se sostiene con un clavo. Uno más grande pide dos ganchos a la misma altura: así sigue recto aunque una puerta se cierre de golpe. Los muy grandes y pesados necesitan dos tornillos con tacos adecuados para la pared.',
      'No taladre nunca en vertical por encima o por debajo de un enchufe o un interruptor, por ahí suelen pasar cables. En el pladur solo aguantan los tacos para hueco; en paredes antiguas, pruebe antes con una broca fina.',
    ],
  },
  figures: [
    {
      alternative: 'Bastidor de un lienzo con un colgador dentado y un clavo al lado',
      caption:
        'Basta un clavo: en el colgador dentado aún puede mover el cuadro un poco a los lados.',
    },
    {
      alternative: 'Reverso de un panel con un riel de aluminio y dos ganchos debajo',
      caption: 'Dos ganchos y un riel: el panel queda recto y algo separado de la pared.',
    },
  ],
  closing: {
    headline: 'Pruebe primero con papel',
    text: [
      'Recorte papel de embalar del tamaño del cuadro y fíjelo con cinta de carrocero. Déjelo un día y pase varias veces por delante. Si la altura le convence, clave a través del papel.',
      'Qué tamaño va sobre el sofá: [](article-above-sofa). Para varios cuadros, lea [](article-gallery-wall).',
    ],
  },
};
