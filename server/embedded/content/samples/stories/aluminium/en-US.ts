import type { AluminiumOverride } from './page.ts';

/** What American English words differently. */
export const texts: AluminiumOverride = {
  name: 'Metal prints',
  title: 'Photo metal prints: slim, light and strong',
  description:
    'Your photo on aluminum: a light, rigid panel with a satin surface, fit for bathrooms and kitchens, too. Standard sizes or your own.',
  headline: 'Your photo on metal',
  lead: 'A slim aluminum panel with a satin print. Light, flat and unbothered by damp.',
  sections: {
    material: {
      headline: 'Two layers of aluminum, one rigid core',
      text: [
        'The panel consists of two thin sheets of aluminum around a core of plastic. It is light, and it stays straight even in large sizes.',
        'The print sits directly on the panel. Lines and small details stand out clearly, which makes it a good choice for architecture and for black and white.',
      ],
    },
    mounting: {
      text: [
        'Rails on the back lift the picture slightly off the wall. From the front, no hardware is visible.',
        'The floater frame gives the panel a surround of wood.',
      ],
    },
  },
};
