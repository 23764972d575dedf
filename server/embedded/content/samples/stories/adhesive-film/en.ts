import type { AdhesiveFilmTexts } from './page.ts';

/** In English. */
export const texts: AdhesiveFilmTexts = {
  name: 'Adhesive film',
  title: 'Adhesive film prints for walls and glass',
  description:
    'Your photo on adhesive film: for walls, furniture and glass, opaque or transparent, smoothed on with a squeegee and removable from even surfaces.',
  headline: 'Your photo on adhesive film',
  lead: 'Self-adhesive film for smooth surfaces: walls, doors, furniture and windows. Opaque white, transparent or mirrored.',
  picture: 'Washes of green and yellow',
  tile: 'For walls, furniture and glass',
  sections: {
    material: {
      headline: 'Four versions',
      text: [
        'The normal film is opaque and suits walls and furniture. In white it is denser still and lets no dark background through.',
        'Transparent film is for glass: light areas of the photo stay clear. Mirrored, it is stuck on from inside and read from outside.',
      ],
    },
    place: {
      headline: 'Where it holds',
      text: [
        'The surface should be smooth, dry and free of grease: painted wood, plastic, glass, tiles, smooth painted plaster. It does not hold on woodchip paper or fresh paint.',
        'In kitchens and bathrooms it is untroubled. For cupboards, fridge doors and windows that people look into, it is the simplest answer.',
      ],
    },
    mounting: {
      headline: 'How to stick it without creases',
      text: [
        'Clean the surface, line up the film and pull off the backing bit by bit while you smooth it from the middle outwards with a squeegee.',
        'On glass a little water with a drop of washing-up liquid helps: the film can then still be moved. Large sizes are easier for two.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Wipe it with a soft, damp cloth. To take it off, warm the film with a hairdryer and pull it away slowly and flat.',
      ],
    },
  },
  questions: {
    rent: {
      question: 'Can I use it in a rented flat?',
      answer:
        'On glass, tiles and furniture, yes: it comes off there. On painted walls some paint may come away with it. Try a hidden spot first, or hang a [poster](poster) instead.',
    },
  },
  promises: {
    delivery: 'Sent to your home rolled in a sturdy tube.',
    origin: 'Printed, cut and checked in Bavaria.',
  },
};
