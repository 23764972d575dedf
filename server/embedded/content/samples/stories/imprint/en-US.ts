import type { ImprintOverride } from './page.ts';

/** What American English words differently. */
export const texts: ImprintOverride = {
  sections: {
    representation: {
      text: [
        'Managing director: Erika Mustermann',
        'Commercial register: Munich local court (Amtsgericht München), HRB 000000',
        'Tax number: DE000000000',
      ],
    },
    pictures: {
      text: [
        'Rooms, walls and sample motifs are drawn by computer, the rooms true to scale. Colors on your screen can look different in print.',
      ],
    },
  },
};
