import type { AllRoomTexts } from './texts.ts';

/** In English. */
export const texts: AllRoomTexts = {
  sizes: {
    headline: 'Which size fits',
    text: 'Above furniture, a picture looks right when it takes up about two thirds of its width. Several pictures count together, with the gaps.',
    caption: 'Sizes for about two thirds of the width',
    one: 'one landscape picture',
    three: 'three portrait pictures, each',
  },
  choicesHeadline: 'What fits here',
  rooms: {
    'living-room': {
      furniture: 'Width of the sofa',
      light: {
        headline: 'Height, light and heat',
        text: [
          'Where people stand, the middle of the picture hangs at about 1.5 m. Above a sofa it may be lower, with a hand’s breadth above the backrest.',
          'Direct sun fades every print over the years. Above a radiator or by a fireplace, a panel is better than canvas or paper.',
        ],
      },
      choices: [
        'Matt, even opposite a window',
        'Strong colours where no light comes from the front',
        'Light and straight, in large sizes, too',
      ],
    },
    nursery: {
      furniture: 'Width of bed or chest of drawers',
      light: {
        headline: 'Height and light',
        text: [
          'Hang pictures where your child can see them well: with the middle at about 1.1 m, and higher later. Above the bed they stay out of reach.',
          'Direct sun fades paper. A wall beside the window is better than the one opposite.',
        ],
      },
      choices: [
        'Light, and quickly swapped for a new one',
        'A soft surface, no hard edges',
        'Holds without a nail and comes off again',
      ],
    },
    office: {
      furniture: 'Width of the desk',
      light: {
        headline: 'Height, light and damp',
        text: [
          'In hallways and receptions the middle of the picture hangs at about 1.5 m. Where people sit, it may be 20 cm lower.',
          'Lamps above reflect in acrylic and glass; matt surfaces stay calm. In kitchens and washrooms [aluminium](aluminium) does not mind damp air.',
        ],
      },
      choices: [
        'Matt and easily wiped, for hallway and reception',
        'No reflections beside the screen',
        'Light, when many walls get a picture',
      ],
    },
  },
};
