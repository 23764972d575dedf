import type { ComparisonTexts } from './page.ts';

/** In English. */
export const texts: ComparisonTexts = {
  name: 'Materials compared',
  title: 'Wall art materials compared side by side',
  description:
    'Canvas, acrylic glass, aluminium and poster compared: how they handle light, how they feel and where they belong.',
  headline: 'Which material suits your picture?',
  lead: 'The same photo looks different on each material. Here is how they differ.',
  start: {
    usual: {
      headline: 'Start with the room',
      text: [
        'Think first about where the picture will hang: the light there matters more than the motif.',
      ],
    },
    nudging: {
      headline: 'Start with canvas',
      text: [
        'It does not reflect and suits almost any room. If in doubt, [canvas](canvas) is a good choice.',
      ],
    },
  },
  sections: {
    light: {
      headline: 'Light',
      text: [
        '[Canvas](canvas) and [posters](poster) are matt and absorb light. [Acrylic glass](acrylic) gives depth to colours, and reflects what is opposite.',
      ],
    },
    surface: {
      headline: 'Surface',
      text: [
        'On canvas you can see the weave close up. [Aluminium](aluminium) is smooth and shows every detail.',
      ],
    },
    place: {
      headline: 'Place',
      text: [
        'In bathrooms and kitchens [aluminium](aluminium) lasts longest. Canvas and paper are better in dry rooms.',
      ],
    },
  },
  tilesHeadline: 'All materials',
};
