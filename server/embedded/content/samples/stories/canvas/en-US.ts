import type { CanvasOverride } from './page.ts';

/** What American English words differently. */
export const texts: CanvasOverride = {
  description:
    'Your photo on canvas: matte cotton weave, stretched by hand over a spruce frame, in standard sizes or one of your own.',
  lead: 'Fine cotton weave, stretched by hand over spruce. Matte and free of glare, for rooms with plenty of light.',
  tile: 'Matte weave on a wooden frame',
  sections: {
    material: {
      text: [
        'We print on a closely woven cloth with a fine, even texture. The surface is matte: it absorbs light instead of throwing it back, so the picture reads well even opposite a window.',
        'Colors come out soft and warm. Landscapes, portraits and anything with calm areas suit canvas particularly well.',
      ],
    },
    stretcherFrame: {
      headline: 'The stretcher frame: 1 inch of spruce',
      text: [
        'The cloth is stretched over a spruce frame, **1 inch** deep. Large sizes get a crossbar so that nothing warps.',
        'For more depth on the wall, the frame also comes in 1.5 inches. You choose it on this page, under “Stretcher bars”.',
      ],
    },
    edge: {
      headline: 'The edge: printed all the way around',
      text: [
        'Your picture continues around the edge, so it needs no frame. A narrow strip of the photo then lies on the side; the preview shows exactly how much.',
        'If everything should stay on the front, choose a mirrored edge or one in a single color.',
      ],
    },
    care: {
      text: [
        'Remove dust with a soft, dry cloth. Please use neither water nor cleaning agents.',
        'Canvas is not made for bathrooms and kitchens. There, [aluminum](aluminium) lasts longer.',
      ],
    },
  },
};
