import type { Override } from '../../texts.ts';
import type { AllRoomTexts } from './texts.ts';

/** What American English words differently. */
export const texts: Override<AllRoomTexts> = {
  rooms: {
    'living-room': {
      light: {
        text: [
          'Where people stand, the middle of the picture hangs at about 60 inches. Above a sofa it may be lower, with a hand’s breadth above the backrest.',
          'Direct sun fades every print over the years. Above a radiator or by a fireplace, a panel is better than canvas or paper.',
        ],
      },
      choices: [
        'Matte, even opposite a window',
        'Strong colors where no light comes from the front',
        'Light and straight, in large sizes, too',
      ],
    },
    nursery: {
      furniture: 'Width of bed or dresser',
      light: {
        text: [
          'Hang pictures where your child can see them well: with the middle at about 43 inches, and higher later. Above the bed they stay out of reach.',
          'Direct sun fades paper. A wall beside the window is better than the one opposite.',
        ],
      },
    },
    office: {
      light: {
        text: [
          'In hallways and receptions the middle of the picture hangs at about 60 inches. Where people sit, it may be 8 inches lower.',
          'Lamps above reflect in acrylic and glass; matte surfaces stay calm. In kitchens and restrooms [metal](aluminium) does not mind damp air.',
        ],
      },
      choices: [
        'Matte and easily wiped, for hallway and reception',
        'No reflections beside the screen',
        'Light, when many walls get a picture',
      ],
    },
  },
};
