import type { ComparisonOverride } from './page.ts';

/** In American English. */
export const texts: ComparisonOverride = {
  description:
    'Canvas, acrylic, metal and poster prints compared: how they handle light, how they feel and where they belong.',
  sections: {
    light: {
      text: [
        '[Canvas](canvas) and [posters](poster) are matte and absorb light. [Acrylic](acrylic) gives depth to colors, and reflects what is opposite.',
      ],
    },
    surface: {
      text: ['The weave shows up close. [Metal](aluminium) is smooth and shows every detail.'],
    },
    place: {
      text: [
        'In bathrooms and kitchens [metal](aluminium) lasts longest. Fabric and paper like it dry.',
      ],
    },
  },
};
