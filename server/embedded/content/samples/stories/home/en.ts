import type { HomeTexts } from './page.ts';

/** In English. */
export const texts: HomeTexts = {
  name: 'Home',
  title: 'Your photos as wall art, made in Bavaria',
  description:
    'Your photos become wall art: on canvas, behind acrylic glass, on aluminium or as a poster. Made one at a time in Bavaria.',
  headline: 'Pictures to live with',
  lead: 'Your photo becomes a picture for the wall. You choose material and size, we print it and finish it by hand.',
  picture: 'Mountain ridges at dusk',
  tile: 'Back to the home page',
  startLink: 'See all wall art',
  tilesHeadline: 'Where would you like to begin?',
  about: {
    headline: 'Made one at a time',
    text: [
      'Each picture is made for one wall and one person. That is why we keep no stock: we print once you have ordered.',
      'Before that, you see your photo on the material, at its size, and with the price you will pay.',
    ],
  },
};
