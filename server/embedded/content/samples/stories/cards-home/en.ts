import type { CardsHomeTexts } from './page.ts';

/** In English. */
export const texts: CardsHomeTexts = {
  name: 'Home',
  title: 'Cards for life’s big moments, on fine paper',
  description:
    'Cards for weddings, births, christenings and birthdays, printed on good paper in your own words. With samples to hold in your hand.',
  headline: 'Cards worth keeping',
  lead: 'For weddings, births and everything worth celebrating. On good paper, in your own words.',
  picture: 'A birth announcement with its envelope',
  tile: 'Back to the home page',
  about: {
    headline: 'Paper, type and your words',
    text: [
      'A card is picked up, read and kept. That is why paper matters, and type, and the one sentence that only you can write.',
      'Do you have questions about paper, wording or quantity? Write to us through the [contact page](contact), and we will be happy to help.',
    ],
  },
  help: {
    headline: 'Good to know',
    text: [
      'Cards with your words are personalised, so there is no right to cancel. Envelopes and samples from stock can be [returned](withdrawal).',
    ],
  },
  stylesHeadline: 'Six styles',
  cardsLink: 'See the cards',
};
