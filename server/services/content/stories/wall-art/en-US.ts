import type { WallArtOverride } from './page.ts';

/** What American English words differently. */
export const texts: WallArtOverride = {
  description:
    'Wall art from your photo: canvas, acrylic, aluminum and posters compared, in any size and framed if you like.',
  choosing: {
    text: [
      '- **Canvas**: matte and warm, for bright rooms and calm pictures.',
      '- **Acrylic**: glossy and deep, for strong colors and contrast.',
      '- **Aluminum**: slim and durable, for bathrooms and kitchens, too.',
      '- **Poster**: easy to swap, framed or plain.',
      'Not sure? Write to us through the [contact page](contact) and we will help you choose.',
    ],
  },
};
