import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  description:
    'Grid, row or around a center: plan a gallery wall on the floor, keep the gaps equal and hang it without a single wrong hole. With a layout for five.',
  beside: {
    text: [
      'A wall looks calm when something repeats. If the subjects differ, use the same frame throughout. If the frames differ, keep the colors of the photos close.',
      'A wide border inside the frame gives small photos weight and their neighbors air. Pictures without a frame, on [canvas](canvas) for instance, may hang closer together.',
    ],
    link: 'See a framed poster in 24 × 16 inches',
  },
  table: {
    rows: [
      ['Grid', '4, 6 or 9 alike', '2 inches', 'a series in one style'],
      ['Row', '3 to 5 of one height', '3 inches', 'hall, bed, sideboard'],
      ['Around a center', '5 to 7', '4 inches', 'living room'],
      ['Stairs', '4 or more', '3 inches', 'centers that follow the slope'],
    ],
  },
  details: {
    text: [
      'The center is an upright picture of 24 × 36 inches. On either side, two squares of 16 × 16 inches hang one above the other. Leave 4 inches everywhere. The squares then line up with the top and the bottom of the large picture, and the group measures 64 × 36 inches.',
      'It fits above a sofa about 8 feet wide. Give the large picture the strongest subject and let the four small ones show details: hands, leaves, a window.',
    ],
  },
  closing: {
    text: [
      'Cut each picture out of paper and mark its hanger. Tape the sheets to the wall, and check edges and gaps with a level. The center of the group belongs at eye level, as described in [](article-hanging-height).',
      'Then nail through the paper and tear it off. And if one picture can hold them all, a [collage](collage) is the simplest gallery wall there is.',
    ],
  },
};
