import type { AllLandingTexts } from './texts.ts';

/** In English. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'More ideas',
  lastOrdersHeadline: 'By when to order',
  pages: {
    'living-room': {
      name: 'Pictures for the living room',
      title: 'Living room wall art: sizes and materials',
      description:
        'How large should the picture above the sofa be, how high should it hang, and which material suits the light? Advice for your living room.',
      headline: 'The picture above the sofa',
      lead: 'In a living room, one large picture often looks better than many small ones. We tell you which size and which material to choose.',
      picture: 'Wide dunes in warm evening light',
      tile: 'Size and material for the sofa wall',
      startLink: 'Choose canvas',
      sections: {
        place: {
          headline: 'One or several',
          text: [
            'One large picture looks calmer than many small ones. Several pictures need the same gap everywhere, a hand’s breadth at most. Lay them out on the floor first. How it is done: [](article-gallery-wall).',
          ],
        },
        choice: {
          headline: 'Which material',
          text: [
            'Opposite a window, [canvas](canvas) is the safe choice: it does not reflect. On a quiet wall without light from the front, [acrylic](acrylic) makes your colours glow.',
          ],
        },
      },
    },
    nursery: {
      name: 'Pictures for children’s rooms',
      title: 'Pictures for children’s rooms, hung safely',
      description:
        'Your photos in a child’s room: which materials are light and sturdy, how to hang them safely, and which pictures stay favourites for years.',
      headline: 'Pictures that grow up with them',
      lead: 'The first smile, the favourite animal, the week by the sea. Light, sturdy and easily changed.',
      picture: 'A moon above gentle hills',
      tile: 'Light, sturdy, quickly changed',
      startLink: 'Choose a poster',
      sections: {
        place: {
          headline: 'Hung safely',
          text: [
            'Above a bed weight counts: [posters](poster) and [canvas](canvas) are light and have no hard edges. Hang heavy pictures out of reach, and at two points.',
          ],
        },
        choice: {
          headline: 'What stays a joy',
          text: [
            'Nobody tires quickly of clear subjects with calm areas. When tastes change, you only change the print in your [framed poster](photo-frame).',
          ],
        },
      },
    },
    office: {
      name: 'Pictures for the office',
      title: 'Office wall art for desks and receptions',
      description:
        'Calm pictures and sturdy materials for studies, practices and receptions. What suits the light, and how to order in larger quantities.',
      headline: 'Calm pictures for offices and practices',
      lead: 'A picture makes a study, a practice or a reception friendlier. We help you find the right one.',
      picture: 'A city skyline in clear lines',
      tile: 'Calm subjects for work',
      startLink: 'Choose aluminium',
      sections: {
        place: {
          headline: 'Light and view',
          text: [
            'Screens and lamps are mirrored in smooth surfaces. Opposite a desk hangs a picture without shine; in the corridor and at reception it may shine.',
          ],
        },
        choice: {
          headline: 'For many walls',
          text: [
            '[Aluminium](aluminium) is slim, easily cleaned and stays flat. For several rooms, choose one size and vary the subjects. Our [service for business customers](business-customers) discusses larger quantities with you.',
          ],
        },
      },
    },
    gifts: {
      name: 'Gifts with a photo',
      title: 'Photo gifts: ideas for every occasion',
      description:
        'Ideas for photo gifts at Christmas, on birthdays and for weddings: a calendar, a canvas or a collage. And when to order so it arrives in time.',
      headline: 'A gift that stays on the wall',
      lead: 'A picture, a calendar or a collage of your photos: three ideas, and by when to order.',
      picture: 'Delicate leaves in muted green',
      tile: 'Ideas for celebrations',
      startLink: 'See all wall art',
      sections: {
        place: {
          headline: 'Three ideas',
          text: [
            '- For grandparents: a [photo calendar](photo-calendar) in which each month shows somebody they love.',
            '- For a couple: the place where they met, on [canvas](canvas).',
            '- For friends: the journey you shared, as a [collage](collage).',
          ],
        },
        choice: {
          headline: 'Ordered in time',
          text: [
            'From six weeks before Christmas, Mother’s Day and other occasions, this page says by when to order. The expected delivery date is always beside the price. Delivery times and express: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Print photos',
      title: 'Print your photos, from prints to wall art',
      description:
        'From small prints to wall art: what your photos can be printed on, which resolution is enough for which size, and what it costs.',
      headline: 'Photos printed, small and large',
      lead: 'One photo, many possibilities. Choose material and size, and the price is there at once.',
      picture: 'Cut paper in warm tones',
      tile: 'From a print to wall art',
      startLink: 'See all wall art',
      sections: {
        place: {
          headline: 'Which resolution is enough',
          text: [
            'The larger a picture, the greater the distance from which it is seen, and the fewer pixels it needs. Photos of today’s phones are enough for most sizes. Once your photo is loaded, you see for each size whether it fits. All sizes are in the [photo tips](photo-guide).',
          ],
        },
        choice: {
          headline: 'Small or large',
          text: [
            'For albums and frames, order [photo prints](photo-prints); to leaf through, a [photo box](photo-box). For the wall, compare four materials: [](comparison).',
          ],
        },
      },
    },
  },
};
