import type { FineArtTexts } from './page.ts';

/** In English. */
export const texts: FineArtTexts = {
  name: 'Hahnemühle fine art',
  title: 'Fine art prints on Hahnemühle paper',
  description:
    'Your photo on Hahnemühle artist paper: soft surface, fine gradations, visible fibre. Loose, or framed and ready to hang.',
  headline: 'Your photo on Hahnemühle fine art',
  lead: 'Artist paper with a fibre you can see, printed in pigment inks. For photos that should look like works on paper.',
  picture: 'Grey mountain ridges in mist',
  tile: 'Artist paper with a fine fibre',
  sections: {
    material: {
      headline: 'Paper you want to touch',
      text: [
        'The paper is heavy and without gloss, with a fine, irregular texture. If you prefer it smoother, choose the cotton version.',
        'Pigment inks draw finely in light and dark areas, too. Black and white, portraits, drawings and reproductions look their best on it.',
      ],
    },
    place: {
      headline: 'Light and rooms',
      text: [
        'Without glass the paper does not reflect. It likes dry rooms and even light; direct sun bleaches any paper.',
        'Studies, bedrooms, libraries and halls are good places. For bathrooms and kitchens choose [aluminium](aluminium) instead.',
      ],
    },
    mounting: {
      headline: 'Loose or framed',
      text: [
        'Loose prints travel rolled. Lay yours flat for a day before framing and touch it at the edges only.',
        'In a frame of wood or aluminium it arrives ready to hang, with a mount and behind museum glass if you like.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Unframed, dust it with a soft brush only. Water, cleaners and fingers leave marks on the open surface.',
      ],
    },
  },
  questions: {
    poster: {
      question: 'How does fine art differ from a poster?',
      answer:
        'By its paper and ink. Artist paper has a surface of its own and is printed with pigments, which fade more slowly. A [poster](poster) is smoother, costs less and is easier to swap.',
    },
  },
  promises: {
    delivery: 'Sent to your home rolled in a sturdy tube; framed prints travel flat.',
    origin: 'Printed, cut and checked in Bavaria.',
  },
};
