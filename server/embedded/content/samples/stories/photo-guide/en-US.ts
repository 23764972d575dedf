import type { GuideOverride } from './texts.ts';

/** What American English words differently. */
export const texts: GuideOverride = {
  title: 'Photo tips: resolution, color and cropping',
  description:
    'How many pixels your photo needs for each size, why colors look different in print, and what is lost at the edge. With a table and pictures.',
  sections: {
    resolution: {
      text: [
        'The larger the print, the more pixels it needs. They need not grow at the same rate, as large pictures are seen from farther away.',
      ],
    },
    colour: {
      headline: 'Color',
      text: [
        'Save your photo in sRGB, which is what phones and most cameras use. Photos in other color spaces often look pale in print.',
        'A screen glows, a print does not. Set the screen to half its brightness. If your photo is too dark there, make it brighter first.',
      ],
    },
    blackWhite: {
      text: [
        'Convert the photo yourself, and make sure that light and dark areas still show detail. Fine shades are seen best on matte paper.',
      ],
    },
  },
  edge: {
    poster: {
      headline: 'What runs around the edge',
      text: [
        'On [canvas](canvas), a strip of the photo runs around the stretcher frame, as wide as the frame is deep. The preview shows it darkened. If all of it is to be seen from the front, choose a mirrored or colored edge.',
      ],
    },
  },
  edges: { coloured: 'one color' },
  pictures: {
    colour: 'Watercolors in blue and lilac',
    grey: 'Gray mountain ridges in mist',
  },
};
