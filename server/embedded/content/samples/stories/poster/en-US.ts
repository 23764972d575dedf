import type { PosterOverride } from './page.ts';

/** What American English words differently. */
export const texts: PosterOverride = {
  sections: {
    material: {
      text: [
        'We print on a heavy paper that does not curl once it hangs. It comes smooth, satin, or as an uncoated natural paper.',
        'If you like, a film protects the print, glossy or matte.',
      ],
    },
    hanging: {
      text: [
        'Unframed posters travel rolled in a sturdy tube. Lay yours flat for a day after unpacking.',
        'With the wooden frame, the picture arrives framed and packed flat, with a white mat and behind clear acrylic.',
      ],
    },
  },
  questions: {
    paper: {
      answer:
        'Smooth paper gives strong colors; satin reflects less and forgives fingerprints. Uncoated paper has a warm tone and suits drawings and quiet pictures.',
    },
  },
};
