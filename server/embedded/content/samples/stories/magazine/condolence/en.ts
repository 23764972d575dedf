import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'What to write in a sympathy card',
  title: 'Sympathy cards: finding words that comfort',
  description:
    'What belongs in a sympathy card, which sentences comfort and which are better left out. With examples for friends, neighbours and colleagues.',
  headline: 'What to write in a sympathy card',
  lead: 'Nobody expects the perfect words. That you write is what helps. A way to do it in four steps.',
  picture: 'A sympathy card with a grey twig and a light envelope',
  opening: {
    headline: 'Soon, and simply',
    text: [
      'A sympathy card may be short. It is best in the first two weeks, but it is welcome after a month as well: by then the other letters have been read, and the house has gone quiet.',
      'Write by hand and in dark ink. Use the name of the person who has died. Those who grieve hear it less and less.',
    ],
  },
  beside: {
    headline: 'Four steps that carry you',
    text: [
      '- Say that you have heard, and how you feel.',
      '- Tell something that connects you with the person.',
      '- Think of those who are left behind.',
      '- Offer something that you are really going to do.',
      'The last one matters most. “Let me know” asks something of them. “I will bring soup on Friday” helps.',
    ],
    picture: 'A card with a blue dove carrying a twig',
    link: 'Design a sympathy card',
  },
  table: {
    caption: 'What comforts, and what does not',
    header: ['Better not', 'Instead'],
    rows: [
      ['“Time heals all wounds.”', '“I am thinking of you, today and in the weeks to come.”'],
      ['“He is in a better place.”', '“I miss him. I will not forget his laugh in the yard.”'],
      ['“I know how you feel.”', '“I can only guess how hard this is.”'],
      ['“Call me if you need anything.”', '“I will ring on Sunday. You need not pick up.”'],
      ['“Be strong.”', '“You need not be anything right now.”'],
    ],
  },
  details: {
    headline: 'Neighbours, colleagues, clubs',
    text: [
      'If you hardly knew the person, write about the living: “We loved to see the two of you in the garden.” It is honest, and it is enough. At work, everybody signs who wants to, and one person writes the text.',
      'If you do not share a faith, or do not know what the family believes, leave religion out. A twig, a light or an empty space says enough.',
    ],
  },
  figures: [
    {
      alternative: 'A card with a grey twig, the envelope on the left',
      caption: 'A twig instead of a verse: inside there is room for words of your own.',
    },
    {
      alternative: 'A card with a dove in a thin border, with a light blue envelope',
      caption: 'The dove stands for peace, and suits even when you do not know the faith.',
    },
  ],
  closing: {
    headline: 'When you are the one to thank',
    text: [
      'Thank-you notes after a funeral may take their time: a month or two is usual. One printed sentence for everybody, and a line by hand for those who helped most. Nobody expects more.',
      'Sympathy cards and all other occasions: [](cards). Questions about text and numbers are answered through the [contact page](contact).',
    ],
  },
};
