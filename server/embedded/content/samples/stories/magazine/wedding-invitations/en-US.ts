import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  description:
    'Save the date, invitation, RSVP, thank-you: a timetable for wedding stationery, and everything that belongs on the invitation itself.',
  opening: {
    text: [
      'Work the timetable out backwards from the wedding. What matters is not when you have the cards, but when your venue and caterer need the number of guests. From that day, count back one week for late replies, and another five or six weeks for the invitation.',
      'If you marry during the holidays, over a long weekend or far away, move every date forward by a month: your guests have to take time off and book.',
    ],
  },
  beside: {
    text: [
      '- your names, as your guests know them',
      '- day of the week, date and time',
      '- place and address, and the time at the second place if there are two',
      '- by when and how to reply',
      '- dress code, children, rooms, if there is anything to say',
      'Everything else goes on an insert: directions, hotels, the wedding website. Name a person whom guests can call about surprises, and give the number.',
    ],
  },
  table: {
    rows: [
      ['6 to 8 months before', 'save the date', 'names, date and place are enough'],
      ['8 weeks before', 'invitation', 'say by when to reply'],
      ['3 weeks before', 'last day for replies', 'call those who have not answered'],
      ['2 weeks before', 'menus, place cards', 'check every name again'],
      ['Up to 3 months after', 'thank-you cards', 'choose a photo, tick off the list'],
    ],
  },
  figures: [
    {
      alternative: 'A card with a dove carrying a twig',
      caption: 'For a church wedding: a quiet design that suits the wedding program, too.',
    },
    {
      alternative: 'A card with a gray twig on white paper',
      caption: 'Plain: one twig, plenty of white, one typeface for everything.',
    },
  ],
};
