import type { TermsTexts } from './page.ts';

/** In English. */
export const texts: TermsTexts = {
  name: 'Terms',
  title: 'Terms and conditions: contract and prices',
  description:
    'Our terms and conditions: how the contract is concluded, which prices apply, and how payment and delivery are arranged in this shop.',
  headline: 'Terms and conditions',
  lead: 'Sample text: an operator replaces it with terms of its own that a lawyer has checked.',
  sections: {
    contract: {
      headline: 'Contract',
      text: [
        'Showing goods here is an invitation to order. With “Order and pay” you make an offer; the contract is concluded when we confirm the order.',
      ],
    },
    prices: {
      headline: 'Prices and payment',
      text: [
        'The prices at the time of ordering apply. Whether they include tax is stated next to each price; the cost of delivery is added.',
      ],
    },
    pictures: {
      headline: 'Your pictures',
      text: [
        'You confirm that you may use the pictures. We do not print pictures that break the law.',
      ],
    },
    withdrawal: {
      headline: 'Withdrawal and faults',
      text: ['Please read [](withdrawal) and [](guarantee).'],
    },
  },
};
