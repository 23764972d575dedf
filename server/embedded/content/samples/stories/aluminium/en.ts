import type { AluminiumTexts } from './page.ts';

/** In English. */
export const texts: AluminiumTexts = {
  name: 'Aluminium prints',
  title: 'Aluminium prints: slim, light and durable',
  description:
    'Your photo on aluminium: a light, rigid panel with a satin surface, fit for bathroom and kitchen too. Standard sizes or your own.',
  headline: 'Your photo on aluminium',
  lead: 'A slim aluminium panel with a satin print. Light, flat and unbothered by damp.',
  picture: 'The outline of a city in clear shapes',
  tile: 'Slim, flat and satin',
  sections: {
    material: {
      headline: 'Two layers of aluminium, one rigid core',
      text: [
        'The panel consists of two thin sheets of aluminium around a core of plastic. It is light, and it stays straight even in large sizes.',
        'The print sits directly on the panel. Lines and small details stand out clearly, which makes it a good choice for architecture and for black and white.',
      ],
    },
    mounting: {
      headline: 'Hanging',
      text: [
        'Rails on the back lift the picture slightly off the wall. From the front, no fixings are visible.',
        'The floater frame gives the panel a surround of wood.',
      ],
    },
    care: {
      headline: 'Care',
      text: ['A damp cloth is enough. Please do not scour, and avoid cleaners with solvents.'],
    },
  },
  questions: {
    damp: {
      question: 'Can it hang in a bathroom?',
      answer:
        'Yes. Humid air does the panel no harm. Just keep it out of the direct reach of splashes.',
    },
  },
  promises: {
    delivery: 'Delivered to your door, packed flat with protected corners.',
    origin: 'Printed, cut and checked in Bavaria.',
  },
};
