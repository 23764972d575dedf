import type { ImprintTexts } from './page.ts';

/** In English. */
export const texts: ImprintTexts = {
  name: 'Legal notice',
  title: 'Legal notice: operator and address',
  description:
    'Who runs this shop: operator, address, contact, representation and register. This shop is a sample, and its details are examples.',
  headline: 'Legal notice',
  lead: 'This shop is a sample. Its details stand in for those of a real operator.',
  sections: {
    operator: {
      headline: 'Operator',
      text: ['Musterbild GmbH', 'Musterstraße 12, 80331 Munich, Germany'],
    },
    contact: {
      headline: 'Contact',
      text: ['Email: [service@example.com](mail)'],
    },
    representation: {
      headline: 'Representation and register',
      text: ['Here the operator names its directors, its register entry and its VAT number.'],
    },
  },
};
