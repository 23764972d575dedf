import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'Paper and finish explained',
  title: 'Card paper and finish: what they will do',
  description:
    'Smooth or rough, foil or relief, straight or pointed flap: what paper and finish do to a card, and what suits which occasion.',
  headline: 'Paper and finish explained',
  lead: 'The same design looks different on every paper. A tour from the surface to the envelope.',
  picture: 'A dark green card with a golden star of fine rays',
  opening: {
    headline: 'The surface first',
    text: [
      'Coated paper is smooth. Photos on it are sharp and strong in colour, but a fountain pen smudges easily. Uncoated paper is rough and warm, colours turn softer, and ink dries fast. If you write a lot by hand, choose uncoated.',
      'You feel the weight before you read. A folded card may be lighter than a single one, because it lies double.',
    ],
  },
  beside: {
    headline: 'What shines, and where',
    text: [
      'Foil in gold, silver or rose gold is pressed onto the paper and catches the light. It is at its best on a calm area: names, a line, a star. On a photo it gets lost.',
      'Relief raises the design so that fingers feel it, without colour and without shine. It suits plain designs, for a christening or for condolences as much as for a wedding.',
    ],
    picture: 'A light blue card with a moon and two stars for a new baby',
    link: 'Design a card in gold',
  },
  table: {
    caption: 'What suits which occasion',
    header: ['Occasion', 'Paper', 'Finish'],
    rows: [
      ['Wedding', 'uncoated, firm', 'gold or relief'],
      ['Birth and christening', 'uncoated, soft', 'rose gold, sparingly'],
      ['Birthday with a photo', 'coated, smooth', 'none'],
      ['Sympathy', 'uncoated, white', 'none or relief'],
      ['Christmas', 'dark or white', 'gold or silver'],
    ],
  },
  details: {
    headline: 'The envelope is part of it',
    text: [
      'The envelope is the first thing anybody holds. A straight flap looks plain, a pointed one festive. Colour is welcome as long as the address can be read: on dark red, use a white pen or a light label.',
      'Square and very large envelopes cost more postage in many countries. Weigh a finished card with everything that goes in before you buy stamps.',
    ],
  },
  figures: [
    {
      alternative: 'An Easter card with a patterned egg on cream paper',
      caption: 'Tinted paper makes colours warmer, and light areas keep the tone of the paper.',
    },
    {
      alternative: 'A confirmation card with a flame and a dark red envelope',
      caption: 'A dark envelope frames a light card. The address goes on a light label.',
    },
  ],
  closing: {
    headline: 'Touch before you decide',
    text: [
      'No screen shows how paper feels. The first three sample cards of an order are free: take the same design on different papers, and write a sentence on each.',
      'All occasions are here: [](cards). When each wedding card is due is in [](article-wedding-invitations).',
    ],
  },
};
