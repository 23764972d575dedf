import type { CanvasTexts } from './page.ts';

/** In English. */
export const texts: CanvasTexts = {
  name: 'Canvas prints',
  title: 'Canvas prints from your photo, hand stretched',
  description:
    'Your photo on canvas: matt cotton weave, stretched by hand over a spruce frame, in standard sizes or one of your own.',
  headline: 'Your photo on canvas',
  lead: 'Fine cotton weave, stretched by hand over spruce. Matt and free of glare, for rooms with plenty of light.',
  picture: 'Layered mountain ridges in evening light',
  tile: 'Matt weave on a wooden frame',
  sections: {
    material: {
      headline: 'A weave you can see and feel',
      text: [
        'We print on a closely woven cloth with a fine, even texture. The surface is matt: it absorbs light instead of throwing it back, so the picture reads well even opposite a window.',
        'Colours come out soft and warm. Landscapes, portraits and anything with calm areas suit canvas particularly well.',
      ],
    },
    stretcherFrame: {
      headline: 'The stretcher frame: 2.5 cm of spruce',
      text: [
        'The cloth is stretched over a spruce frame, **2.5 cm** deep. Large sizes get a crossbar so that nothing warps.',
        'For more depth on the wall, the frame also comes in 3.8 cm. You choose it on this page, under “Stretcher frame”.',
      ],
    },
    edge: {
      headline: 'The edge: printed all the way round',
      text: [
        'Your picture continues around the edge, so it needs no frame. A narrow strip of the photo then lies on the side; the preview shows exactly how much.',
        'If everything should stay on the front, choose a mirrored edge or one in a single colour.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Remove dust with a soft, dry cloth. Please use neither water nor cleaning agents.',
        'Canvas is not made for bathrooms and kitchens. There, [aluminium](aluminium) lasts longer.',
      ],
    },
  },
  questions: {
    frame: {
      question: 'Do I need a frame as well?',
      answer:
        'No, the canvas arrives ready to hang. If you would like a border, choose the floater frame: it surrounds the picture with a little air and covers none of it.',
    },
  },
  promises: {
    delivery: 'Delivered to your door, packed flat with protected edges.',
    origin: 'Printed, stretched and checked in Bavaria.',
  },
};
