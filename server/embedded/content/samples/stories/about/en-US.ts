import type { AboutOverride } from './texts.ts';

/** What American English words differently. */
export const texts: AboutOverride = {
  sample: {
    text: [
      '{shop} shows how a shop for personalized prints can look and work. Company, addresses and people are invented; rooms and products are drawn by computer. An order is only played through, too: nothing is charged, printed or sent.',
    ],
  },
  steps: {
    poster: {
      print: {
        text: [
          'Each material needs its own process: pigment ink on [art paper](fine-art), a print directly on [metal](aluminium), a photo behind [acrylic](acrylic). That is why the same photo looks a little different on each.',
        ],
      },
    },
  },
};
