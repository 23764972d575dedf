import type { AllDesignedTexts } from './texts.ts';

/** In English. */
export const texts: AllDesignedTexts = {
  shared: {
    questionsHeadline: 'Common questions',
    othersHeadline: 'More from your photos',
    price: {
      question: 'What does it cost?',
      answer:
        'That depends on size, finish and quantity. You see the price before you order; what delivery costs is under [](shipping).',
    },
    withdrawal: {
      question: 'Can I return it?',
      answer:
        'What we make from your photos is made to your specification. It carries **no right to cancel**. If it arrives faulty or damaged, we replace it: [](guarantee).',
    },
    pages: '{minimum} to {maximum} pages, in steps of {step}',
  },
  pages: {
    'photo-box': {
      name: 'Photo box',
      title: 'Photo box filled with your favourite prints',
      description:
        'Your photos as prints in a beautiful box: to leaf through, stand up and give away. Choose from two sizes and four papers.',
      headline: 'A box full of pictures',
      lead: 'Your favourite prints, within reach in one box. To leaf through at the table and to pass on.',
      picture: 'A box filled with prints',
      tile: 'Prints that stay together',
      startLink: 'Design a photo box',
      choiceHeadline: 'Which photo box is right?',
      sections: {
        uses: {
          headline: 'Made to be handled',
          text: [
            'A box is filled faster than an album, and opened more often. You take a picture out, stand it up, and put another one in front of it the next day.',
            'People choose it for a christening, after a journey, and for grandparents who prefer paper to screens.',
          ],
        },
        sizes: {
          headline: 'Sizes',
          text: ['The prints come in these sizes. Large prints go into the photo box MAX.'],
        },
        making: {
          headline: 'Papers',
          text: ['Every paper comes in every size. Each says what it costs.'],
        },
      },
      question: {
        question: 'Can I add pictures later?',
        answer:
          'Yes. Order [photo prints](photo-prints) in the same size and on the same paper, and they fit your box.',
      },
    },
    'photo-prints': {
      name: 'Photo prints',
      title: 'Order photo prints online in six sizes',
      description:
        'Your photos as prints on paper: six sizes and four papers, from the small square for the pinboard to the print for a large frame.',
      headline: 'Prints to hold in your hand',
      lead: 'From the gallery of your phone onto paper. In six sizes and on four papers.',
      picture: 'Three prints on a table',
      tile: 'On paper, in six sizes',
      startLink: 'Design prints',
      choiceHeadline: 'Which size do you need?',
      sections: {
        uses: {
          headline: 'For albums, frames and the fridge',
          text: [
            'Small squares suit the pinboard, the classic landscape print the album, the large print a frame.',
            'If you have many pictures, gather them in a [photo box](photo-box). If you have one that you would like to see every day, hang it as wall art.',
          ],
        },
        sizes: {
          headline: 'Sizes',
          text: ['From the square to the large print, every size on every paper.'],
        },
        making: {
          headline: 'Papers',
          text: [
            'Basic for many pictures, glossy for strong colours, matt without reflections, fine art for the one that matters.',
          ],
        },
      },
      question: {
        question: 'Is my phone’s resolution enough?',
        answer:
          'For prints up to the largest size, photos of today’s phones are enough. Heavily cropped pictures, and those from messengers, are often too small: take the original.',
      },
    },
    'photo-calendar': {
      name: 'Photo calendars',
      title: 'Photo calendars with your own pictures',
      description:
        'Wall calendars, family organisers, kitchen, desk and appointment calendars with your photos. Many sizes, and you choose the first month.',
      headline: 'Twelve months with your pictures',
      lead: 'Wall calendar, family organiser or desk calendar: you choose the kind, and each month gets its picture.',
      picture: 'A desk calendar with dunes',
      tile: 'Twelve months, twelve pictures',
      startLink: 'Design a calendar',
      choiceHeadline: 'Which calendar would you like?',
      sections: {
        uses: {
          headline: 'For every wall and every desk',
          text: [
            'A wall calendar shows one large picture. In a family organiser everybody has a column. The kitchen calendar is slim and fits beside a door. The desk calendar stands on your desk.',
            'Your calendar begins when you like: in January, with the school year, or on a wedding day.',
          ],
        },
        sizes: {
          headline: 'Sizes',
          text: ['Each kind has sizes of its own. All of them together:'],
        },
        making: {
          headline: 'How it hangs or stands',
          text: [
            'Wall calendars have a spiral or a hole to hang them by. Desk calendars stand on a wooden base, or come as loose cards.',
          ],
        },
      },
      question: {
        question: 'Must the calendar begin in January?',
        answer:
          'No. You choose the first month and the year before you design. Without a choice it begins in January; from July on, that is January of the next year.',
      },
    },
    photobook: {
      name: 'Photo books',
      title: 'Photo books: design yours page by page',
      description:
        'Layflat photo book, digital photo book or booklet: choose paper, binding and size, and design your book online, page by page.',
      headline: 'A book that tells your story',
      lead: 'A year, a journey or a celebration in one book: printed on photographic paper or digitally, and properly bound.',
      picture: 'A bound photo book with dunes on its cover',
      tile: 'Your story, bound',
      startLink: 'Design a photo book',
      choiceHeadline: 'Which book is right?',
      sections: {
        uses: {
          headline: 'Three books for three occasions',
          text: [
            'The **layflat photo book** is printed on photographic paper and lies flat: pictures run across both pages without a fold. It is the book for a wedding.',
            'The **digital photo book** has the most pages and papers, and tells long journeys, too. The **booklet** is light, softly bound and quickly given away.',
          ],
        },
        sizes: {
          headline: 'Sizes and pages',
          text: ['Landscape, portrait or square. This is how many pages each book has:'],
        },
        making: {
          headline: 'Paper and binding',
          text: ['Cover, binding and the papers from which you choose before you design:'],
        },
      },
      question: {
        question: 'How many photos do I need?',
        answer:
          'Reckon with two or three photos a page, for quiet books with one. You add further pages while you design.',
      },
    },
    collage: {
      name: 'Photo collage',
      title: 'Photo collage for the wall, made by you',
      description:
        'Many photos, one picture: choose a template, a size and a material for your collage on canvas, behind acrylic, on metal or as a poster.',
      headline: 'Many photos, one picture',
      lead: 'You choose a template and load your photos. We make one picture for the wall from them.',
      picture: 'A collage of seven photos on the wall',
      tile: 'Many photos in one picture',
      startLink: 'Design a collage',
      choiceHeadline: 'Your collage',
      sections: {
        uses: {
          headline: 'When one photo is not enough',
          text: [
            'A year with children, all guests of a celebration, the stages of a journey: a collage has room for all of them.',
            'Choose one photo as the main picture, and others with similar light. Then the collage looks calm.',
          ],
        },
        sizes: {
          headline: 'Sizes',
          text: [
            'For each template you see the sizes that fit it, and how large its smallest photo becomes. Allow a hand’s breadth for each photo, so that faces can be made out.',
          ],
        },
        making: {
          headline: 'Materials',
          text: ['These materials are offered:'],
        },
      },
      question: {
        question: 'What if a photo is too small?',
        answer:
          'In a collage each photo is shown smaller than on its own. So older shots often fit that are not enough for a large picture.',
      },
    },
  },
};
