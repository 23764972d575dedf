import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'How high to hang a picture',
  title: 'How high to hang a picture, room by room',
  description:
    'The centre of a picture belongs at eye level, about 147 cm from the floor. How to work out where the nail goes, with figures for each room.',
  headline: 'How high to hang a picture',
  lead: 'The centre of a picture belongs at eye level. Here is how to get from there to the exact spot for the nail.',
  picture: 'A picture of a sunset over the sea above a console table in a hallway',
  opening: {
    headline: 'The centre counts, not the edge',
    text: [
      'Galleries usually hang pictures with their centre at eye level, about 147 cm above the floor. It works for small and large sizes alike, because the eye looks for the centre and not for the top edge. Measure from the top, and small pictures nearly always end up too high.',
      'Treat several pictures as one: the centre of the whole group belongs at this height.',
    ],
  },
  beside: {
    headline: 'Finding the spot for the nail',
    text: [
      '- Divide the height of the picture by two.',
      '- Measure how far the hanger sits below the top edge and take that away.',
      '- Add the result to 147 cm. That is where the nail goes.',
      'An example: the picture is 60 cm high and its hanger sits 5 cm below the edge. Half of 60 is 30, less 5 leaves 25 cm. The nail goes in at 172 cm.',
    ],
    picture: 'The back of a frame with two hangers, and two brass hooks below it',
    link: 'See canvas in 90 × 60 cm',
  },
  table: {
    caption: 'Where the centre of a picture goes',
    header: ['Place', 'Height of the centre', 'Why'],
    rows: [
      ['Hall and stairs', '150 cm', 'Everybody looks at it standing up.'],
      ['Above the sofa', '145 cm', 'Leave a hand’s width between the back and the picture.'],
      ['At the dining table', '135 cm', 'You sit and look straight ahead.'],
      ['At the desk', '130 cm', 'It should be seen above the screen.'],
      ['Children’s room', '115 cm', 'At the child’s eye level, but not above the pillow.'],
    ],
  },
  details: {
    headline: 'One hook or two?',
    text: [
      'A small picture hangs on one nail. A larger one gets two hooks at the same height, which keep it straight even when a door slams. Very large and heavy pictures need two screws with plugs that suit the wall.',
      'Never drill straight above or below a socket or a switch, as cables often run there. In plasterboard, only cavity fixings hold; in old walls, try a thin hole first.',
    ],
  },
  figures: [
    {
      alternative: 'The stretcher of a canvas with a saw-tooth hanger, and a nail beside it',
      caption:
        'One nail will do: on a saw-tooth hanger you can still move the picture a little to either side.',
    },
    {
      alternative: 'The back of a panel with an aluminium rail, and two hooks below it',
      caption:
        'Two hooks and a rail: the panel keeps its distance from the wall and stays straight.',
    },
  ],
  closing: {
    headline: 'Try it with paper',
    text: [
      'Cut a sheet of wrapping paper to the size of the picture and fix it to the wall with masking tape. Leave it up for a day and walk past a few times. If the height feels right, drive the nail straight through the paper.',
      'Which size suits your sofa is explained in [](article-above-sofa). For several pictures, read [](article-gallery-wall).',
    ],
  },
};
