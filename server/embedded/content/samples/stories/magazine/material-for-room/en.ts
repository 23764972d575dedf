import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'Which material for which room?',
  title: 'Which picture material for which room?',
  description:
    'Canvas, acrylic, aluminium, glass or poster: what copes with light, steam and small hands. With a table for six rooms in the house.',
  headline: 'Which material for which room?',
  lead: 'Three questions lead to the material: where the light comes from, how damp the air is, and who touches the picture.',
  picture: 'A picture of a city at night above a desk in a study',
  opening: {
    headline: 'Three questions and you know',
    text: [
      'Stand in front of the wall and look around. Is there a window opposite? Does anybody cook or shower in this room? Does the picture hang so low that children reach it, or bags brush past?',
      'Light first, then air, then touch: in that order, materials drop out. From what is left, choose what you like best.',
    ],
  },
  beside: {
    headline: 'Light decides first',
    text: [
      'Smooth surfaces reflect. Opposite a window, what you see in [acrylic](acrylic) and [glass](glass) is mainly the window. Matt surfaces do better there: [canvas](canvas), or a [poster](poster) without glass.',
      'When the light comes from the side, it is the other way round. Acrylic then gives colours a depth that no matt material has.',
    ],
    picture: 'The corner of a picture behind acrylic, with light breaking in its edge',
    link: 'See acrylic in 90 × 60 cm',
  },
  table: {
    caption: 'Materials by room',
    header: ['Room', 'Good', 'Better not'],
    rows: [
      ['Bright living room', 'canvas, aluminium', 'acrylic opposite the window'],
      ['Bedroom', 'canvas, fine-art paper', 'heavy pictures above the head'],
      ['Kitchen', 'glass, aluminium', 'unframed posters at the hob'],
      ['Bathroom', 'aluminium, glass', 'canvas and paper'],
      ['Children’s room', 'canvas, Forex board', 'glass within reach'],
      ['Hall', 'acrylic, framed posters', 'soft surfaces where people pass'],
    ],
  },
  details: {
    headline: 'Steam, splashes, sun',
    text: [
      'Paper and fabric take up moisture and move. In a bathroom they warp in time. [aluminium](aluminium) takes up no water and stays flat, although direct splashes are too much even for it. Glass stands steam and grease and can be cleaned with glass cleaner.',
      'Direct sun fades any paper. Hang posters and fine-art prints on a wall that is in the shade at noon.',
    ],
  },
  figures: [
    {
      alternative: 'The corner of a canvas, with the picture running around the edge',
      caption: 'Canvas: matt, light, no hard edges. The picture runs around the sides.',
    },
    {
      alternative: 'The corner of a slim aluminium panel casting a shadow on the wall',
      caption: 'Aluminium: a few millimetres thin, satin, and untroubled by damp air.',
    },
  ],
  closing: {
    headline: 'If you are still undecided',
    text: [
      'Compare four materials side by side, with the same photo and with prices: [](comparison). And when two suit equally well, take the lighter one: it is quicker to hang and easier to move.',
      'How to keep each of them clean is explained in [](article-care).',
    ],
  },
};
