import type { PhotoFrameOverride } from './page.ts';

/** What American English words differently. */
export const texts: PhotoFrameOverride = {
  description:
    'Your photo printed and framed: in wood, aluminum or plastic, with a mat or without. Standard sizes or your own.',
  lead: 'Printed, framed and ready to hang: four frames, with a mat or without.',
  picture: 'Leaves and blossoms in quiet colors',
  sections: {
    frames: {
      text: [
        'Wood has a fine grain and suits almost any room. Aluminum is slim and keeps even large pictures in shape. Plastic is light and easy to care for.',
        'The photo frame with its wide molding is made for small sizes. All frames come in black, and many in white, in wood tones, in metal or in a color. Every print lies behind clear acrylic, or behind museum glass if you like.',
        'Several pictures on one wall: [](picture-sets).',
      ],
    },
    mat: {
      headline: 'With a mat',
      text: [
        'A mat keeps the print off the acrylic and gives the picture room. You choose its width, which comes on top of the picture’s size: the frame is larger by that much.',
        'White looks fresh, cream looks warm, black suits bright pictures. Without a mat the picture reaches the frame.',
      ],
    },
  },
};
