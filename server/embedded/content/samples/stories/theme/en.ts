import type { ThemeTexts } from './texts.ts';

/** In English. */
export const texts: ThemeTexts = {
  name: 'Card design',
  title: 'Make a card with your own words and photo',
  description:
    'A card as you want it: choose colour, size, paper, finish and envelope, see the price at once, then add your own words and your photo.',
  headline: 'Your card',
  lead: 'Choose colour, paper and quantity. You finish the card in the designer afterwards.',
  card: {
    headline: 'Your card',
    startLabel: 'Start designing',
    sampleLabel: 'Order a sample card',
    sampleText: 'Your first three sample cards are free.',
    more: 'Write to us',
  },
};
