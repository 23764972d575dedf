import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  picture: 'A wide picture of mountains at sunrise above a gray sofa',
  beside: {
    text: [
      'Leave a hand’s width, up to 8 inches, between the back of the sofa and the lower edge. Any less, and whoever leans back touches the picture. Any more, and the two no longer belong together.',
      'Under a low ceiling, choose a wide, shallow size. A panorama stretches the wall.',
    ],
    picture: 'A picture of pink dunes, 41 × 28 inches, above a gray sofa',
    link: 'See canvas in 36 × 24 inches',
  },
  table: {
    rows: [
      ['64 inches', 'about 42 inches', '42 × 28 inches', '20 × 28 inches'],
      ['72 inches', 'about 48 inches', '48 × 32 inches', '24 × 32 inches'],
      ['80 inches', 'about 54 inches', '54 × 36 inches', '24 × 36 inches'],
      ['88 inches', 'about 58 inches', '60 × 40 inches', '28 × 40 inches'],
      ['96 inches', 'about 64 inches', '64 × 32 inches', '32 × 32 inches'],
    ],
  },
  details: {
    text: [
      'One picture is the calmest and needs a subject that bears looking at: a landscape, a city, a portrait with plenty of space. Two upright pictures side by side suit high walls. Three alike in a row tell a small story.',
      'With two or three, the gap counts as well: allow 2 to 3 inches between them and measure the group from edge to edge.',
    ],
  },
  figures: [
    {
      alternative: 'A small picture of 24 × 16 inches above a sofa about 7 feet wide',
      caption:
        'Too small: 24 inches above a sofa about 7 feet wide. The picture drifts on the wall.',
    },
    {
      alternative: 'A wide picture of 53 × 28 inches above the same sofa',
      caption: 'Just right: 53 inches above the same sofa, about two thirds of its width.',
    },
  ],
};
