import type { GiftVoucherOverride } from './page.ts';

/** In American English. */
export const texts: GiftVoucherOverride = {
  sections: {
    order: {
      text: [
        'We send the voucher at eight in the morning. It is 8.3 × 3.9 in and fits into a long envelope.',
      ],
    },
    use: {
      text: [
        'The code on the voucher is entered in the cart. It pays what it can; what is left stays on it. Several vouchers can be used together, but not for a new voucher.',
      ],
    },
  },
};
