import type { Override } from '../texts.ts';
import { texts as english } from './en.ts';
import type { BusinessPage, BusinessTexts } from './texts.ts';

/** What American English words differently. */
export const texts: Readonly<Partial<Record<BusinessPage, Override<BusinessTexts>>>> = {
  'business-customers': {
    description:
      'For practices, offices, hotels and clubs: quotes for larger quantities and mixed sizes, and one person to talk to about your order.',
    sections: [
      {
        headline: 'What you get',
        text: [
          '- prices before sales tax, as everywhere in this shop',
          '- a quote for larger quantities and mixed sizes',
          '- one person to talk to, who knows your order',
        ],
      },
      english['business-customers'].sections[1],
      english['business-customers'].sections[2],
    ],
  },
  'white-label-service': {
    sections: [
      {
        headline: 'How it works',
        text: [
          'You order as always and switch the order to white label in the cart. It is then sent in your name, not in ours.',
          'A bar at the edge of the page always tells you whether an order goes out under your name.',
        ],
      },
      english['white-label-service'].sections[1],
      {
        headline: 'What stays the same',
        text: [
          'We make and check these orders just like all others. More for companies: [](business-customers).',
        ],
      },
    ],
  },
};
