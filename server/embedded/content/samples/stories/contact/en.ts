import type { ContactTexts } from './page.ts';

/** In English. */
export const texts: ContactTexts = {
  name: 'Contact',
  title: 'Contact our customer service team',
  description:
    'Questions about an order, a material, delivery or a complaint? You reach us from Monday to Friday, and we usually reply on the same day.',
  headline: 'Contact',
  lead: 'We answer from Monday to Friday, usually on the same day.',
  sections: {
    write: {
      headline: 'Write to us',
      text: [
        'Email: [service@example.com](mail). Telephone: {phone}. Please give your order number if you already have one.',
        'Hours: Monday to Friday, {opens} to {closes}, UK time.',
      ],
    },
  },
};
