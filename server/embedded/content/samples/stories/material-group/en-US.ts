import type { GroupOverrides } from './texts.ts';

/** What American English words differently. */
export const pages: GroupOverrides = {
  bestseller: {
    description:
      'Canvas, acrylic, metal prints and posters: four kinds of wall art for almost any room, with prices, and framed if you like.',
    lead: 'Four materials that suit almost any room: soft, glossy, durable or easy to swap.',
    tile: 'Canvas, acrylic, metal and poster',
    choosing: {
      text: [
        'Decide by the light first. If the picture hangs opposite a window, choose [canvas](canvas) or a [metal print](aluminium), which hardly reflect. With light from the side, an [acrylic print](acrylic) brings out most.',
        'Metal prints last in bathrooms and kitchens. If you like to change pictures, take a [poster](poster), framed or plain.',
      ],
    },
  },
  premium: {
    choosing: {
      text: [
        '[Gallery Bond](gallery-bond) shows depth: acrylic in front, aluminum behind. [Hahnemühle fine art](fine-art) is the opposite, soft and with a fiber you can feel, for black and white, portraits and drawings.',
        '[Real glass](glass) is the hardest and the easiest to clean, but heavy. It suits kitchens, bathrooms and doctors’ offices.',
      ],
    },
  },
  'additional-products': {
    title: 'Wallpaper, film, foam board and tarp prints',
    description:
      'Foam board, wallpaper, adhesive film, backlit film and PVC tarps: your photo for whole walls, windows, light boxes and outdoors.',
    lead: 'For whole walls, windows, light boxes and yards: your photo where a picture on a hook is not enough.',
    tile: 'Wallpaper, film, foam board, tarp',
    choosing: {
      text: [
        '- **A whole wall**: [](wallpaper), in strips cut to your measurements.',
        '- **Glass and furniture**: [](adhesive-film), opaque or transparent.',
        '- **Light from behind**: [](backlit), with an illuminated frame or for your light box.',
        '- **Light and quick**: [](forex), for exhibitions that change, too.',
        '- **Outdoors and large**: [](tarpaulin), with grommets for tying.',
      ],
    },
  },
};
