import type { TermsOverride } from './page.ts';

/** What American English words differently. */
export const texts: TermsOverride = {
  sections: {
    errors: {
      text: [
        'You see everything once more in the cart and on the last page before ordering. You can change each entry there, with the button next to it or with “Back” in the browser, and cancel the order until the last moment.',
      ],
    },
    stored: {
      text: [
        'The contract is concluded in English. We store it and email you its content with these terms and our return policy. You can print or save this page.',
      ],
    },
    prices: {
      headline: 'Prices and shipping',
      text: [
        'The prices at the time of ordering apply. Sales tax and shipping are added. How much shipping costs and when we deliver is on the page [](shipping) and at checkout before you order.',
      ],
    },
    withdrawal: {
      headline: 'Returns and defects',
    },
  },
  national: [
    {
      headline: 'If we cannot agree',
      text: [
        'Write to us first: we settle most things by email. These terms take no right from you that the law of your state gives you, and there is no duty to arbitrate.',
      ],
    },
  ],
};
