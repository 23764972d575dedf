import type { TarpaulinOverride } from './page.ts';

/** What American English words differently. */
export const texts: TarpaulinOverride = {
  name: 'PVC tarp',
  title: 'PVC tarp prints for outdoors, with grommets',
  description:
    'Your photo on a PVC tarp: weatherproof, hard to tear and large, with grommets for tying. For balconies, yards, workshops and parties.',
  headline: 'Your photo on a PVC tarp',
  lead: 'A strong, weatherproof tarp with grommets. For everything that should hang large and outside.',
  tile: 'Large, weatherproof, with grommets',
  sections: {
    material: {
      text: [
        'The tarp is a coated fabric. Rain and wind hardly trouble it, and it does not tear easily, even at the grommets.',
        'It is printed in strong tones that carry far. For fine detail seen up close, a [metal print](aluminium) is better.',
      ],
    },
    place: {
      headline: 'Balcony, yard, party',
      text: [
        'As a screen on the balcony, a picture on the garden wall, a backdrop for weddings and anniversaries, or a wall in the clubhouse.',
        'The surface has a slight shine. In the sun every print fades over the years; in winter the tarp is best rolled up.',
      ],
    },
    mounting: {
      headline: 'With or without grommets',
      text: [
        'The grommets sit at the corners and along the long sides. Zip ties, rope or bungee cords keep the tarp taut.',
        'Without grommets it can be nailed to a frame or clamped between battens. Leave some slack in the wind, so that it does not pull like a sail.',
      ],
    },
    care: {
      text: [
        'Wash it with water, a soft brush and a little dish soap, and let it dry. Roll it with the picture outward; folds stay visible.',
      ],
    },
  },
  promises: {
    delivery: 'Sent to your home rolled in a sturdy tube.',
    origin: 'Printed, fitted with grommets and checked in Bavaria.',
  },
};
