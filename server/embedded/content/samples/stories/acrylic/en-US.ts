import type { AcrylicOverride } from './page.ts';

/** What American English words differently. */
export const texts: AcrylicOverride = {
  name: 'Acrylic prints',
  description:
    'Your photo behind acrylic: clear colors, visible depth and smooth edges. Framed or unframed, in standard sizes or your own.',
  headline: 'Your photo behind clear acrylic',
  lead: 'Clear acrylic with polished edges. Colors glow, dark tones gain depth.',
  sections: {
    material: {
      headline: 'Glowing colors with depth',
      text: [
        'Your photo lies behind a clear sheet of acrylic. Light enters from the front and the edges, which makes colors rich and shadows deep.',
        'It suits pictures with strong contrast: water, cities at night, close-ups.',
      ],
    },
    mounting: {
      text: [
        'Without a frame, hidden hardware holds the picture slightly off the wall. In the art box it sits inside a narrow, deep frame.',
        'Acrylic is heavier than canvas. From medium sizes up, it hangs more safely from two points.',
      ],
    },
    care: {
      text: [
        'Wipe off fingerprints with a soft microfiber cloth and a little water. Glass cleaners with alcohol harm the surface, so please avoid them.',
      ],
    },
  },
  questions: {
    reflections: {
      question: 'Does acrylic reflect?',
      answer:
        'Yes, the surface is glossy and a window opposite is reflected in it. For bright rooms we suggest [canvas](canvas) or [aluminum](aluminium), both of which hardly reflect.',
    },
  },
};
