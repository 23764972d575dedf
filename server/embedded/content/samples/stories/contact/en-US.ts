import type { ContactOverride } from './page.ts';

/** What American English words differently. */
export const texts: ContactOverride = {
  sections: {
    write: {
      text: [
        'Email: [service@example.com](mail). Phone: {phone}. Please give your order number if you already have one.',
        'Hours: Monday to Friday, {opens} to {closes}, Eastern Time.',
      ],
    },
  },
};
