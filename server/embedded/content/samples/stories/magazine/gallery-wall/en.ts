import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'Planning a gallery wall',
  title: 'Plan a gallery wall: layouts and spacing',
  description:
    'Grid, row or around a centre: plan a gallery wall on the floor, keep the gaps equal and hang it without a single wrong hole. With a layout for five.',
  headline: 'Planning a gallery wall',
  lead: 'A good gallery wall begins on the floor. Four layouts, fixed gaps, and a recipe for five pictures.',
  picture: 'Four pictures of the moon, all alike, on a light wall',
  opening: {
    headline: 'The floor first, then the wall',
    text: [
      'Lay all the pictures out on the floor before you pick up a hammer. Begin with the largest and move the others around it. Take a photo of each version from above: on the small screen you see at once whether one side is too heavy.',
      'Leave it overnight. What you still like the next morning may go up.',
    ],
  },
  beside: {
    headline: 'What holds the group together',
    text: [
      'A wall looks calm when something repeats. If the subjects differ, use the same frame throughout. If the frames differ, keep the colours of the photos close.',
      'A wide border inside the frame gives small photos weight and their neighbours air. Pictures without a frame, on [canvas](canvas) for instance, may hang closer together.',
    ],
    picture: 'A twig with leaves in an oak frame with a cream border',
    link: 'See a framed poster in 60 × 40 cm',
  },
  table: {
    caption: 'Four layouts',
    header: ['Layout', 'Pictures', 'Gap', 'Good for'],
    rows: [
      ['Grid', '4, 6 or 9 alike', '5 cm', 'a series in one style'],
      ['Row', '3 to 5 of one height', '6 cm', 'hall, bed, sideboard'],
      ['Around a centre', '5 to 7', '8 to 10 cm', 'living room'],
      ['Stairs', '4 or more', '8 cm', 'centres that follow the slope'],
    ],
  },
  details: {
    headline: 'A recipe for five pictures',
    text: [
      'The centre is an upright picture of 60 × 90 cm. On either side, two squares of 40 × 40 cm hang one above the other. Leave 10 cm everywhere. The squares then line up with the top and the bottom of the large picture, and the group measures 160 × 90 cm.',
      'It fits above a sofa about 2.4 m wide. Give the large picture the strongest subject and let the four small ones show details: hands, leaves, a window.',
    ],
  },
  figures: [
    {
      alternative: 'Four pictures of a mountain view in a grid on a wall, seen from the side',
      caption: 'A grid lives on order: one size, one gap, one theme.',
    },
    {
      alternative: 'A collage of nine photos with white lines between them',
      caption: 'Little room? A collage shows nine photos and needs a single nail.',
    },
  ],
  closing: {
    headline: 'Up on the wall, without a wrong hole',
    text: [
      'Cut each picture out of paper and mark its hanger. Tape the sheets to the wall, and check edges and gaps with a spirit level. The centre of the group belongs at eye level, as described in [](article-hanging-height).',
      'Then nail through the paper and tear it off. And if one picture can hold them all, a [collage](collage) is the simplest gallery wall there is.',
    ],
  },
};
