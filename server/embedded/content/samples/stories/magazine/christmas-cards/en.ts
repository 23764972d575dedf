import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'Christmas cards in good time',
  title: 'Christmas cards: a timetable and good words',
  description:
    'Addresses in October, the photo in November, the post box in early December: a plan for Christmas cards, with words for family and company.',
  headline: 'Christmas cards in good time',
  lead: 'Five small steps from October to December, and the cards arrive before the candles burn.',
  picture: 'A Christmas card with a tree of green arcs and a dark red envelope',
  opening: {
    headline: 'Counting from the post box',
    text: [
      'A Christmas card should arrive about two weeks before the day: early enough to stand on the mantelpiece for a while. Within the country, post it in the first week of December; overseas, two to three weeks earlier.',
      'Order by the middle of November, and you have two weeks left for writing.',
    ],
  },
  beside: {
    headline: 'A photo from the whole year',
    text: [
      'You need no red hats. A picture of the summer on which everybody laughs says more than the posed one at the tree. Look for a calm area for the words: sky, grass, a wall.',
      'If there is no picture of all of you, take four small ones, one for each season. Or none: a drawn tree and one good sentence make a card as well.',
    ],
    picture: 'A dark green card with a golden star, and a dark red envelope beside it',
    link: 'Design a Christmas card',
  },
  table: {
    caption: 'Five steps to Christmas',
    header: ['When', 'What to do'],
    rows: [
      ['October', 'check addresses, note moves and new names'],
      ['Early November', 'choose photo and design, look at a sample card'],
      ['Mid-November', 'order, with a few cards to spare'],
      ['Late November', 'write on two evenings, overseas first'],
      ['First week of December', 'the last cards go into the post box'],
    ],
  },
  details: {
    headline: 'Words for family and company',
    text: [
      'For the family: a sentence about the year, a thank-you, a plan. “We moved in March, and Leo arrived in July. Thank you for carrying both with us. When will you come and see the kitchen?”',
      'For business partners: thanks for something in particular, good wishes, a real signature. Leave advertising out. If you write to different countries, wish happy holidays and a good new year, which suits everywhere.',
    ],
  },
  figures: [
    {
      alternative: 'A Christmas card with a green tree, the envelope on the right',
      caption: 'For friends: white paper, one tree, plenty of room for handwriting.',
    },
    {
      alternative: 'A dark green card with a golden star, the envelope on the left',
      caption: 'For business: dark paper, gold, and your logo on the back.',
    },
  ],
  closing: {
    headline: 'The list for next year',
    text: [
      'Tick off who wrote, and to whom you wrote, and put the list away with the candles. Whoever writes to you for the first time gets one of the spare cards, even in the days after Christmas.',
      'Companies get a quote for larger runs: [](business-customers). What paper and gold do is in [](article-paper-and-finish).',
    ],
  },
};
