import type { GalleryBondTexts } from './page.ts';

/** In English. */
export const texts: GalleryBondTexts = {
  name: 'Gallery Bond',
  title: 'Gallery prints: acrylic on aluminium',
  description:
    'Your photo as a Gallery Bond: behind clear acrylic, bonded to aluminium, as galleries do. Deep tones, a stiff panel, framed if you like.',
  headline: 'Your photo as a Gallery Bond',
  lead: 'A print between clear acrylic and a panel of aluminium: the way galleries show photographs.',
  picture: 'Violet dunes under the moon',
  tile: 'Acrylic in front, aluminium behind',
  sections: {
    material: {
      headline: 'Three layers, one picture',
      text: [
        'Clear acrylic lies in front, your print in the middle, a stiff panel of aluminium behind. The layers show at the edge: light, then dark.',
        'The acrylic gives depth, the aluminium keeps even large pictures straight. It is our material for work that is meant to stay up for long.',
      ],
    },
    place: {
      headline: 'Light and rooms',
      text: [
        'The surface is glossy and reflects as [acrylic glass](acrylic) does. Light at an angle from above shows the picture best; a window opposite gets in the way.',
        'For living rooms, receptions, offices and practices. Damp air does it no harm; it is not meant for outdoors.',
      ],
    },
    mounting: {
      headline: 'Hanging and frames',
      text: [
        'Hidden rails on the back hold the picture off the wall. With holes in the corners it is screwed on visibly.',
        'If you would like a border, choose the floater frame or the art box. The picture is heavy: give it two fixing points.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'A soft microfibre cloth and a little water take off fingerprints. Cleaners with alcohol cloud the acrylic, so please leave them out.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'What does it have over a plain acrylic print?',
      answer:
        'Its back of aluminium. It stiffens the panel and protects the print from behind; the picture stays even in large sizes. [Acrylic glass](acrylic) is lighter and lets light in through its edges.',
    },
  },
  promises: {
    delivery: 'Sent to your home lying flat, with protective film and edge guards.',
    origin: 'Printed, bonded and checked in Bavaria.',
  },
};
