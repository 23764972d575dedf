import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  description:
    'Dust on canvas, fingerprints on acrylic, grease on glass: what you need for each material, and what had better stay in the cabinet.',
  opening: {
    text: [
      'Dust is fine sand. Rub it with a wet cloth and you are sanding. So always take it off dry first: with a soft brush or a clean microfiber cloth, from top to bottom and without pressure.',
      'Twice a year is enough. Only what hangs in the kitchen, or within reach of small hands, is wiped more often.',
    ],
  },
  beside: {
    link: 'See canvas in 36 × 24 inches',
  },
  table: {
    rows: [
      ['Canvas', 'soft cloth, dry', 'water, cleaner'],
      ['Acrylic', 'microfiber cloth, a little water', 'glass cleaner with alcohol, paper towels'],
      ['Metal', 'damp cloth', 'scouring powder, solvents'],
      ['Glass', 'glass cleaner on the cloth', 'spraying at the edge'],
      ['foam board', 'slightly damp cloth', 'pressure, standing it on a corner'],
      ['Posters and fine-art paper', 'soft brush, dry', 'water, fingers on the surface'],
    ],
  },
  details: {
    text: [
      'On [acrylic](acrylic), use lukewarm water on a microfiber cloth. Alcohol clouds the surface in time, and paper towels leave fine scratches. [Glass](glass) is harder: there you may use glass cleaner.',
      'Grease on [metal](aluminium) comes off with a drop of dish soap in the water. Wipe again with clear water and dry it, so that no marks stay.',
    ],
  },
  figures: [
    {
      alternative: 'The corner of a picture behind acrylic with a shiny edge',
      caption: 'Acrylic: microfiber and water only, on the polished edge as well.',
    },
    {
      alternative: 'The corner of a metal panel in front of a gray wall',
      caption: 'Metal: a damp cloth is all it needs.',
    },
  ],
};
