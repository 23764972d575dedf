import type { FeedPage, FeedTexts } from './texts.ts';

/** In English. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Your photo collage',
    title: 'A collage of your photos: design it now',
    description:
      'Many photos in one picture: design a collage on canvas, behind acrylic, on metal or as a poster, with a price for every size.',
    headline: 'Your photo collage',
    lead: 'Many photos, one picture. Choose material and size, and the price is there at once.',
    picture: 'Fields of watercolour side by side',
    startLink: 'Design a collage',
    about: {
      headline: 'What happens next',
      text: [
        'The designer opens with the collage. You load your photos, arrange them, and always see how the picture looks on the wall. More: [](collage).',
      ],
    },
  },
  'feed-calendar': {
    name: 'Your photo calendar',
    title: 'A calendar of your photos: design it now',
    description:
      'A wall calendar, family calendar or desk calendar with your own photos: choose the kind and design it online, month by month.',
    headline: 'Your photo calendar',
    lead: 'Choose the kind of calendar and see its price at once. Your calendar can begin in any month.',
    picture: 'Mountain ridges in morning light',
    startLink: 'Design a calendar',
    about: {
      headline: 'What happens next',
      text: [
        'Each kind comes in several sizes. You can change everything in the designer. More: [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Your card',
    title: 'A card for your occasion: design it now',
    description:
      'Cards for weddings, births, birthdays and Christmas: choose the occasion and design your card online, with your photo and your words.',
    headline: 'Your card',
    lead: 'Choose the occasion, and the designer opens with a theme to match.',
    picture: 'Twigs in a tender green',
    startLink: 'Design a card',
    about: {
      headline: 'What happens next',
      text: [
        'You add your photo and your words and choose the quantity. The first three sample cards of an order are free.',
      ],
    },
  },
};
