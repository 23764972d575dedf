import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  description:
    'Canvas, acrylic, metal, glass or poster: what copes with light, steam and small hands. With a table for six rooms in the house.',
  picture: 'A picture of a city at night above a desk in a home office',
  beside: {
    text: [
      'Smooth surfaces reflect. Opposite a window, what you see in [acrylic](acrylic) and [glass](glass) is mainly the window. Matte surfaces do better there: [canvas](canvas), or a [poster](poster) without glass.',
      'When the light comes from the side, it is the other way round. Acrylic then gives colors a depth that no matte material has.',
    ],
    link: 'See acrylic in 36 × 24 inches',
  },
  table: {
    rows: [
      ['Bright living room', 'canvas, metal', 'acrylic opposite the window'],
      ['Bedroom', 'canvas, fine-art paper', 'heavy pictures above the head'],
      ['Kitchen', 'glass, metal', 'unframed posters at the stove'],
      ['Bathroom', 'metal, glass', 'canvas and paper'],
      ['Children’s room', 'canvas, foam board', 'glass within reach'],
      ['Hall', 'acrylic, framed posters', 'soft surfaces where people pass'],
    ],
  },
  details: {
    text: [
      'Paper and fabric take up moisture and move. In a bathroom they warp in time. [metal](aluminium) takes up no water and stays flat, although direct splashes are too much even for it. Glass stands steam and grease and can be cleaned with glass cleaner.',
      'Direct sun fades any paper. Hang posters and fine-art prints on a wall that is in the shade at noon.',
    ],
  },
  figures: [
    {
      alternative: 'The corner of a canvas, with the picture running around the edge',
      caption: 'Canvas: matte, light, no hard edges. The picture runs around the sides.',
    },
    {
      alternative: 'The corner of a slim metal panel casting a shadow on the wall',
      caption: 'Metal: as thin as a coin, satin, and untroubled by damp air.',
    },
  ],
};
