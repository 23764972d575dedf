import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  opening: {
    text: [
      'Coated paper is smooth. Photos on it are sharp and strong in color, but a fountain pen smudges easily. Uncoated paper is rough and warm, colors turn softer, and ink dries fast. If you write a lot by hand, choose uncoated.',
      'You feel the weight before you read. A folded card may be lighter than a single one, because it lies double.',
    ],
  },
  beside: {
    text: [
      'Foil in gold, silver or rose gold is pressed onto the paper and catches the light. It is at its best on a calm area: names, a line, a star. On a photo it gets lost.',
      'Relief raises the design so that fingers feel it, without color and without shine. It suits plain designs, for a baptism or for condolences as much as for a wedding.',
    ],
  },
  table: {
    rows: [
      ['Wedding', 'uncoated, firm', 'gold or relief'],
      ['Birth and baptism', 'uncoated, soft', 'rose gold, sparingly'],
      ['Birthday with a photo', 'coated, smooth', 'none'],
      ['Sympathy', 'uncoated, white', 'none or relief'],
      ['Christmas', 'dark or white', 'gold or silver'],
    ],
  },
  details: {
    text: [
      'The envelope is the first thing anybody holds. A straight flap looks plain, a pointed one festive. Color is welcome as long as the address can be read: on dark red, use a white pen or a light label.',
      'Square and very large envelopes cost more postage in many countries. Weigh a finished card with everything that goes in before you buy stamps.',
    ],
  },
  figures: [
    {
      alternative: 'An Easter card with a patterned egg on cream paper',
      caption: 'Tinted paper makes colors warmer, and light areas keep the tone of the paper.',
    },
    {
      alternative: 'A confirmation card with a flame and a dark red envelope',
      caption: 'A dark envelope frames a light card. The address goes on a light label.',
    },
  ],
};
