import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  description:
    'What belongs in a sympathy card, which sentences comfort and which are better left out. With examples for friends, neighbors and colleagues.',
  picture: 'A sympathy card with a gray twig and a light envelope',
  table: {
    rows: [
      ['“Time heals all wounds.”', '“I am thinking of you, today and in the weeks to come.”'],
      ['“He is in a better place.”', '“I miss him. I will not forget his laugh in the yard.”'],
      ['“I know how you feel.”', '“I can only guess how hard this is.”'],
      ['“Call me if you need anything.”', '“I will call on Sunday. You don’t have to pick up.”'],
      ['“Be strong.”', '“You don’t have to be anything right now.”'],
    ],
  },
  details: {
    headline: 'Neighbors, colleagues, clubs',
  },
  figures: [
    {
      alternative: 'A card with a gray twig, the envelope on the left',
      caption: 'A twig instead of a verse: inside there is room for words of your own.',
    },
    {
      alternative: 'A card with a dove in a thin border, with a light blue envelope',
      caption: 'The dove stands for peace, and suits even when you do not know the faith.',
    },
  ],
};
