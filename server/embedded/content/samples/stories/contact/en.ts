import type { ContactTexts } from './page.ts';

/** In English. */
export const texts: ContactTexts = {
  name: 'Contact',
  title: 'Contact',
  description: 'How to reach us about orders, materials, delivery and complaints.',
  headline: 'Contact',
  lead: 'We answer from Monday to Friday, usually on the same day.',
  sections: {
    write: {
      headline: 'Write to us',
      text: [
        'Email: [service@example.com](mail). Please give your order number if you already have one.',
        'Hours: Monday to Friday, {opens} to {closes}, German time.',
      ],
    },
  },
};
