import type { WithdrawalOverride } from './page.ts';

/** In American English: no law gives a right to return, so that all of it is the shop's offer. */
export const texts: WithdrawalOverride = {
  name: 'Cancel an order',
  title: 'Cancel an order: what you can return and how',
  headline: 'Cancel an order',
  lead: 'You can cancel here without logging in. Give your name, the order number and an email address for the confirmation.',
  sections: {
    statement: {
      text: [
        'You can also write to us: {trader}, {address}, email [service@example.com](mail). One sentence is enough: “I hereby cancel my order of …”. We confirm right away that we have received it. The form helps you, but you need not use it.',
      ],
    },
    right: {
      headline: 'Our return policy',
      text: [
        'You may return goods from stock within 14 days of receiving them, without giving a reason. If several items of one order arrive separately, the day on which you receive the last one counts.',
        'Tell us ({trader}, {address}, email [service@example.com](mail)) with the form on this page, by email or by letter. It is enough to send your message before the 14 days are over.',
      ],
    },
    refund: {
      headline: 'Your refund',
      text: [
        'We refund what you paid, standard shipping included, within 14 days of receiving your message, by the same means of payment and without a fee. We may wait until we have the goods back, or until you show that you have sent them.',
        'We may deduct what the goods have lost in value if you have used them more than needed to look at them.',
      ],
    },
    return: {
      headline: 'Sending the goods back',
      text: [
        'Send the goods back within 14 days of telling us, to: {trader}, {address}. **You pay for the return shipping.**',
      ],
    },
    excepted: {
      text: [
        'Goods with your photos or words, and goods in your own measurements, are made to your specification. They **cannot be returned**. [](guarantee) are not affected.',
      ],
    },
  },
  goods: {
    poster: {
      headline: 'Which goods',
      text: [
        'This shop sells pictures that are made to your specification: the exception at the end of this page applies to them. Anything else that you order from us you can return.',
      ],
    },
    kartenliebe: {
      headline: 'Which goods',
      text: [
        'You can return envelopes and sample cards from stock. The exception at the end of this page applies to cards, calendars and books with your photos or words.',
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
