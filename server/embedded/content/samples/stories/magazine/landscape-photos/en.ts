import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'Landscapes for large prints',
  title: 'Landscape photos for large prints: a guide',
  description:
    'Light, sharpness, horizon: how to take landscape photos that hold up on a wall a metre wide, with a camera or with your phone. A short guide.',
  headline: 'Landscapes for large prints',
  lead: 'Nearly every landscape looks good on a phone. On a wall, what counts is what you thought of when you pressed the button.',
  picture: 'Mountain ridges in the haze with a yellow sun rising above them',
  opening: {
    headline: 'A wall shows everything',
    text: [
      'A large picture is looked at for a long time, and also close up. A sloping horizon, blurred twigs or a burnt-out sky become visible. You can avoid all three while taking the photo, and hardly afterwards.',
      'Give each view ten minutes. Bend your knees, step aside, wait for a cloud. The best picture is rarely the first one.',
    ],
  },
  beside: {
    headline: 'At the right hour',
    text: [
      'At noon the light comes from above and flattens everything. In the first and last hour of the day it comes from the side: hills cast shadows, haze separates the layers, colours turn warm.',
      'Set the exposure for the sky. On a phone, tap the brightest spot and pull the slider down a little. Shadows can be lifted later; a white sky stays white.',
    ],
    picture: 'Mountain ridges under an evening sky in pink and violet',
    link: 'See canvas in 120 × 80 cm',
  },
  table: {
    caption: 'Which light for which subject',
    header: ['Time', 'Light', 'Subjects'],
    rows: [
      ['First hour after sunrise', 'warm, low, often misty', 'mountains, fields, lakes'],
      ['Morning', 'clear, cool', 'woods, villages'],
      ['Overcast sky', 'soft, no shadows', 'waterfalls, leaves, moss'],
      ['Last hour before sunset', 'warm, long shadows', 'dunes, coasts'],
      ['Blue hour', 'cool, little contrast', 'cities, moon, sea'],
    ],
  },
  details: {
    headline: 'Sharp to the corners',
    text: [
      '- Clean the lens, on a phone before every photo.',
      '- Find support: a tripod, a wall, a rucksack. Use the self-timer.',
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
        'Blue hour: there is light enough for colour, and the moon no longer outshines the rest.',
    },
    {
      alternative: 'The sun above the sea with a bright path on the waves',
      caption: 'Low sun over water: the bright path leads the eye to the horizon.',
    },
  ],
  closing: {
    headline: 'Thinking of the print',
    text: [
      'Put the horizon on the upper or the lower third and keep it level; the grid in the viewfinder helps. Something in the foreground gives depth: a rock, a path, grasses. Leave some air all round, because on [canvas](canvas) the picture runs a little way around the edge.',
      'Once your photo is loaded, you see for each size whether it is sharp enough. How many pixels each size needs: [](photo-guide). What we print on: [](print-photos).',
    ],
  },
};
