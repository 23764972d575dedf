import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Qué material para cada estancia',
  title: 'Qué material elegir para cada estancia',
  description:
    'Lienzo, metacrilato, aluminio Dibond, vidrio o póster: qué aguanta la luz, el vapor y las manos de los niños. Con una tabla de seis estancias.',
  headline: 'Qué material para cada estancia',
  lead: 'Tres preguntas llevan al material: de dónde viene la luz, cuánta humedad hay y quién toca el cuadro.',
  picture: 'Cuadro de una ciudad de noche sobre un escritorio',
  opening: {
    headline: 'Tres preguntas bastan',
    text: [
      'Póngase delante de la pared y mire alrededor. ¿Hay una ventana enfrente? ¿Se cocina o se ducha alguien en esta estancia? ¿Cuelga tan bajo que lo tocan los niños o lo rozan las mochilas?',
      'Primero la luz, luego el aire y al final el contacto: en ese orden se descartan los materiales. Entre los que quedan, elija por gusto.',
    ],
  },
  beside: {
    headline: 'La luz decide primero',
    text: [
      'Las superficies lisas reflejan. Frente a una ventana, en el [metacrilato](acrylic) y en el [vidrio](glass) se ve sobre todo la ventana. Ahí van mejor las superficies mates: el [lienzo](canvas) o un [póster](poster) sin cristal.',
      'Si la luz llega de lado, es al revés: el metacrilato da a los colores una profundidad que ningún material mate alcanza.',
    ],
    picture: 'Esquina de un cuadro de metacrilato con luz en el canto',
    link: 'Ver metacrilato de 90 × 60 cm',
  },
  table: {
    caption: 'El material según la estancia',
    header: ['Estancia', 'Va bien', 'Mejor no'],
    rows: [
      ['Salón con mucha luz', 'lienzo, aluminio Dibond', 'metacrilato frente a la ventana'],
      ['Dormitorio', 'lienzo, papel fine art', 'cuadros pesados sobre el cabecero'],
      ['Cocina', 'vidrio, aluminio Dibond', 'pósteres sin marco junto a los fogones'],
      ['Baño', 'aluminio Dibond, vidrio', 'lienzo y papel'],
      ['Habitación infantil', 'lienzo, Forex', 'vidrio a su alcance'],
      ['Recibidor', 'metacrilato, pósteres enmarcados', 'superficies delicadas en zonas de paso'],
    ],
  },
  details: {
    headline: 'Vapor, salpicaduras, sol',
    text: [
      'El papel y la tela absorben humedad y se mueven; en el baño se comban con el tiempo. El [aluminio Dibond](aluminium) no absorbe agua y sigue plano, aunque tampoco conviene salpicarlo directamente. El vidrio soporta vapor y grasa y se limpia con limpiacristales.',
      'El sol directo decolora cualquier papel. Cuelgue pósteres e impresiones fine art en una pared que esté a la sombra al mediodía.',
    ],
  },
  figures: [
    {
      alternative: 'Esquina de un lienzo cuyo motivo continúa por el canto',
      caption: 'Lienzo: mate, ligero y sin cantos duros. El motivo continúa por los lados.',
    },
    {
      alternative: 'Esquina de un panel fino de aluminio Dibond que da sombra en la pared',
      caption: 'Aluminio Dibond: pocos milímetros de grosor, satinado e insensible al aire húmedo.',
    },
  ],
  closing: {
    headline: 'Si todavía duda',
    text: [
      'Compare cuatro materiales uno junto a otro, con la misma foto y con precios: [](comparison). Y si dos van igual de bien, elija el más ligero: se cuelga antes y se traslada mejor.',
      'Cómo mantener limpio cada uno: [](article-care).',
    ],
  },
};
