import type { FineArtOverride } from './page.ts';

/** What American English words differently. */
export const texts: FineArtOverride = {
  description:
    'Your photo on Hahnemühle artist paper: soft surface, fine gradations, visible fiber. Loose, or framed and ready to hang.',
  lead: 'Artist paper with a fiber you can see, printed in pigment inks. For photos that should look like works on paper.',
  picture: 'Gray mountain ridges in mist',
  tile: 'Artist paper with a fine fiber',
  sections: {
    place: {
      text: [
        'Without glass the paper does not reflect. It likes dry rooms and even light; direct sun bleaches any paper.',
        'Studies, bedrooms, libraries and hallways are good places. For bathrooms and kitchens choose a [metal print](aluminium) instead.',
      ],
    },
    mounting: {
      text: [
        'Loose prints travel rolled. Lay yours flat for a day before framing and touch it at the edges only.',
        'In a frame of wood or aluminum it arrives ready to hang, with a mat and behind museum glass if you like.',
      ],
    },
  },
};
