import type { ImprintTexts } from './page.ts';

/** In English. */
export const texts: ImprintTexts = {
  name: 'Legal notice',
  title: 'Legal notice: operator and address',
  description:
    'Who runs this shop: operator, address, contact, representation and register. This shop is a sample, and its details are examples.',
  headline: 'Legal notice',
  lead: 'This shop is a sample: company, address, persons and numbers on this page are invented. Whoever runs the shop puts in their own.',
  sections: {
    operator: {
      headline: 'Operator',
      text: ['{trader}', '{address}'],
    },
    contact: {
      headline: 'Contact',
      text: [
        'Email: [service@example.com](mail)',
        'You can also write to us through the [contact page](contact). We answer on working days, usually on the same day.',
      ],
    },
    representation: {
      headline: 'Representation and register',
      text: [
        'Managing director: Erika Mustermann',
        'Commercial register: Munich local court (Amtsgericht München), HRB 000000',
        'VAT number: DE000000000, in the United Kingdom GB000000000',
      ],
    },
    products: {
      headline: 'Products and safety',
      text: [
        'The operator is the manufacturer of all goods. What to do in a dispute is in the [](terms).',
      ],
    },
    pictures: {
      headline: 'Pictures in this shop',
      text: [
        'Rooms, walls and sample motifs are drawn by computer, the rooms true to scale. Colours on your screen can look different in print.',
      ],
    },
  },
};
