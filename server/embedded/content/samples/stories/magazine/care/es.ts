import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Cuidar los cuadros',
  title: 'Cuidar los cuadros: limpiar sin dañarlos',
  description:
    'Polvo en el lienzo, huellas en el metacrilato, grasa en el vidrio: qué necesita cada material y qué es mejor dejar en el armario.',
  headline: 'Cuidar los cuadros',
  lead: 'Casi siempre basta un paño suave y seco. Aquí está lo que ayuda y lo que daña, material por material.',
  picture: 'Póster de ramas en un marco de madera oscura',
  opening: {
    headline: 'En seco antes que en húmedo',
    text: [
      'El polvo es arena fina. Frotarlo con un paño mojado es lijar. Quítelo siempre primero en seco: con un pincel suave o un paño limpio de microfibra, de arriba abajo y sin apretar.',
      'Dos veces al año es suficiente. Solo se limpia más lo que está en la cocina o al alcance de manos pequeñas.',
    ],
  },
  beside: {
    headline: 'Lienzo y papel',
    text: [
      'Quite el polvo del [lienzo](canvas) con un paño suave y seco, sin agua ni limpiadores. Si tras una mudanza la tela tiene una marca, deje el cuadro plano un día en una habitación cálida: a menudo se alisa sola.',
      'Toque un [póster](poster) o un papel fine art solo por los bordes. Detrás de un cristal, limpie el cristal y rocíe el paño, nunca el marco.',
    ],
    picture: 'Esquina de un lienzo en la que un bosque oscuro continúa por el canto',
    link: 'Ver lienzo de 90 × 60 cm',
  },
  table: {
    caption: 'Qué va bien a cada material',
    header: ['Material', 'Cómo limpiarlo', 'Evite'],
    rows: [
      ['Lienzo', 'paño suave, en seco', 'agua, limpiadores'],
      [
        'Metacrilato',
        'microfibra, un poco de agua',
        'limpiacristales con alcohol, papel de cocina',
      ],
      ['Aluminio Dibond', 'paño húmedo', 'crema abrasiva, disolventes'],
      ['Vidrio', 'limpiacristales en el paño', 'rociar junto al borde'],
      ['Forex', 'paño apenas húmedo', 'presión, apoyarlo en una esquina'],
      ['Pósteres y papel fine art', 'pincel suave, en seco', 'agua, dedos en la superficie'],
    ],
  },
  details: {
    headline: 'Huellas y grasa',
    text: [
      'En el [metacrilato](acrylic), agua tibia con microfibra. El alcohol enturbia la superficie con el tiempo y el papel de cocina deja arañazos finos. El [vidrio](glass) es más duro: ahí sí puede usar limpiacristales.',
      'La grasa en el [aluminio Dibond](aluminium) se va con una gota de lavavajillas en el agua. Repase con agua limpia y seque, para que no queden cercos.',
    ],
  },
  figures: [
    {
      alternative: 'Esquina de un cuadro de metacrilato con el canto brillante',
      caption: 'Metacrilato: solo microfibra y agua, también en el canto pulido.',
    },
    {
      alternative: 'Esquina de un panel de aluminio Dibond ante una pared gris',
      caption: 'Aluminio Dibond: basta un paño húmedo.',
    },
  ],
  closing: {
    headline: 'El sitio también cuida',
    text: [
      'El mejor cuidado es un buen sitio: sin sol de mediodía, no justo encima de un radiador y con algo de aire detrás. Para una mudanza, envuelva el cuadro primero en papel de seda o una sábana y solo después en plástico de burbujas, que si no deja su dibujo en el metacrilato y el barniz.',
      'Qué material va en cada sitio: [](article-material-for-room).',
    ],
  },
};
