import type { CardsHomeOverride } from './page.ts';

/** What American English words differently. */
export const texts: CardsHomeOverride = {
  description:
    'Cards for weddings, births, baptisms and birthdays, printed on good paper in your own words. With samples to hold in your hand.',
  help: {
    text: [
      'Cards with your words are personalized, so they cannot be returned unless defective. Envelopes and samples from stock can be [returned](withdrawal).',
    ],
  },
};
