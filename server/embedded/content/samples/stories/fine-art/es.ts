import type { FineArtTexts } from './page.ts';

/** In Spanish. */
export const texts: FineArtTexts = {
  name: 'Papel artístico Hahnemühle',
  title: 'Impresión Fine Art en papel Hahnemühle',
  description:
    'Su foto en papel artístico Hahnemühle: superficie mate, gradaciones finas y fibra visible. Suelta o enmarcada y lista para colgar.',
  headline: 'Su foto en papel artístico Hahnemühle',
  lead: 'Papel artístico de fibra visible, impreso con tintas pigmentadas. Para fotos que deben parecer obra gráfica.',
  picture: 'Crestas grises entre la niebla',
  tile: 'Papel artístico de fibra fina',
  sections: {
    material: {
      headline: 'Un papel que apetece tocar',
      text: [
        'El papel es recio y mate, con una textura fina e irregular. Quien lo prefiera más liso puede elegir la versión de algodón.',
        'Las tintas pigmentadas dibujan con finura también en las luces y en las sombras. El blanco y negro, los retratos, los dibujos y las reproducciones se ven muy bien en él.',
      ],
    },
    place: {
      headline: 'Luz y espacios',
      text: [
        'Sin cristal, el papel no refleja. Prefiere espacios secos y luz uniforme; el sol directo decolora cualquier papel.',
        'El despacho, el dormitorio, la biblioteca y el pasillo son buenos lugares. Para baño y cocina es mejor el [aluminio](aluminium).',
      ],
    },
    mounting: {
      headline: 'Suelta o con marco',
      text: [
        'Suelta, la enviamos enrollada. Déjela un día en plano antes de enmarcarla y tóquela solo por los bordes.',
        'Con marco de madera o aluminio llega lista para colgar, con paspartú y cristal de museo si lo desea.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Sin marco, quite el polvo solo con un pincel suave. El agua, los limpiadores y los dedos dejan huella en la superficie abierta.',
      ],
    },
  },
  questions: {
    poster: {
      question: '¿En qué se diferencia de un póster?',
      answer:
        'En el papel y en la tinta. El papel artístico tiene superficie propia y se imprime con pigmentos, que pierden color más despacio. Un [póster](poster) es más liso, cuesta menos y se cambia con facilidad.',
    },
  },
  promises: {
    delivery: 'Envío a su casa, enrollada en un tubo resistente; con marco, en plano.',
    origin: 'Impresa, cortada y revisada en Baviera.',
  },
};
