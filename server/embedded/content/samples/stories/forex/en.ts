import type { ForexTexts } from './page.ts';

/** In English. */
export const texts: ForexTexts = {
  name: 'Forex board',
  title: 'Photo board prints: light and easy to hang',
  description:
    'Your photo on Forex board: light, white rigid foam with a matt surface, quick to hang, framed or with corner holes if you like.',
  headline: 'Your photo on Forex board',
  lead: 'White rigid foam with a matt print. So light that it hangs almost anywhere.',
  picture: 'Hills and a sun of cut paper in blue',
  tile: 'Light, white and matt',
  sections: {
    material: {
      headline: 'A lot of board, little weight',
      text: [
        'Forex is a firm plastic foam with a closed, white surface. We print straight onto it, matt and without reflections; the edge stays white.',
        'For finer gradations choose the fine art print, glossy or matt: the photo is then printed on photographic paper and mounted on the board.',
      ],
    },
    place: {
      headline: 'Light and rooms',
      text: [
        'As nothing reflects, the board hangs well opposite a window, too. It suits children’s rooms, halls, offices and exhibitions that change often.',
        'It is not made for outdoors: sun and heat bend it in time.',
      ],
    },
    mounting: {
      headline: 'Hanging',
      text: [
        'Small boards hold on one hook or on adhesive strips, large ones on two hooks. With holes in the corners they can be screwed on as well.',
        'The floater frame and the art box give the board a border.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Dust it dry or wipe it with a slightly damp cloth. Dents do not come out again, so do not stand the board on a corner.',
      ],
    },
  },
  questions: {
    aluminium: {
      question: 'Forex or aluminium composite?',
      answer:
        'Forex is lighter and costs less. [Aluminium](aluminium) is thinner, stiffer and lasts in bathrooms, too. For pictures that stay in one place for long, we recommend aluminium.',
    },
  },
  promises: {
    delivery: 'Sent to your home lying flat, with protected corners.',
    origin: 'Printed, cut to size and checked in Bavaria.',
  },
};
