import type { Override } from '../texts.ts';
import type { ThemeTexts } from './texts.ts';

/** In English as written in the United States. */
export const texts: Override<ThemeTexts> = {
  description:
    'A card as you want it: choose color, size, paper, finish and envelope, see the price at once, then add your own words and your photo.',
  lead: 'Choose color, paper and quantity. You finish the card in the designer afterwards.',
};
