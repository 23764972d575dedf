import type { Override } from '../texts.ts';
import type { LandingPage, LandingTexts } from './texts.ts';

/** What American English words differently. */
export const pages: Readonly<Partial<Record<LandingPage, Override<LandingTexts>>>> = {
  'living-room': {
    sections: {
      choice: {
        text: [
          'Opposite a window, [canvas](canvas) is the safe choice: it does not reflect. On a quiet wall without light from the front, [acrylic](acrylic) makes your colors glow.',
        ],
      },
    },
  },
  nursery: {
    lead: 'The first smile, the favorite animal, the week by the sea. Light, sturdy and easily changed.',
  },
  office: {
    startLink: 'Choose metal',
    description:
      'Calm pictures and sturdy materials for home offices, practices and receptions. What suits the light, and how to order in larger quantities.',
    sections: {
      choice: {
        text: [
          'A [metal print](aluminium) is slim, easily cleaned and stays flat. For several rooms, choose one size and vary the subjects. Our [service for business customers](business-customers) discusses larger quantities with you.',
        ],
      },
    },
  },
};
