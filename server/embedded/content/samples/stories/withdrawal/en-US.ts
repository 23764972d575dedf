import type { WithdrawalOverride } from './page.ts';

/** What American English words differently. */
export const texts: WithdrawalOverride = {
  lead: 'You can cancel here without logging in. Give your name, the order number and an email address for the confirmation.',
  sections: {
    excepted: {
      text: [
        'Goods with your photos or words are made to your specification. They **cannot be returned**. [](guarantee) are not affected.',
      ],
    },
  },
  voluntary: [
    {
      headline: 'A voluntary return policy',
      text: [
        'No federal law gives a right to return goods bought online. We offer the returns described on this page of our own accord.',
      ],
    },
  ],
};
