import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Papel y acabados, explicados',
  title: 'Papel y acabados: cómo cambia la tarjeta',
  description:
    'Liso o rugoso, dorado o relieve, solapa recta o en punta: qué hacen el papel y el acabado con una tarjeta y qué va con cada ocasión.',
  headline: 'Papel y acabados, explicados',
  lead: 'El mismo dibujo cambia en cada papel. Un recorrido desde la superficie hasta el sobre.',
  picture: 'Tarjeta verde oscuro con una estrella dorada de rayos finos',
  opening: {
    headline: 'Primero la superficie',
    text: [
      'El papel estucado es liso. Las fotos salen nítidas e intensas, pero la pluma se corre con facilidad. El papel sin estucar es rugoso y cálido, los colores se suavizan y la tinta seca rápido. Si escribe mucho a mano, elija este.',
      'El peso se nota antes de leer. Una tarjeta doblada puede ser más ligera que una simple, porque va doble.',
    ],
  },
  beside: {
    headline: 'Lo que brilla, y dónde',
    text: [
      'El dorado, el plateado o el oro rosa se prensan sobre el papel y atrapan la luz. Lucen más en una zona tranquila: los nombres, una línea, una estrella. Sobre una foto se pierden.',
      'El relieve levanta el dibujo bajo los dedos, sin color y sin brillo. Va con dibujos sobrios, tanto para un bautizo o un pésame como para una boda.',
    ],
    picture: 'Tarjeta azul claro con una luna y dos estrellas para un nacimiento',
    link: 'Diseñar una tarjeta dorada',
  },
  table: {
    caption: 'Qué va con cada ocasión',
    header: ['Ocasión', 'Papel', 'Acabado'],
    rows: [
      ['Boda', 'sin estucar, grueso', 'dorado o relieve'],
      ['Nacimiento y bautizo', 'sin estucar, suave', 'oro rosa, con mesura'],
      ['Cumpleaños con foto', 'estucado, liso', 'ninguno'],
      ['Pésame', 'sin estucar, blanco', 'ninguno o relieve'],
      ['Navidad', 'oscuro o blanco', 'oro o plata'],
    ],
  },
  details: {
    headline: 'El sobre forma parte',
    text: [
      'El sobre es lo primero que se tiene en la mano. Una solapa recta es sobria, una en punta más festiva. El color es bienvenido mientras se lea la dirección: sobre rojo oscuro, use rotulador blanco o una etiqueta clara.',
      'Los sobres cuadrados o muy grandes pagan más franqueo en muchos países. Pese una tarjeta terminada, con todo lo que lleva dentro, antes de comprar los sellos.',
    ],
  },
  figures: [
    {
      alternative: 'Tarjeta de Pascua con un huevo decorado sobre papel crema',
      caption: 'Un papel teñido hace más cálidos los colores, y lo claro conserva su tono.',
    },
    {
      alternative: 'Tarjeta de confirmación con una llama y un sobre rojo oscuro',
      caption: 'Un sobre oscuro enmarca una tarjeta clara. La dirección va en una etiqueta clara.',
    },
  ],
  closing: {
    headline: 'Tocar antes de decidir',
    text: [
      'Ninguna pantalla muestra el tacto de un papel. Las tres primeras tarjetas de muestra de un pedido son gratis: elija el mismo dibujo en varios papeles y escriba una frase en cada uno.',
      'Todas las ocasiones: [](cards). Cuándo enviar cada tarjeta de boda: [](article-wedding-invitations).',
    ],
  },
};
