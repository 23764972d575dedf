import type { BacklitTexts } from './page.ts';

/** In English. */
export const texts: BacklitTexts = {
  name: 'Backlit film',
  title: 'Backlit prints: your photo lit from behind',
  description:
    'Your photo on backlit film: it glows with light from behind, in an illuminated LED frame or for your own light box, in the size you need.',
  headline: 'Your photo, lit from behind',
  lead: 'A translucent film that spreads light evenly. With an illuminated LED frame, or for a light box you already have.',
  picture: 'A bright moon above dark hills',
  tile: 'Glows from behind',
  sections: {
    material: {
      headline: 'A picture that shines by itself',
      text: [
        'The film lets light through and scatters it, so that no single lamp can be seen. Bright areas shine, dark ones stay calm.',
        'It suits pictures that have light in them: sunsets, cities at night, windows, water. Very dark photos are best brightened a little before printing.',
      ],
    },
    place: {
      headline: 'For rooms with little daylight',
      text: [
        'It is made for halls, staircases, basement bars, receptions and shop windows. In a bedroom the picture takes the place of a night light.',
        'In full sun it loses its effect: [acrylic glass](acrylic) is the better choice there.',
      ],
    },
    mounting: {
      headline: 'With or without the illuminated frame',
      text: [
        'With the LED frame the picture arrives fully mounted. It needs a socket nearby.',
        'Without a frame we send the film alone, rolled. You slide it into your light box and can change it at any time.',
      ],
    },
    care: {
      headline: 'Care',
      text: [
        'Dust with a soft, dry cloth while the light is off. Please keep water away from the frame and do not fold the film.',
      ],
    },
  },
  questions: {
    lamp: {
      question: 'Does the picture look good without light?',
      answer:
        'Yes, but paler than a print on paper, because it is mixed for light from behind. If it will mostly hang unlit, we suggest a [poster](poster) or [canvas](canvas).',
    },
  },
  promises: {
    delivery:
      'Sent to your home rolled in a sturdy tube; with the illuminated frame it travels flat.',
    origin: 'Printed, cut and checked in Bavaria.',
  },
};
