import type { PictureSetsTexts } from './page.ts';

/** In English. */
export const texts: PictureSetsTexts = {
  name: 'Gallery wall',
  title: 'Gallery wall of three to seven photos',
  description:
    'Three to seven pictures together in a room: as a row, a grid, a staircase or a salon hang, to scale, with one price for all and your own photos.',
  headline: 'Several pictures, one wall',
  lead: 'Choose an arrangement and a material: the gaps are right already, and each picture gets a size of its own.',
  setHeadline: 'Your gallery wall',
};
