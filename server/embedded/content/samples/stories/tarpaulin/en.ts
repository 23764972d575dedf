import type { TarpaulinTexts } from './page.ts';

/** In English. */
export const texts: TarpaulinTexts = {
  name: 'PVC tarpaulin',
  title: 'PVC tarpaulin prints for the outdoors',
  description:
    'Your photo on PVC tarpaulin: weatherproof, hard to tear and large, with eyelets for tying. For balconies, gardens, workshops and parties.',
  headline: 'Your photo on PVC tarpaulin',
  lead: 'A strong, weatherproof sheet with eyelets. For everything that should hang large and outside.',
  picture: 'The sea in the last of the evening light',
  tile: 'Large, weatherproof, with eyelets',
  sections: {
    material: {
      headline: 'Made for outdoors',
      text: [
        'The sheet is a coated fabric. Rain and wind hardly trouble it, and it does not tear easily, even at the eyelets.',
        'It is printed in strong tones that carry far. For fine detail seen close up, [aluminium](aluminium) is better.',
      ],
    },
    place: {
      headline: 'Balcony, garden, party',
      text: [
        'As a screen on the balcony, a picture on the garden wall, a backdrop for weddings and anniversaries, or a wall in the clubhouse.',
        'The surface has a slight shine. In the sun every print fades over the years; in winter the sheet is best rolled up.',
      ],
    },
    mounting: {
      headline: 'With or without eyelets',
      text: [
        'The eyelets sit at the corners and along the long sides. Cable ties, rope or bungee cords keep the sheet taut.',
        'Without eyelets it can be nailed to a frame or clamped between battens. Leave some slack in the wind, so that it does not pull like a sail.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Wash it with water, a soft brush and a little washing-up liquid, and let it dry. Roll it with the picture outwards; folds stay visible.',
      ],
    },
  },
  questions: {
    view: {
      question: 'Can you see through it?',
      answer:
        'No, it is opaque. With the sun right behind it some light comes through, and the picture looks brighter.',
    },
  },
  promises: {
    delivery: 'Sent to your home rolled in a sturdy tube.',
    origin: 'Printed, fitted with eyelets and checked in Bavaria.',
  },
};
