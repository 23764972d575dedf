import type { CardsTexts } from './texts.ts';

/** In English. */
export const texts: CardsTexts = {
  name: 'Cards',
  title: 'Cards for every occasion, designed online',
  description:
    'Cards for weddings, births, christenings, birthdays and Christmas: choose the occasion and the design, with matching envelopes.',
  headline: 'Cards for every occasion',
  lead: 'Choose the occasion, the style and the colour. Every design says at once what it costs, and then bears your words.',
  picture: 'A wedding card with two rings in a wreath',
  tile: 'All occasions at a glance',
  choiceHeadline: 'Occasions',
  sections: {
    making: {
      headline: 'How your card is made',
      text: [
        'You choose the occasion, add your photo and your words, and say how many. We print, fold and check every run before we send it.',
        'If you are in a hurry: with express, your order leaves our workshop within {hours} hours.',
      ],
    },
    samples: {
      headline: 'Feel first, decide then',
      text: [
        'Paper has to be felt. The first three sample cards of an order are free, whichever designs you choose.',
      ],
    },
    envelopes: {
      headline: 'The envelope to match',
      text: [
        'Every card has an envelope of its size, with a straight or a pointed flap. Envelopes from stock [can be returned](withdrawal).',
      ],
    },
  },
};
