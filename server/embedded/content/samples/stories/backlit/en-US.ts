import type { BacklitOverride } from './page.ts';

/** What American English words differently. */
export const texts: BacklitOverride = {
  description:
    'Your photo on backlit film: it glows with light from behind, in an illuminated LED frame or for your own light box, in any size you need.',
  lead: 'A translucent film that spreads light evenly. With an illuminated LED frame, or for a light box you already own.',
  sections: {
    place: {
      text: [
        'Hallways, staircases, basement bars, receptions and store windows gain the most. In a bedroom the picture takes the place of a night light.',
        'In full sun it loses its effect: an [acrylic print](acrylic) is the better choice there.',
      ],
    },
    mounting: {
      text: [
        'With the LED frame the picture arrives fully mounted. It needs an outlet nearby.',
        'Without a frame we send the film alone, rolled. You slide it into your light box and can change it at any time.',
      ],
    },
  },
};
