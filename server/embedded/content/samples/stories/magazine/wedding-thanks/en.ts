import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'Thank-you cards after the wedding',
  title: 'Wedding thank-you cards: wording and timing',
  description:
    'Who gets a thank-you card, when should it arrive, and what do you write? With examples, and a list that helps you while you unwrap.',
  headline: 'Thank-you cards after the wedding',
  lead: 'Three months, one list and two sentences by hand: how thanking does not turn into a duty.',
  picture: 'A card with a photo of twigs, lettering below it, and a green envelope beside it',
  opening: {
    headline: 'The list begins while you unwrap',
    text: [
      'Whoever unwraps the presents takes notes straight away: name, present, a word about it. After twenty parcels, nobody knows who gave the blue bowl. A photo of each card beside its present will do as well.',
      'On the list, too: everybody who brought nothing in paper. Best man and bridesmaids, the music, the cake, the neighbour who had the dog.',
    ],
  },
  beside: {
    headline: 'A photo nobody has seen yet',
    text: [
      'Choose a quiet picture of the two of you and not the group: that one is on everybody’s phone. Landscape for a couple in a view, upright for closeness.',
      'Do not wait for all the photos. Ask for two or three in advance, which is enough for the card. The rest becomes a [photo book](photobook).',
    ],
    picture: 'A photo book with a sunset over the sea on its cover',
    link: 'Design a thank-you card',
  },
  table: {
    caption: 'What you might write',
    header: ['For', 'A sentence that suits'],
    rows: [
      ['A present', '“The bowl is on the table already, with the first apples in it.”'],
      ['Money', '“You gave us three days in Lisbon. There will be a postcard.”'],
      ['Help', '“Without you there would have been no cake, and no calm.”'],
      ['A long journey', '“We will not forget that you drove half a day.”'],
      ['Somebody who could not come', '“We missed you. The next glass is on us.”'],
    ],
  },
  details: {
    headline: 'Printed, and by hand',
    text: [
      'The printed text may be the same for all: thanks, photo, names, date. Leave room below it for two lines by hand. Those two lines are read, and kept.',
      'Write ten cards an evening, taking turns. After a week seventy are done, and none sounds like the one before.',
    ],
  },
  figures: [
    {
      alternative: 'An open photo box in light red with a stack of photos',
      caption: 'For the parents: a photo box with the pictures that did not fit on the card.',
    },
    {
      alternative: 'Three prints with white borders, laid over each other',
      caption: 'Three prints in the envelope, and the card becomes a small present.',
    },
  ],
  closing: {
    headline: 'By when?',
    text: [
      'Six weeks after the wedding is a good aim, and three months is fine. If you go on honeymoon, order the cards before you leave and write them when you are back. The whole timetable, from the first announcement on, is in [](article-wedding-invitations).',
    ],
  },
};
