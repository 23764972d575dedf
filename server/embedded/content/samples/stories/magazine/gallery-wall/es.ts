import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Planificar una pared de cuadros',
  title: 'Pared de cuadros: composición y distancias',
  description:
    'Cuadrícula, fila o alrededor de un centro: componga la pared de cuadros en el suelo, iguale las distancias y cuelgue sin agujeros de más.',
  headline: 'Planificar una pared de cuadros',
  lead: 'Una buena pared de cuadros nace en el suelo. Cuatro composiciones, distancias fijas y una receta para cinco cuadros.',
  picture: 'Cuatro cuadros iguales de la luna sobre una pared clara',
  opening: {
    headline: 'Primero el suelo, después la pared',
    text: [
      'Coloque todos los cuadros en el suelo antes de coger el martillo. Empiece por el más grande y sitúe los demás alrededor. Fotografíe cada versión desde arriba: en la pantalla pequeña se ve enseguida si un lado pesa demasiado.',
      'Déjelo así una noche. Lo que siga gustando por la mañana puede ir a la pared.',
    ],
  },
  beside: {
    headline: 'Lo que mantiene unido al grupo',
    text: [
      'Una pared resulta tranquila cuando algo se repite. Si los motivos son distintos, use el mismo marco en todos. Si los marcos son distintos, acerque los colores de las fotos.',
      'Un paspartú da peso a las fotos pequeñas y aire a sus vecinas. Los cuadros sin marco, por ejemplo sobre [lienzo](canvas), pueden ir más juntos.',
    ],
    picture: 'Rama con hojas en un marco de roble con paspartú color crema',
    link: 'Ver póster enmarcado de 60 × 40 cm',
  },
  table: {
    caption: 'Cuatro composiciones',
    header: ['Composición', 'Cuadros', 'Distancia', 'Queda bien en'],
    rows: [
      ['Cuadrícula', '4, 6 o 9 iguales', '5 cm', 'series de un mismo estilo'],
      ['Fila', 'de 3 a 5 de igual altura', '6 cm', 'recibidor, cama, aparador'],
      ['Alrededor de un centro', 'de 5 a 7', 'de 8 a 10 cm', 'salón'],
      ['Escalera', '4 o más', '8 cm', 'los centros siguen la pendiente'],
    ],
  },
  details: {
    headline: 'Una receta para cinco cuadros',
    text: [
      'En el centro, uno vertical de 60 × 90 cm. A cada lado, dos cuadrados de 40 × 40 cm, uno encima de otro. Deje 10 cm en todas partes. Los cuadrados quedan a ras del grande por arriba y por abajo, y el grupo mide 160 × 90 cm.',
      'Va bien sobre un sofá de unos 2,4 m. El grande lleva el motivo más fuerte; los cuatro pequeños muestran detalles: manos, hojas, una ventana.',
    ],
  },
  figures: [
    {
      alternative: 'Cuatro cuadros de un paisaje de montaña en cuadrícula, vistos de lado',
      caption: 'La cuadrícula vive del orden: un tamaño, una distancia, un tema.',
    },
    {
      alternative: 'Collage de nueve fotos separadas por líneas blancas',
      caption: '¿Poco sitio? Un collage reúne nueve fotos y solo necesita un clavo.',
    },
  ],
  closing: {
    headline: 'A la pared, sin agujeros de más',
    text: [
      'Recorte cada cuadro en papel y marque el enganche. Fije las hojas con cinta y compruebe bordes y distancias con un nivel. El centro del grupo va a la altura de los ojos, como se explica en [](article-hanging-height).',
      'Clave a través del papel y arránquelo. Y si un solo cuadro basta para todas las fotos, un [collage](collage) es la pared de cuadros más sencilla.',
    ],
  },
};
