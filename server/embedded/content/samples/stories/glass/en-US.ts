import type { GlassOverride } from './page.ts';

/** What American English words differently. */
export const texts: GlassOverride = {
  sections: {
    material: { headline: 'Glass you can recognize' },
    place: {
      text: [
        'Glass reflects. It hangs best with no window opposite and a lamp to one side.',
        'Steam and splashes do it no harm, so it suits kitchens, bathrooms and doctors’ offices as well as living rooms.',
      ],
    },
    mounting: {
      text: [
        'Hidden hardware on the back holds the picture slightly off the wall. Nothing shows from the front.',
        'Glass is the heaviest of our materials. Use two hooks and anchors that suit your wall, and do not hang it above beds or seats.',
      ],
    },
  },
  questions: {
    acrylic: {
      answer:
        'Real glass is harder and takes glass cleaner, but it is heavier and can break. An [acrylic print](acrylic) is lighter, comes in larger sizes and can be framed.',
    },
  },
};
