import type { ProductPagesTexts } from '../texts.ts';

/** The pages that sell wall art, in English; `us.ts` says what the United States say differently. */
export const products: ProductPagesTexts = {
  shared: {
    calculatorHeadline: 'Your desired format at the best price',
    startLabel: 'Start now',
    topDeal: 'TOP DEAL',
    questionsHeadline: 'Common questions',
    otherMaterialsHeadline: 'Other materials',
    usp: {
      delivery: 'Delivered to your door, packed flat with protected edges.',
      resolution: 'We check the resolution of your photo before you order.',
      personal: 'Personalised for you, so there is no right of withdrawal.',
      origin: 'Printed, stretched and checked in Bavaria.',
    },
    links: { delivery: 'Shipping and delivery', personal: 'Your rights if something is wrong' },
    questions: {
      resolution: {
        question: 'Is my photo large enough?',
        answer:
          'For 90 × 60 cm, about 2700 × 1800 pixels are enough; for 30 × 20 cm, about 1500 × 1000. Large pictures are seen from further away, so they need fewer pixels per centimetre. As soon as your photo is loaded, we show for each format whether it fits.',
      },
      ownFormat: {
        question: 'Can I choose a size of my own?',
        answer:
          'Yes. Under “Own format” you enter width and height to the millimetre and see the price at once. The smallest and largest sizes depend on the material and are shown at the field.',
      },
      delivery: {
        question: 'When will my picture arrive?',
        answer:
          'The expected delivery date stands beside the price and applies to the format you have chosen. You will find more under [shipping and delivery](shipping).',
      },
      withdrawal: {
        question: 'Can I return my picture?',
        answer:
          'Your picture is made to your specification. Such goods carry **no right of withdrawal**. If it arrives damaged or faulty we replace it: your [statutory rights](guarantee) remain.',
      },
    },
    manufacturer: {
      headline: 'Manufacturer and safety',
      text: [
        'Manufacturer: Musterbild GmbH, Musterstraße 12, 80331 Munich, Germany. Contact: [service@example.com](mail).',
        'Use hooks and wall plugs that suit your wall and the weight. Above beds and seats, fix the picture at two points.',
      ],
    },
  },
  canvas: {
    name: 'Canvas',
    title: 'Photo canvas prints',
    description:
      'Your photo on canvas: matt cotton weave, stretched by hand over a spruce frame, in standard formats or in a size of your own.',
    headline: 'Your photo on canvas',
    lead: 'Fine cotton weave, stretched by hand over spruce. Matt and free of glare, for rooms with plenty of light.',
    picture: 'Layered mountain ridges in evening light',
    tile: 'Matt weave on a wooden frame',
    sections: {
      material: {
        headline: 'A weave you can see and feel',
        text: [
          'We print on a closely woven cloth with a fine, even texture. The surface is matt: it absorbs light instead of throwing it back, so the picture reads well even opposite a window.',
          'Colours come out soft and warm. Landscapes, portraits and anything with calm areas suit canvas particularly well.',
        ],
      },
      stretcherFrame: {
        headline: 'The stretcher frame: 2.5 cm of spruce',
        text: [
          'The cloth is stretched over a spruce frame, **2.5 cm** deep. Large formats get a crossbar so that nothing warps.',
          'For more depth on the wall, the frame also comes in 3.8 cm. You choose it while designing.',
        ],
      },
      edge: {
        headline: 'The edge: printed all the way round',
        text: [
          'Your picture continues around the edge, so it needs no frame. A narrow strip of the photo then lies on the side; the preview shows exactly how much.',
          'If everything should stay on the front, choose a mirrored edge or one in a single colour.',
        ],
      },
      care: {
        headline: 'Care',
        text: [
          'Remove dust with a soft, dry cloth. Please use neither water nor cleaning agents.',
          'Canvas does not like bathrooms and kitchens. There, [aluminium](aluminium) lasts longer.',
        ],
      },
    },
    questions: {
      frame: {
        question: 'Do I need a frame as well?',
        answer:
          'No, the canvas arrives ready to hang. If you would like a border, choose the floater frame: it surrounds the picture with a little air and covers none of it.',
      },
    },
  },
  acrylic: {
    name: 'Acrylic glass',
    title: 'Photo acrylic prints',
    description:
      'Your photo behind acrylic glass: clear colours, visible depth and smooth edges. Framed or unframed, in standard formats or your own size.',
    headline: 'Your photo behind acrylic glass',
    lead: 'Clear acrylic with polished edges. Colours glow, dark tones gain depth.',
    picture: 'Calm waves in blue and green',
    tile: 'Clear, deep and glossy',
    sections: {
      material: {
        headline: 'Light that passes through',
        text: [
          'Your photo lies behind a clear sheet of acrylic. Light enters from the front and the edges, which makes colours rich and shadows deep.',
          'It suits pictures with strong contrast: water, cities at night, close-ups.',
        ],
      },
      mounting: {
        headline: 'Floating or framed',
        text: [
          'Without a frame, a hidden mount holds the picture slightly off the wall. In the art box it sits inside a narrow, deep frame.',
          'Acrylic is heavier than canvas. From medium formats on, it hangs more safely from two points.',
        ],
      },
      care: {
        headline: 'Care',
        text: [
          'Wipe off fingerprints with a soft microfibre cloth and a little water. Glass cleaners with alcohol harm the surface, so please leave them out.',
        ],
      },
    },
    questions: {
      reflections: {
        question: 'Does it reflect?',
        answer:
          'Yes, the surface is glossy and a window opposite will show in it. For bright rooms we suggest [canvas](canvas) or [aluminium](aluminium), both of which hardly reflect.',
      },
    },
  },
  aluminium: {
    name: 'Aluminium',
    title: 'Photo prints on aluminium',
    description:
      'Your photo on aluminium: a light, rigid panel with a satin surface, fit for bathroom and kitchen too. Standard formats or your own size.',
    headline: 'Your photo on aluminium',
    lead: 'A slim aluminium panel with a satin print. Light, flat and unbothered by damp.',
    picture: 'The outline of a city in clear shapes',
    tile: 'Slim, flat and satin',
    sections: {
      material: {
        headline: 'Two layers of aluminium, one firm core',
        text: [
          'The panel consists of two thin sheets of aluminium around a core of plastic. It is light, and it stays straight even in large formats.',
          'The print sits directly on the panel. Lines and small details stand out clearly, which makes it a good choice for architecture and for black and white.',
        ],
      },
      mounting: {
        headline: 'Hanging',
        text: [
          'Rails on the back lift the picture slightly off the wall. From the front, no fixing is visible.',
          'The floater frame gives the panel a surround of wood.',
        ],
      },
      care: {
        headline: 'Care',
        text: ['A damp cloth is enough. Please do not scour, and avoid cleaners with solvents.'],
      },
    },
    questions: {
      damp: {
        question: 'Can it hang in a bathroom?',
        answer:
          'Yes. Humid air does the panel no harm. Just keep it out of the direct reach of splashes.',
      },
    },
  },
  poster: {
    name: 'Poster',
    title: 'Photo poster printing',
    description:
      'Your photo as a poster: sturdy photo paper, smooth or satin, in a wooden frame if you like. Standard formats or your own size.',
    headline: 'Your photo as a poster',
    lead: 'Sturdy paper with finely drawn detail. To frame, tape, clip or swap.',
    picture: 'Abstract shapes of cut paper',
    tile: 'Paper, framed or plain',
    sections: {
      material: {
        headline: 'Paper with body',
        text: [
          'We print on a heavy paper that does not curl once it hangs. It comes smooth, satin, or as an uncoated eco paper.',
          'If you wish, a film protects the print, glossy or matt.',
        ],
      },
      hanging: {
        headline: 'How it gets onto the wall',
        text: [
          'Posters travel rolled in a sturdy tube. Lay yours flat for a day after unpacking.',
          'With the wooden frame, the picture arrives framed, with a white mat and behind clear acrylic.',
        ],
      },
      care: {
        headline: 'Care',
        text: ['Paper dislikes direct sun and damp rooms. Dust comes off with a dry brush.'],
      },
    },
    questions: {
      paper: {
        question: 'Which paper suits my photo?',
        answer:
          'Smooth paper gives strong colours; satin reflects less and forgives fingerprints. Eco paper has a warm tone and suits drawings and quiet pictures.',
      },
    },
  },
  wallArt: {
    name: 'Wall art',
    title: 'Wall art from your photo',
    description:
      'Wall art from your photo: canvas, acrylic glass, aluminium and posters compared, in any format and framed if you like.',
    headline: 'Wall art',
    lead: 'One photo, four materials. Choose by light, room and feeling.',
    picture: 'Dunes in warm light',
    tile: 'All materials at a glance',
    tilesHeadline: 'Materials',
    choosing: {
      headline: 'Which material suits you?',
      text: [
        '- **Canvas**: matt and warm, for bright rooms and calm pictures.',
        '- **Acrylic**: glossy and deep, for strong colours and contrast.',
        '- **Aluminium**: slim and hard-wearing, for bathroom and kitchen too.',
        '- **Poster**: easy to swap, framed or plain.',
        'Not sure? Write to us through the [contact page](contact) and we will help you choose.',
      ],
    },
  },
  home: {
    name: 'Home',
    title: 'Your photos as wall art',
    description:
      'Your photos become wall art: on canvas, behind acrylic glass, on aluminium or as a poster. Made one at a time in Bavaria.',
    headline: 'Pictures that stay',
    lead: 'Your photo becomes a picture for the wall. You choose material and size, we print it and finish it by hand.',
    picture: 'Mountain ridges at dusk',
    tile: 'To the home page',
    startLink: 'See all wall art',
    tilesHeadline: 'Where would you like to begin?',
    about: {
      headline: 'Made one at a time',
      text: [
        'Each picture is made for one wall and one person. That is why we keep no stock: we print once you have ordered.',
        'Before that, you see your photo on the material, at its size, and with the price that you pay.',
      ],
    },
  },
};
