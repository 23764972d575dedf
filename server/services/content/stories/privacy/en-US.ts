import type { PrivacyOverride } from './page.ts';

/** What American English words differently. */
export const texts: PrivacyOverride = {
  sections: {
    order: {
      text: [
        'We process name, address and payment details to fulfill the contract. We keep invoices for as long as the law requires.',
      ],
    },
  },
};
