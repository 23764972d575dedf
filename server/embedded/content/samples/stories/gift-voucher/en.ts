import type { GiftVoucherTexts } from './page.ts';

/** In English. */
export const texts: GiftVoucherTexts = {
  name: 'Gift voucher',
  title: 'Gift voucher as a PDF, in your own words',
  description:
    'A voucher with your own words, in four designs: a PDF to print, sent by email on the day of your choice. From 10 to 500, valid for five years.',
  headline: 'A voucher to give away',
  lead: 'You choose an amount and a design, and write a few words. The voucher comes as a PDF, on the day of your choice.',
  sections: {
    order: {
      headline: 'Make a voucher',
      text: [
        'We send the voucher at eight in the morning. It is 210 × 99 mm and fits into a long envelope.',
      ],
    },
    use: {
      headline: 'Using it',
      text: [
        'The code on the voucher is entered in the basket. It pays what it can; what is left stays on it. Several vouchers can be used together, but not for a new voucher.',
      ],
    },
    validity: {
      headline: 'How long it is valid',
      text: [
        'A voucher is valid until the end of the fifth year after it was bought, in each of our shops with its currency.',
      ],
    },
  },
};
