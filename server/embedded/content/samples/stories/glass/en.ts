import type { GlassTexts } from './page.ts';

/** In English. */
export const texts: GlassTexts = {
  name: 'Glass prints',
  title: 'Glass prints for kitchens and bathrooms',
  description:
    'Your photo behind real glass: a cool, perfectly even surface with ground edges that shimmer green, hard to scratch and easy to clean.',
  headline: 'Your photo behind real glass',
  lead: 'A sheet of glass with ground edges. Even, hard to scratch and untroubled by damp.',
  picture: 'Washes of blue and lilac',
  tile: 'Cool, even, hard to scratch',
  sections: {
    material: {
      headline: 'Glass you can recognise',
      text: [
        'Your photo lies behind a sheet of glass. Its edges are ground and shimmer green: that is how you tell it from acrylic.',
        'The surface is perfectly even. Clear tones, water, glass and graphic pictures look especially crisp on it.',
      ],
    },
    place: {
      headline: 'Light and rooms',
      text: [
        'Glass reflects. It hangs best with no window opposite and a lamp to one side.',
        'Steam and splashes do it no harm, so it suits kitchens, bathrooms and surgeries as well as living rooms.',
      ],
    },
    mounting: {
      headline: 'Hanging',
      text: [
        'Hidden fittings on the back hold the picture slightly off the wall. Nothing shows from the front.',
        'Glass is the heaviest of our materials. Use two hooks and plugs that suit your wall, and do not hang it above beds or seats.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Ordinary glass cleaner and a soft cloth will do. Spray the cloth and not the picture, so that nothing runs behind the sheet.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'How does real glass differ from acrylic?',
      answer:
        'Real glass is harder and takes glass cleaner, but it is heavier and can break. [Acrylic glass](acrylic) is lighter, comes in larger sizes and can be framed.',
    },
  },
  promises: {
    delivery: 'Sent to your home packed upright, with edge guards and foam.',
    origin: 'Printed, ground and checked in Bavaria.',
  },
};
