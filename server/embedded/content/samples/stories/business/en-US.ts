import type { Override } from '../texts.ts';
import type { BusinessPage, BusinessTexts } from './texts.ts';

/** What American English words differently. */
export const texts: Readonly<Partial<Record<BusinessPage, Override<BusinessTexts>>>> = {
  'business-customers': {
    description:
      'Larger quantities, mixed sizes, one person to talk to: what we do for practices, offices, hotels and clubs.',
    sections: [
      {
        headline: 'What you get',
        text: [
          '- prices before sales tax, as everywhere in this shop',
          '- an offer for larger quantities and mixed sizes',
          '- one person to talk to, who knows your order',
        ],
      },
      {
        headline: 'How to begin',
        text: [
          'Tell us through the [contact page](contact) what you have in mind: how many pictures, which sizes, by when. You receive an offer with a delivery date.',
        ],
      },
      {
        headline: 'Under your name',
        text: [
          'You sell pictures yourself and would like us to stay in the background? That is what the [](white-label-service) is for.',
        ],
      },
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
      {
        headline: 'Who can join',
        text: [
          'The service is meant for business customers. We enable it for your account when you write to us through the [contact page](contact).',
        ],
      },
      {
        headline: 'What stays the same',
        text: [
          'Material, making and checking are those of every order. More for companies: [](business-customers).',
        ],
      },
    ],
  },
};
