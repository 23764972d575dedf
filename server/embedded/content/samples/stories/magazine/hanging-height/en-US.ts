import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  description:
    'The center of a picture belongs at eye level, about 58 inches from the floor. How to work out where the nail goes, with figures for each room.',
  lead: 'The center of a picture belongs at eye level. Here is how to get from there to the exact spot for the nail.',
  opening: {
    headline: 'The center counts, not the edge',
    text: [
      'Galleries usually hang pictures with their center at eye level, about 58 inches above the floor. It works for small and large sizes alike, because the eye looks for the center and not for the top edge. Measure from the top, and small pictures nearly always end up too high.',
      'Treat several pictures as one: the center of the whole group belongs at this height.',
    ],
  },
  beside: {
    text: [
      '- Divide the height of the picture by two.',
      '- Measure how far the hanger sits below the top edge and take that away.',
      '- Add the result to 58 inches. That is where the nail goes.',
      'An example: the picture is 24 inches high and its hanger sits 2 inches below the edge. Half of 24 is 12, less 2 leaves 10 inches. The nail goes in at 68 inches.',
    ],
    link: 'See canvas in 36 × 24 inches',
  },
  table: {
    caption: 'Where the center of a picture goes',
    header: ['Place', 'Height of the center', 'Why'],
    rows: [
      ['Hall and stairs', '59 inches', 'Everybody looks at it standing up.'],
      ['Above the sofa', '57 inches', 'Leave a hand’s width between the back and the picture.'],
      ['At the dining table', '53 inches', 'You sit and look straight ahead.'],
      ['At the desk', '51 inches', 'It should be seen above the screen.'],
      ['Children’s room', '45 inches', 'At the child’s eye level, but not above the pillow.'],
    ],
  },
  details: {
    text: [
      'A small picture hangs on one nail. A larger one gets two hooks at the same height, which keep it straight even when a door slams. Very large and heavy pictures need two screws with anchors that suit the wall.',
      'Never drill straight above or below an outlet or a switch, as cables often run there. In drywall, only hollow-wall anchors hold; in old walls, try a thin hole first.',
    ],
  },
  figures: [
    {
      alternative: 'The stretcher of a canvas with a saw-tooth hanger, and a nail beside it',
      caption:
        'One nail will do: on a saw-tooth hanger you can still move the picture a little to either side.',
    },
    {
      alternative: 'The back of a panel with a metal rail, and two hooks below it',
      caption:
        'Two hooks and a rail: the panel keeps its distance from the wall and stays straight.',
    },
  ],
  closing: {
    text: [
      'Cut a sheet of wrapping paper to the size of the picture and fix it to the wall with painter’s tape. Leave it up for a day and walk past a few times. If the height feels right, drive the nail straight through the paper.',
      'Which size suits your sofa is explained in [](article-above-sofa). For several pictures, read [](article-gallery-wall).',
    ],
  },
};
