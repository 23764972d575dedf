import type { PhotoFrameTexts } from './page.ts';

/** In English. */
export const texts: PhotoFrameTexts = {
  name: 'Framed prints',
  title: 'Framed photo prints, ready to hang',
  description:
    'Your photo printed and framed: in wood, aluminium or plastic, with a mount or without. Standard sizes or your own.',
  headline: 'Your photo in a frame',
  lead: 'Printed, framed and ready to hang: four frames, with a mount or without.',
  picture: 'Leaves and blossoms in quiet colours',
  tile: 'Printed and framed',
  sections: {
    frames: {
      headline: 'Four kinds of frame',
      text: [
        'Wood has a fine grain and suits almost any room. Aluminium is slim and keeps even large pictures in shape. Plastic is light and easy to care for.',
        'The photo frame with its wide moulding is made for small sizes. All frames come in black, and many in white, in wood tones, in metal or in a colour. Every print lies behind clear acrylic, or behind museum glass if you like.',
        'Several pictures on one wall: [](picture-sets).',
      ],
    },
    mat: {
      headline: 'With a mount',
      text: [
        'A mount keeps the print off the acrylic and gives the picture room. You choose its width, which comes on top of the picture’s size: the frame is larger by that much.',
        'White looks fresh, cream looks warm, black suits bright pictures. Without a mount the picture reaches the frame.',
      ],
    },
    hanging: {
      headline: 'How it gets onto the wall',
      text: [
        'Your picture arrives framed, packed flat and with hangers on the back. Use two hooks for large frames.',
      ],
    },
  },
  questions: {
    glass: {
      question: 'Is there glass in front of the picture?',
      answer:
        'There is clear acrylic in front of the print. It is lighter than glass and does not break on its way to you. If you like, we use museum glass or museum acrylic, which hardly reflect.',
    },
  },
  promises: {
    delivery: 'Delivered to your door, framed and packed flat.',
    origin: 'Printed and framed in Bavaria.',
  },
};
