import type { GuideTexts } from './texts.ts';

/** In English. */
export const texts: GuideTexts = {
  name: 'Photo tips',
  title: 'Photo tips: resolution, colour and crop',
  description:
    'How many pixels your photo needs for each size, why colours look different in print, and what is lost at the edge. With a table and pictures.',
  headline: 'From a photo to a good print',
  lead: 'Which photos work well, how large they can be printed, and what to look out for when you take them.',
  sections: {
    resolution: {
      headline: 'How many pixels your photo needs',
      text: [
        'The larger the print, the more pixels it needs. They need not grow at the same rate, as large pictures are seen from further away.',
      ],
    },
    phones: {
      headline: 'Photos from phones and messengers',
      text: [
        '- Today’s phones take photos of 12 megapixels or more. That is sharp up to {phone}.',
        '- Zooming with two fingers only cuts the photo down. Step closer instead.',
        '- Messengers and social networks make photos smaller. Ask for the original as a file or by email.',
        '- A screenshot has only as many pixels as the screen. That is rarely enough.',
      ],
    },
    sharpness: {
      headline: 'Sharpness',
      text: [
        'Many pixels do not make a sharp photo. Look at it in full size on a computer. If eyes, leaves and lettering are clear there, they will be clear in print.',
        'Hold the phone still, wipe the lens first and use daylight. Photos taken at night are grainy, and in large sizes it shows.',
      ],
    },
    crop: {
      headline: 'Crop',
      text: [
        'Cameras mostly take photos in the ratio 3:2, phones in 4:3. If the size has another ratio, something is cut off on two sides. So leave some room around what matters.',
      ],
    },
    colour: {
      headline: 'Colour',
      text: [
        'Save your photo in sRGB, which is what phones and most cameras use. Photos in other colour spaces often look pale in print.',
        'A screen glows, a print does not. Set the screen to half its brightness. If your photo is too dark there, make it brighter first.',
      ],
    },
    blackWhite: {
      headline: 'Black and white',
      text: [
        'Convert the photo yourself, and make sure that light and dark areas still show detail. Fine shades are seen best on matt paper.',
      ],
    },
  },
  table: {
    caption: 'Pixels that your photo should have',
    size: 'Size',
    enough: 'enough from',
    sharp: 'sharp from',
    dots: 'dpi',
    note: 'The last column is the lowest resolution that is enough at this size. The same figures hold for upright pictures. The properties of the file say how many pixels your photo has.',
  },
  edge: {
    poster: {
      headline: 'What runs round the edge',
      text: [
        'On [canvas](canvas), a strip of the photo runs round the stretcher frame, as wide as the frame is deep. The preview shows it darkened. If all of it is to be seen from the front, choose a mirrored or coloured edge.',
      ],
    },
    kartenliebe: {
      headline: 'What is trimmed off',
      text: [
        'We trim cards and pages after printing, and a narrow strip is lost. A photo that reaches the edge should therefore be a little larger, and words need some distance.',
      ],
    },
  },
  ratios: {
    headline: 'One motif, three shapes',
    picture: 'The motif cropped to {ratio}',
  },
  edges: {
    headline: 'Three edges for canvas',
    picture: 'The corner of a canvas, edge: {edge}',
    wrapped: 'wrapped',
    mirrored: 'mirrored',
    coloured: 'one colour',
  },
  pictures: {
    distance: 'Dunes in evening light, from a viewer’s distance',
    colour: 'Watercolours in blue and lilac',
    grey: 'Grey mountain ridges in mist',
    card: 'A wedding card with space between lettering and edge',
    prints: 'Photo prints on a table',
  },
};
