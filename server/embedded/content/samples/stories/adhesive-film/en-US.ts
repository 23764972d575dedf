import type { AdhesiveFilmOverride } from './page.ts';

/** What American English words differently. */
export const texts: AdhesiveFilmOverride = {
  sections: {
    place: {
      text: [
        'The surface should be smooth, dry and free of grease: painted wood, plastic, glass, tiles, smooth painted plaster. It does not hold on textured wallpaper or fresh paint.',
        'In kitchens and bathrooms it is untroubled. For cabinets, fridge doors and windows that people look into, it is the simplest answer.',
      ],
    },
    mounting: {
      text: [
        'Clean the surface, line up the film and pull off the backing bit by bit while you smooth it from the middle outward with a squeegee.',
        'On glass a little water with a drop of dish soap helps: the film can then still be moved. Large sizes are easier for two.',
      ],
    },
  },
  questions: { rent: { question: 'Can I use it in a rented apartment?' } },
};
