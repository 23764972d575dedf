import type { WallArtTexts } from './page.ts';

/** In English. */
export const texts: WallArtTexts = {
  name: 'Wall art',
  title: 'Wall art from your photo',
  description:
    'Wall art from your photo: canvas, acrylic glass, aluminium and posters compared, in any size and framed if you like.',
  headline: 'Wall art',
  lead: 'One photo, four materials. Choose by light, room and feeling.',
  picture: 'Dunes in warm light',
  tile: 'All materials at a glance',
  tilesHeadline: 'Materials',
  choosing: {
    headline: 'Which material suits you?',
    text: [
      '- **Canvas**: matt and warm, for bright rooms and calm pictures.',
      '- **Acrylic**: glossy and deep, for strong colours and contrast.',
      '- **Aluminium**: slim and hard-wearing, for bathroom and kitchen too.',
      '- **Poster**: easy to swap, framed or plain.',
      'Not sure? Write to us through the [contact page](contact) and we will help you choose.',
    ],
  },
};
