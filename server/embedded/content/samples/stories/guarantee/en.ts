import type { GuaranteeTexts } from './page.ts';

/** In English. */
export const texts: GuaranteeTexts = {
  name: 'Your statutory rights',
  title: 'Your statutory rights for faulty goods',
  description:
    'What the law gives you if goods arrive faulty or damaged, how long your rights last, and how to report a fault to us.',
  headline: 'Your statutory rights',
  lead: 'Your statutory rights cover all goods, personalised ones included.',
  sections: {
    period: {
      headline: 'Goods as described',
      text: [
        'Goods must be as described, fit for purpose and of satisfactory quality. If they are not, you may return them for a full refund within 30 days, or ask us to repair or replace them at no cost to you.',
        'If that does not put things right, you may ask for a lower price or your money back.',
      ],
    },
    report: {
      headline: 'How to report a fault',
      text: [
        'Tell us what is wrong, ideally with a photo, through the [contact page](contact). You need to send the goods back only if we ask you to.',
      ],
    },
  },
};
