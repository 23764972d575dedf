import type { AllPhotoGiftTexts } from './texts.ts';

/** In English. */
export const texts: AllPhotoGiftTexts = {
  shared: {
    offeredHeadline: 'What there is',
    occasionsHeadline: 'For which occasion?',
    voucher: 'If the photos are still to come',
  },
  pages: {
    'photo-gifts': {
      name: 'Photo gifts',
      title: 'Photo books, calendars, boxes and prints',
      description:
        'Photo books, calendars, photo boxes, prints and gift vouchers at a glance, each with the price that it starts from.',
      headline: 'What your photos become',
      lead: 'A book, a calendar, a box or single prints: all on one page, with prices.',
      picture: 'A closed photo book on a table',
      tile: 'Books, calendars, boxes and prints',
      choosing: {
        headline: 'A book, a calendar or a box?',
        text: [
          'A journey or a party with many photos is best told by a [photo book](photobook). If somebody is to enjoy them every day, choose a [photo calendar](photo-calendar).',
          'Single photos that you love belong in a [photo box](photo-box), which grows fuller over the years. Prints without a box are under [](photo-prints).',
        ],
      },
    },
    'wedding-photos': {
      name: 'Wedding photos',
      title: 'Wedding photos as a book, box and calendar',
      description:
        'Your wedding photos become a photo book, a photo box for the guests and a calendar for your parents, each with its price.',
      headline: 'Your day, to leaf through',
      lead: 'The party was long, and the photos are many. Here they become a book for you and a greeting for all who were there.',
      picture: 'A photo book with a light cover',
      tile: 'Book, box and calendar of the day',
      choosing: {
        headline: 'For you and for your guests',
        text: [
          'For the two of you, a book whose pages lie flat: group photos then run across the fold. The design Vermeil was drawn for weddings.',
          'For parents and witnesses, a photo box with the pictures that they are in. The thank-you card that goes with it is under [](cards).',
        ],
      },
    },
    'christmas-photos': {
      name: 'Photos for Christmas',
      title: 'Photo gifts for Christmas, with prices',
      description:
        'Calendars for the new year, a photo book of the old one, boxes and vouchers: what your photos can become for Christmas.',
      headline: 'The year, well wrapped',
      lead: 'The calendar for the new year, the book about the old one. And a voucher, if it has to be quick.',
      picture: 'A wall calendar for the new year',
      tile: 'Calendar, yearbook and voucher',
      choosing: {
        headline: 'What there is still time for',
        text: [
          'Everybody needs a [photo calendar](photo-calendar), and it is soon filled: twelve photos and one for the front are enough. A book of the year takes an evening.',
          'The day on which it arrives stands beside each price. The [gift voucher](gift-voucher) comes by email on the day that you choose.',
        ],
      },
    },
  },
};
