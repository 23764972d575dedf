import type { WithdrawalTexts } from './page.ts';

/** In English, in the words of schedule 3 of the Consumer Contracts Regulations 2013. */
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
        'You can also write to us: {trader}, {address}, email [service@example.com](mail). One sentence is enough: “I hereby cancel my contract for …”. We confirm at once that we have received it. The form helps you, but you need not use it.',
      ],
    },
    right: {
      headline: 'Right to cancel',
      text: [
        'You have the right to cancel this contract within 14 days without giving any reason. The cancellation period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods. If several goods of one order arrive separately, the day on which you receive the last one counts.',
        'To exercise the right to cancel, you must inform us ({trader}, {address}, email [service@example.com](mail)) of your decision by a clear statement: with the form on this page, by email or by letter. To meet the cancellation deadline, it is sufficient for you to send your communication before the cancellation period has expired.',
      ],
    },
    refund: {
      headline: 'Effects of cancellation',
      text: [
        'If you cancel this contract, we will reimburse to you all payments received from you, including the costs of delivery, except for the supplementary costs arising if you chose a type of delivery other than the least expensive standard delivery offered by us. We will make the reimbursement without undue delay, and not later than 14 days after the day we receive back the goods or, if earlier, 14 days after the day you provide evidence that you have returned them. We will use the same means of payment as you used, and you will not incur any fees.',
        'We may make a deduction for loss in value of any goods supplied, if the loss is the result of unnecessary handling by you.',
      ],
    },
    return: {
      headline: 'Returning the goods',
      text: [
        'You shall send back the goods without undue delay, and not later than 14 days from the day on which you communicate your cancellation, to: {trader}, {address}. The deadline is met if you send back the goods before the period of 14 days has expired. **You will have to bear the direct cost of returning the goods.**',
      ],
    },
    excepted: {
      headline: 'What is excepted',
      text: [
        'Goods with your photos or words, and goods in your own measurements, are made to your specification. They carry **no right to cancel**. [](guarantee) are not affected.',
      ],
    },
  },
  goods: {
    poster: {
      headline: 'Which goods',
      text: [
        'This shop sells pictures that are made to your specification: the exception at the end of this page applies to them. Anything else that you order from us you can cancel.',
      ],
    },
    kartenliebe: {
      headline: 'Which goods',
      text: [
        'You can cancel envelopes and sample cards from stock. The exception at the end of this page applies to cards, calendars and books with your photos or words.',
      ],
    },
  },
  voluntary: [],
};
