import type { Override } from '../texts.ts';
import type { CardsTexts } from './texts.ts';

/** The United States have only standard delivery. */
export const texts: Override<CardsTexts> = {
  lead: 'Choose the occasion, the style and the color. Every design says at once what it costs, and then bears your words.',
  sections: {
    making: {
      text: [
        'You choose the occasion, add your photo and your words, and say how many. We print, fold and check every run before it travels.',
      ],
    },
  },
};
