import type { GalleryBondOverride } from './page.ts';

/** What American English words differently. */
export const texts: GalleryBondOverride = {
  title: 'Gallery prints: acrylic bonded to aluminum',
  description:
    'Your photo as a Gallery Bond: behind clear acrylic, bonded to aluminum, as galleries do. Deep tones, a stiff panel, framed if you like.',
  lead: 'A print between clear acrylic and a panel of aluminum: the way galleries show photographs.',
  tile: 'Acrylic in front, aluminum behind',
  sections: {
    material: {
      text: [
        'Clear acrylic lies in front, your print in the middle, a stiff panel of aluminum behind. The layers show at the edge: light, then dark.',
        'The acrylic gives depth, the aluminum keeps even large pictures straight. It is our material for work that is meant to stay up for long.',
      ],
    },
    place: {
      text: [
        'The surface is glossy and reflects as an [acrylic print](acrylic) does. Light at an angle from above shows the picture best; a window opposite gets in the way.',
        'For living rooms, receptions, offices and practices. Damp air does it no harm; it is not meant for outdoors.',
      ],
    },
    mounting: {
      text: [
        'Hidden rails on the back hold the picture off the wall. With holes in the corners it is screwed on visibly.',
        'If you would like a border, choose the floater frame or the art box. The picture is heavy: give it two anchor points.',
      ],
    },
    care: {
      text: [
        'A soft microfiber cloth and a little water take off fingerprints. Cleaners with alcohol cloud the acrylic, so please leave them out.',
      ],
    },
  },
  questions: {
    acrylic: {
      answer:
        'Its back of aluminum. It stiffens the panel and protects the print from behind; the picture stays even in large sizes. An [acrylic print](acrylic) is lighter and lets light in through its edges.',
    },
  },
};
