import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'The right picture above the sofa',
  title: 'Picture above the sofa: size by sofa width',
  description:
    'Two thirds of the sofa’s width, a hand’s width above it: the right picture size for every sofa in a table, for one picture or for a pair.',
  headline: 'The right picture above the sofa',
  lead: 'Two thirds of the sofa’s width: with this rule you find the size. The table works it out for five sofas.',
  picture: 'A wide picture of mountains at sunrise above a grey sofa',
  opening: {
    headline: 'The rule of two thirds',
    text: [
      'A picture above a sofa looks right when it takes up about two thirds of the sofa’s width. If it is narrower than half, it drifts on the wall. If it is wider than the sofa, it weighs down on it.',
      'Measure the whole sofa with its arms. With a corner sofa, only the side below the picture counts.',
    ],
  },
  beside: {
    headline: 'Distance from the back',
    text: [
      'Leave a hand’s width, up to 20 cm, between the back of the sofa and the lower edge. Any less, and whoever leans back touches the picture. Any more, and the two no longer belong together.',
      'Under a low ceiling, choose a wide, shallow size. A panorama stretches the wall.',
    ],
    picture: 'A picture of pink dunes, 105 × 70 cm, above a grey sofa',
    link: 'See canvas in 120 × 80 cm',
  },
  table: {
    caption: 'Picture size by sofa width',
    header: ['Sofa', 'Width of the picture', 'One picture', 'Two, each'],
    rows: [
      ['160 cm', 'about 105 cm', '100 × 70 cm', '50 × 70 cm'],
      ['180 cm', 'about 120 cm', '120 × 80 cm', '60 × 80 cm'],
      ['200 cm', 'about 135 cm', '135 × 90 cm', '60 × 90 cm'],
      ['220 cm', 'about 145 cm', '150 × 100 cm', '70 × 100 cm'],
      ['250 cm', 'about 165 cm', '165 × 80 cm', '80 × 80 cm'],
    ],
  },
  details: {
    headline: 'One, two or three?',
    text: [
      'One picture is the calmest and needs a subject that bears looking at: a landscape, a city, a portrait with plenty of space. Two upright pictures side by side suit high walls. Three alike in a row tell a small story.',
      'With two or three, the gap counts as well: allow 5 to 8 cm between them and measure the group from edge to edge.',
    ],
  },
  figures: [
    {
      alternative: 'A small picture of 60 × 40 cm above a sofa a little over 2 m wide',
      caption:
        'Too small: 60 cm above a sofa of a little over 2 m. The picture drifts on the wall.',
    },
    {
      alternative: 'A wide picture of 135 × 70 cm above the same sofa',
      caption: 'Just right: 135 cm above the same sofa, about two thirds of its width.',
    },
  ],
  closing: {
    headline: 'A trial in paper',
    text: [
      'Tape newspaper of the picture’s size to the wall and sit down opposite. Two sizes to choose from show more than any rule. If you hesitate, take the larger: a picture seems bigger in the mind than it looks on the empty wall.',
      'More on material and light: [](living-room). The height above the floor: [](article-hanging-height).',
    ],
  },
};
