import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  description:
    'Addresses in October, the photo in November, the mailbox in early December: a plan for Christmas cards, with words for family and company.',
  opening: {
    headline: 'Counting from the mailbox',
  },
  table: {
    rows: [
      ['October', 'check addresses, note moves and new names'],
      ['Early November', 'choose photo and design, look at a sample card'],
      ['Mid-November', 'order, with a few cards to spare'],
      ['Late November', 'write on two evenings, overseas first'],
      ['First week of December', 'the last cards go into the mailbox'],
    ],
  },
};
