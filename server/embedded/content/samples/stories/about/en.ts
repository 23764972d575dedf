import type { AboutTexts } from './texts.ts';

/** In English. */
export const texts: AboutTexts = {
  name: 'About us',
  title: 'About us: how our prints are made',
  description:
    'Who is behind this shop, what about it is a sample, and how your photo becomes a print: step by step, from checking it to packing it.',
  headline: 'How our prints are made',
  lead: 'We print in Bavaria, each piece to your specification. Here are the steps.',
  sample: {
    headline: 'A sample shop',
    text: [
      '{shop} shows how a shop for personalised prints can look and work. Company, addresses and people are invented; rooms and products are drawn by computer. An order is only played through, too: nothing is charged, printed or sent.',
    ],
  },
  steps: {
    poster: {
      check: {
        headline: '1. Checking',
        text: [
          'For each size we work out whether your photo is sharp enough, and tell you before you go on. The [photo tips](photo-guide) say what sharp enough means.',
        ],
      },
      print: {
        headline: '2. Printing',
        text: [
          'Each material needs its own process: pigment ink on [art paper](fine-art), a print directly on [aluminium](aluminium), a photo behind [acrylic](acrylic). That is why the same photo looks a little different on each.',
        ],
      },
      finish: {
        headline: '3. Stretching and framing',
        text: [
          'We stretch canvas over spruce by hand, and cut frames to the size of the picture. This takes a little longer; the delivery date includes it.',
        ],
      },
      pack: {
        headline: '4. Looking and packing',
        text: [
          'Before a picture leaves the workshop, somebody looks at it once more. Panels and frames travel flat, paper rolled. More: [](shipping).',
        ],
      },
    },
    kartenliebe: {
      check: {
        headline: '1. Checking',
        text: [
          'A photo has to be large enough, and words need some distance from the edge. The [photo tips](photo-guide) say what matters.',
        ],
      },
      print: {
        headline: '2. Printing',
        text: [
          'We print once an order is there, and only as many pieces as you need. A single card, too.',
        ],
      },
      finish: {
        headline: '3. Cutting, folding, binding',
        text: [
          'Cards are cut and folded, books are bound, calendars get a spiral or a hole to hang them by.',
        ],
      },
      pack: {
        headline: '4. Looking and packing',
        text: [
          'Somebody looks at each print run once more. Then it goes into a sturdy box with envelopes that fit. More: [](shipping).',
        ],
      },
    },
  },
  pictures: {
    cropped: 'Dunes in evening light, cropped to their size',
    surface: 'Printed art paper, greatly enlarged',
    framed: 'The corner of a framed poster',
    prints: 'Photo prints on a table',
  },
};
