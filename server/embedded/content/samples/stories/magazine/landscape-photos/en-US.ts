import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  description:
    'Light, sharpness, horizon: how to take landscape photos that hold up on a wall a yard wide, with a camera or with your phone. A short guide.',
  beside: {
    text: [
      'At noon the light comes from above and flattens everything. In the first and last hour of the day it comes from the side: hills cast shadows, haze separates the layers, colors turn warm.',
      'Set the exposure for the sky. On a phone, tap the brightest spot and pull the slider down a little. Shadows can be lifted later; a white sky stays white.',
    ],
    link: 'See canvas in 36 × 24 inches',
  },
  details: {
    text: [
      '- Clean the lens, on a phone before every photo.',
      '- Find support: a tripod, a wall, a backpack. Use the self-timer.',
      '- Zoom with your feet. Digital zoom only cuts pixels away.',
      '- Set the lowest ISO at which nothing blurs.',
      '- Take three photos and keep the sharpest.',
      'Send yourself the original and not the copy from a chat: messengers shrink photos a lot.',
    ],
  },
  figures: [
    {
      alternative: 'A full moon above blue hills at dusk',
      caption:
        'Blue hour: there is light enough for color, and the moon no longer outshines the rest.',
    },
    {
      alternative: 'The sun above the sea with a bright path on the waves',
      caption: 'Low sun over water: the bright path leads the eye to the horizon.',
    },
  ],
};
