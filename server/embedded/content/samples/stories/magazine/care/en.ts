import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'Looking after wall art',
  title: 'Wall art care: cleaning without damage',
  description:
    'Dust on canvas, fingerprints on acrylic, grease on glass: what you need for each material, and what had better stay in the cupboard.',
  headline: 'Looking after wall art',
  lead: 'Most of the time a soft, dry cloth is enough. What else helps, and what harms, is here for each material.',
  picture: 'A poster of twigs in a dark wooden frame',
  opening: {
    headline: 'Dry before damp',
    text: [
      'Dust is fine sand. Rub it with a wet cloth and you are sanding. So always take it off dry first: with a soft brush or a clean microfibre cloth, from top to bottom and without pressure.',
      'Twice a year is enough. Only what hangs in the kitchen, or within reach of small hands, is wiped more often.',
    ],
  },
  beside: {
    headline: 'Canvas and paper',
    text: [
      'Dust [canvas](canvas) with a soft, dry cloth. Water and cleaner have no business there. If the fabric has a dent after a move, lay the picture flat in a warm room for a day; it often pulls itself smooth.',
      'Touch a [poster](poster) or fine-art paper at the edges only. Behind glass, clean the pane, and spray the cloth, never the frame.',
    ],
    picture: 'The corner of a canvas with a dark forest running around the edge',
    link: 'See canvas in 90 × 60 cm',
  },
  table: {
    caption: 'What suits which material',
    header: ['Material', 'How to clean it', 'Please avoid'],
    rows: [
      ['Canvas', 'soft cloth, dry', 'water, cleaner'],
      ['Acrylic', 'microfibre cloth, a little water', 'glass cleaner with alcohol, kitchen roll'],
      ['Aluminium', 'damp cloth', 'scouring cream, solvents'],
      ['Glass', 'glass cleaner on the cloth', 'spraying at the edge'],
      ['Forex board', 'slightly damp cloth', 'pressure, standing it on a corner'],
      ['Posters and fine-art paper', 'soft brush, dry', 'water, fingers on the surface'],
    ],
  },
  details: {
    headline: 'Fingerprints and grease',
    text: [
      'On [acrylic](acrylic), use lukewarm water on a microfibre cloth. Alcohol clouds the surface in time, and paper towels leave fine scratches. [Glass](glass) is harder: there you may use glass cleaner.',
      'Grease on [aluminium](aluminium) comes off with a drop of washing-up liquid in the water. Wipe again with clear water and dry it, so that no marks stay.',
    ],
  },
  figures: [
    {
      alternative: 'The corner of a picture behind acrylic with a shiny edge',
      caption: 'Acrylic: microfibre and water only, on the polished edge as well.',
    },
    {
      alternative: 'The corner of an aluminium panel in front of a grey wall',
      caption: 'Aluminium: a damp cloth is all it needs.',
    },
  ],
  closing: {
    headline: 'A good place is half the care',
    text: [
      'The best care is a good place: out of the midday sun, not right above a radiator, with a little air behind the picture. Before a move, wrap it in tissue paper or a sheet first and only then in bubble wrap, which would otherwise press its pattern into acrylic and varnish.',
      'Which material belongs where: [](article-material-for-room).',
    ],
  },
};
