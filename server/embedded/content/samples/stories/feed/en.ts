import type { FeedPage, FeedTexts } from './texts.ts';

/** In English. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Your photo collage',
    title: 'A collage of your photos',
    description:
      'Many photos, one picture: design a collage on canvas, behind acrylic, on metal or as a poster.',
    headline: 'Your photo collage',
    lead: 'Many photos, one picture. Choose material and size, and the price is there at once.',
    picture: 'Fields of watercolour side by side',
    startLink: 'Design a collage',
    about: {
      headline: 'How it goes on',
      text: [
        'The designer opens with the collage. You load your photos, arrange them, and always see how the picture looks on the wall. More: [](collage).',
      ],
    },
  },
  'feed-calendar': {
    name: 'Your photo calendar',
    title: 'A calendar with your photos',
    description:
      'Wall calendar, family or desk calendar with your own photos: choose the kind and begin at once.',
    headline: 'Your photo calendar',
    lead: 'Choose the kind, and the designer opens with it. Your calendar may begin in any month.',
    picture: 'Mountain ridges in morning light',
    startLink: 'Design a calendar',
    about: {
      headline: 'How it goes on',
      text: [
        'Each kind has its sizes. The designer begins with the usual one, and you can change everything. More: [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Your card',
    title: 'Cards for your occasion',
    description:
      'Cards for weddings, births, birthdays and Christmas: choose the occasion and begin at once.',
    headline: 'Your card',
    lead: 'Choose the occasion, and the designer opens with a theme to match.',
    picture: 'Twigs in a tender green',
    startLink: 'Design a card',
    about: {
      headline: 'How it goes on',
      text: [
        'Add your photo and your words, say how many, done. The first three sample cards of an order are free.',
      ],
    },
  },
};
