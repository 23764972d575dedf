import type { TermsOverride } from './page.ts';

/** What American English words differently. */
export const texts: TermsOverride = {
  sections: {
    withdrawal: {
      headline: 'Returns and defects',
    },
  },
};
