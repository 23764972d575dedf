import type { AllGroupTexts } from './texts.ts';

/** In English. */
export const texts: AllGroupTexts = {
  shared: {
    materialsHeadline: 'Materials',
    framedHeadline: 'Framed',
    groupsHeadline: 'More wall art',
    framed: {
      glazed: 'Framed with a white mount, behind clear acrylic',
      floating: 'In a wooden floater frame that hides nothing',
    },
  },
  pages: {
    bestseller: {
      name: 'For almost any room',
      title: 'Wall art for almost any room, framed or not',
      description:
        'Canvas, acrylic, aluminium and posters: four kinds of wall art that suit almost any room. With prices, and framed if you like.',
      headline: 'For almost any room',
      lead: 'Four materials that suit almost any room: soft, glossy, hard-wearing or easy to swap.',
      picture: 'Mountain ranges in evening red',
      tile: 'Canvas, acrylic, aluminium, poster',
      choosing: {
        headline: 'Which of the four?',
        text: [
          'Decide by the light first. If the picture hangs opposite a window, choose [canvas](canvas) or [aluminium](aluminium), which hardly reflect. With light from the side, [acrylic glass](acrylic) brings out most.',
          'Aluminium lasts in bathrooms and kitchens. If you like to change pictures, take a [poster](poster), framed or plain.',
        ],
      },
    },
    premium: {
      name: 'Premium',
      title: 'Premium wall art in gallery quality',
      description:
        'Gallery Bond, Hahnemühle fine art and real glass: three kinds of wall art for photos that stay, framed if you like and in your own size.',
      headline: 'Premium wall art',
      lead: 'Three materials for photos that are meant to stay: as in a gallery, on artist paper or behind glass.',
      picture: 'A city skyline in haze',
      tile: 'Gallery, artist paper and glass',
      choosing: {
        headline: 'Gallery, paper or glass?',
        text: [
          '[Gallery Bond](gallery-bond) shows depth: acrylic in front, aluminium behind. [Hahnemühle fine art](fine-art) is the opposite, soft and with a fibre you can feel, for black and white, portraits and drawings.',
          '[Real glass](glass) is the hardest and the easiest to clean, but heavy. It suits kitchens, bathrooms and surgeries.',
        ],
      },
    },
    'additional-products': {
      name: 'More materials',
      title: 'Wallpaper, film and tarpaulin prints',
      description:
        'Forex board, wallpaper, adhesive film, backlit film and tarpaulin: your photo for whole walls, windows, light boxes and outdoors.',
      headline: 'More materials',
      lead: 'For whole walls, windows, light boxes and gardens: your photo where a picture on a hook is not enough.',
      picture: 'Pale plants on a dark ground',
      tile: 'Wallpaper, film, board, tarpaulin',
      choosing: {
        headline: 'What is each one for?',
        text: [
          '- **A whole wall**: [](wallpaper), in lengths cut to your measurements.',
          '- **Glass and furniture**: [](adhesive-film), opaque or transparent.',
          '- **Light from behind**: [](backlit), with an illuminated frame or for your light box.',
          '- **Light and quick**: [](forex), for exhibitions that change, too.',
          '- **Outdoors and large**: [](tarpaulin), with eyelets for tying.',
        ],
      },
    },
  },
};
