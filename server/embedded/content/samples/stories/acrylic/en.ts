import type { AcrylicTexts } from './page.ts';

/** In English. */
export const texts: AcrylicTexts = {
  name: 'Acrylic prints',
  title: 'Acrylic prints: photos with depth and shine',
  description:
    'Your photo behind acrylic glass: clear colours, visible depth and smooth edges. Framed or unframed, in standard sizes or your own.',
  headline: 'Your photo behind acrylic glass',
  lead: 'Clear acrylic with polished edges. Colours glow, dark tones gain depth.',
  picture: 'Calm waves in blue and green',
  tile: 'Clear, deep and glossy',
  sections: {
    material: {
      headline: 'Glowing colours with depth',
      text: [
        'Your photo lies behind a clear sheet of acrylic. Light enters from the front and the edges, which makes colours rich and shadows deep.',
        'It suits pictures with strong contrast: water, cities at night, close-ups.',
      ],
    },
    mounting: {
      headline: 'Floating or framed',
      text: [
        'Without a frame, a hidden mount holds the picture slightly off the wall. In the art box it sits inside a narrow, deep frame.',
        'Acrylic is heavier than canvas. From medium sizes up, it hangs more safely from two points.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Wipe off fingerprints with a soft microfibre cloth and a little water. Glass cleaners with alcohol harm the surface, so please avoid them.',
      ],
    },
  },
  questions: {
    reflections: {
      question: 'Does acrylic glass reflect?',
      answer:
        'Yes, the surface is glossy and a window opposite is reflected in it. For bright rooms we suggest [canvas](canvas) or [aluminium](aluminium), both of which hardly reflect.',
    },
  },
  promises: {
    delivery: 'Delivered to your door, packed flat with protective film and edge guards.',
    origin: 'Printed, polished and checked in Bavaria.',
  },
};
