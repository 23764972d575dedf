import type { WithdrawalTexts } from './page.ts';

/** In English. */
export const texts: WithdrawalTexts = {
  name: 'Cancel a contract',
  title: 'Cancel a contract: time limits and form',
  description:
    'Which orders you can cancel, which time limits apply and how it works: with the form on this page, and without signing in.',
  headline: 'Cancel a contract',
  lead: 'You can cancel here without signing in. Give your name, the order number and an email address for the confirmation.',
  sections: {
    statement: {
      headline: 'How to cancel',
      text: [
        'You can also send your statement to [service@example.com](mail) or use the [contact page](contact). One sentence is enough: “I hereby cancel my contract for …”. You receive a confirmation at once.',
      ],
    },
    covered: {
      headline: 'What you can cancel',
      text: [
        'Envelopes, frames without a picture, and samples from stock: within 14 days of receiving them, without giving a reason. We refund the price and the standard cost of delivery within 14 days.',
      ],
    },
    excepted: {
      headline: 'What is excepted',
      text: [
        'Goods with your photos or words are made to your specification. They carry **no right to cancel**. [](guarantee) are not affected.',
      ],
    },
  },
  voluntary: [],
  otherMarkets: [],
};
