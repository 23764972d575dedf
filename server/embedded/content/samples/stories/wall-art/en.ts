import type { WallArtTexts } from './page.ts';

/** In English. */
export const texts: WallArtTexts = {
  name: 'Wall art',
  title: 'Wall art from your photo in twelve materials',
  description:
    'Wall art from your photo: twelve materials from canvas to wallpaper compared, with prices, in any size and framed if you like.',
  headline: 'Wall art',
  lead: 'One photo, twelve materials. We help you find the right one.',
  picture: 'Dunes in warm light',
  tile: 'All materials at a glance',
  tilesHeadline: 'Keep browsing',
  choosing: {
    headline: 'Which material suits you?',
    text: [
      '- **A bright room, a window opposite**: [](canvas), [](aluminium) or [](fine-art), which hardly reflect.',
      '- **Depth and contrast**: [](acrylic), [](gallery-bond) or [](glass).',
      '- **Bathroom and kitchen**: [](aluminium), [](glass) or [](adhesive-film).',
      '- **A whole wall**: [](wallpaper).',
      '- **Outdoors**: [](tarpaulin).',
      'Several pictures on one wall: [](picture-sets).',
      'The page [](comparison) shows the differences one by one. Not sure? Write to us through the [contact page](contact) and we will help you choose.',
    ],
  },
};
