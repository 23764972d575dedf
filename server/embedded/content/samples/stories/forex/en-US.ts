import type { ForexOverride } from './page.ts';

/** What American English words differently. */
export const texts: ForexOverride = {
  name: 'Foam board',
  title: 'Foam board prints: light and easy to hang',
  description:
    'Your photo on foam board: light, white rigid foam with a matte surface, quick to hang, framed or with corner holes if you like.',
  headline: 'Your photo on foam board',
  lead: 'White rigid foam with a matte print. So light that it hangs almost anywhere.',
  tile: 'Light, white and matte',
  sections: {
    material: {
      text: [
        'Foam board is a firm plastic foam with a closed, white surface. We print straight onto it, matte and without reflections; the edge stays white.',
        'For finer gradations choose the fine art print, glossy or matte: the photo is then printed on photographic paper and mounted on the board.',
      ],
    },
    place: {
      text: [
        'As nothing reflects, the board hangs well opposite a window, too. It suits kids’ rooms, hallways, offices and exhibitions that change often.',
        'It is not made for outdoors: sun and heat warp it over time.',
      ],
    },
  },
  questions: {
    aluminium: {
      question: 'Foam board or metal?',
      answer:
        'Foam board is lighter and costs less. A [metal print](aluminium) is thinner, stiffer and lasts in bathrooms, too. For pictures that stay in one place for long, we recommend metal.',
    },
  },
};
