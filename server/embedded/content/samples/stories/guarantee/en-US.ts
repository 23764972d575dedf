import type { GuaranteeOverride } from './page.ts';

/** What American English words differently. */
export const texts: GuaranteeOverride = {
  name: 'Your rights',
  title: 'Defective or damaged goods: your rights',
  description:
    'Your rights if goods arrive defective or damaged, how long you have to tell us, and how to report a defect to us.',
  headline: 'Defective or damaged goods',
  lead: 'We stand behind all goods, personalized ones included.',
  sections: {
    period: {
      headline: 'We make it right',
      text: [
        'If your order arrives defective, damaged, or not as described, tell us within 30 days. We remake it at no cost to you, or refund the price.',
        'Nothing here limits the rights that your state gives you.',
      ],
    },
    report: {
      headline: 'How to report a defect',
    },
  },
};
