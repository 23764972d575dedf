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
        'Your contract is with {trader}, {address}. Showing goods here is an invitation to order. With “Order and pay” you make an offer. We confirm at once by email that we have received it. The contract is concluded when we accept the order.',
      ],
    },
    errors: {
      headline: 'Correcting what you entered',
      text: [
        'You see everything once more in the basket and on the last page before ordering. You can change each entry there, with the button next to it or with “Back” in the browser, and cancel the order until the last moment.',
      ],
    },
    stored: {
      headline: 'Language and storage',
      text: [
        'The contract is concluded in English. We store it and email you its content with these terms and the information on cancelling. You can print or save this page. We have not signed up to a code of conduct.',
      ],
    },
    prices: {
      headline: 'Prices and delivery',
      text: [
        'The prices at the time of ordering apply. Whether they include tax is stated next to each price; delivery is added. How much it costs and when we deliver is on the page [](shipping) and at the checkout before you order.',
      ],
    },
    payment: {
      headline: 'Payment',
      text: [
        'You see the ways to pay in your country before you order. None costs extra. Your account is charged once we have accepted the order; an invoice is due within 14 days. The goods remain ours until they are paid for.',
      ],
    },
    pictures: {
      headline: 'Your pictures',
      text: [
        'You confirm that you may use the pictures. We do not print pictures that break the law.',
      ],
    },
    withdrawal: {
      headline: 'Cancelling and faults',
      text: ['Please read [](withdrawal) and [](guarantee).'],
    },
  },
  national: [
    {
      headline: 'If we cannot agree',
      text: [
        'We do not take part in alternative dispute resolution and are not obliged to. You may go to the courts of the part of the United Kingdom where you live, whose law protects you.',
      ],
    },
  ],
};
