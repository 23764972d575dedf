import type { PosterTexts } from './page.ts';

/** In English. */
export const texts: PosterTexts = {
  name: 'Posters',
  title: 'Poster prints from your photo, any size',
  description:
    'Your photo as a poster: sturdy photo paper, smooth or satin, in a wooden frame if you like. Standard sizes or your own.',
  headline: 'Your photo as a poster',
  lead: 'Sturdy paper with finely drawn detail. To frame, tape, clip or swap.',
  picture: 'Abstract shapes of cut paper',
  tile: 'Paper, framed or plain',
  sections: {
    material: {
      headline: 'Paper with substance',
      text: [
        'We print on a heavy paper that does not curl once it hangs. It comes smooth, satin, or as an uncoated natural paper.',
        'If you like, a film protects the print, glossy or matt.',
      ],
    },
    hanging: {
      headline: 'How it gets onto the wall',
      text: [
        'Unframed posters travel rolled in a sturdy tube. Lay yours flat for a day after unpacking.',
        'With the wooden frame, the picture arrives framed and packed flat, with a white mount and behind clear acrylic.',
      ],
    },
    care: {
      headline: 'Care',
      text: ['Paper dislikes direct sun and damp rooms. Dust comes off with a dry brush.'],
    },
  },
  questions: {
    paper: {
      question: 'Which paper suits my photo?',
      answer:
        'Smooth paper gives strong colours; satin reflects less and forgives fingerprints. Uncoated paper has a warm tone and suits drawings and quiet pictures.',
    },
  },
  promises: {
    delivery: 'Delivered to your door, rolled in a sturdy tube; framed ones are packed flat.',
    origin: 'Printed, trimmed and checked in Bavaria.',
  },
};
