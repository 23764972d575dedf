import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'When to send wedding invitations',
  title: 'Wedding invitations: what to send and when',
  description:
    'Save the date, invitation, reply, thank-you: a timetable for wedding stationery, and everything that belongs on the invitation itself.',
  headline: 'When to send wedding invitations',
  lead: 'From the first announcement to the thank-you: a timetable with which no card goes out too late.',
  picture: 'A wedding card with two rings in a wreath of leaves, and a green envelope',
  opening: {
    headline: 'Backwards from the day',
    text: [
      'Work the timetable out backwards from the wedding. What matters is not when you have the cards, but when your venue and caterer need the number of guests. From that day, count back two weeks for late replies, and another eight to ten weeks for the invitation.',
      'If you marry in the holidays, at a bank holiday or far away, move every date forward by a month: your guests have to take time off and book.',
    ],
  },
  beside: {
    headline: 'What belongs on the invitation',
    text: [
      '- your names, as your guests know them',
      '- day of the week, date and time',
      '- place and address, and the time at the second place if there are two',
      '- by when and how to reply',
      '- dress, children, rooms, if there is anything to say',
      'Everything else goes on an inlay: directions, hotels, gifts. Name a person whom guests can ring about surprises, and give the number.',
    ],
    picture: 'The same wedding card with the envelope on its other side',
    link: 'Design a wedding card',
  },
  table: {
    caption: 'Your timetable',
    header: ['When', 'What', 'Remember'],
    rows: [
      ['8 to 12 months before', 'save the date', 'names, date and place are enough'],
      ['3 months before', 'invitation', 'say by when to reply'],
      ['4 weeks before', 'last day for replies', 'ring those who have not answered'],
      ['2 weeks before', 'menus, place cards', 'check every name again'],
      ['Up to 3 months after', 'thank-you cards', 'choose a photo, tick off the list'],
    ],
  },
  details: {
    headline: 'How many cards you need',
    text: [
      'Count households, not people: a couple or a family gets one card. Grown-up children with their own home get their own. Add a tenth for slips of the pen, late guests and your own album.',
      'Write the envelopes by hand, best of all on two evenings and in company. Then let two people read every address aloud.',
    ],
  },
  figures: [
    {
      alternative: 'A card with a dove carrying a twig',
      caption: 'For a church wedding: a quiet design that suits the order of service, too.',
    },
    {
      alternative: 'A card with a grey twig on white paper',
      caption: 'Plain: one twig, plenty of white, one typeface for everything.',
    },
  ],
  closing: {
    headline: 'Paper first, then the print run',
    text: [
      'Order sample cards before you have all of them printed. Hold them to the window and under the lamp, and write on them with your own pen. What to know about paper is in [](article-paper-and-finish).',
      'After the wedding, [](article-wedding-thanks) will help.',
    ],
  },
};
