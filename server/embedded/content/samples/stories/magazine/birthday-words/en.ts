import type { ArticleTexts } from '../texts.ts';

/** In English. */
export const texts: ArticleTexts = {
  name: 'What to write in a birthday card',
  title: 'Birthday cards: what to write, with examples',
  description:
    'Greeting, a memory, a wish: how to write a birthday card in five sentences, with examples for family, friends, colleagues and godchildren.',
  headline: 'What to write in a birthday card',
  lead: 'Three steps and a handful of examples turn “Happy birthday” into a card that is kept.',
  picture: 'A birthday card with three balloons and a pink envelope',
  opening: {
    headline: 'Five sentences are enough',
    text: [
      'A good birthday card needs no rhyme and no quotation. It needs something that only you can write. Begin with the greeting, tell a memory from the past year, and end with a wish that suits this person.',
      'Write as you speak. Read it aloud once: where you stumble, a sentence is too long.',
    ],
  },
  beside: {
    headline: 'The sentence that stays',
    text: [
      'The memory is the heart of the card. The more exact, the better: not “our lovely trips”, but “the rain at the lake, and you lit the barbecue all the same”. A place, a sound, something that was said.',
      'Nothing comes to mind? Look through the photos of the past year. The card is usually in there, and the photo can go straight on the front.',
    ],
    picture: 'A birthday card with a cake and five candles',
    link: 'Design a birthday card',
  },
  table: {
    caption: 'Beginnings to borrow',
    header: ['For', 'You might begin'],
    rows: [
      ['Grandparents', '“No cake tastes like yours. Thank you for always keeping a chair for me.”'],
      ['Best friend', '“Another year in which you rang first. Today I am ringing you.”'],
      ['Colleague', '“Many happy returns! Without you, Monday would only be Monday.”'],
      ['Godchild', '“Seven! Now you are old enough for the secret of the tree house.”'],
      ['A round birthday', '“Sixty years, and still the best questions at the table.”'],
    ],
  },
  details: {
    headline: 'Names, tone and signature',
    text: [
      'Write the way you talk to each other. Colleagues and neighbours get a warm line and no joke about their age. If you are unsure about first names, use the form they use when they write to you.',
      'If the whole family signs, everybody signs for themselves, even the three-year-old with a squiggle. Put the date below: in twenty years somebody will be glad of it.',
    ],
  },
  figures: [
    {
      alternative: 'A children’s birthday card with a cake, the envelope on the left',
      caption: 'For children: few words, large letters, and a question they will want to answer.',
    },
    {
      alternative: 'A dark green card with a golden star of rays',
      caption: 'A round birthday may shine: gold foil on dark paper.',
    },
  ],
  closing: {
    headline: 'In the post in good time',
    text: [
      'Put two reminders in your calendar: ten days before for the order, four days before for the post box. If you have many birthdays, order one design in a small run and write each card anew.',
      'All occasions are under [](cards). Paper and shine are explained in [](article-paper-and-finish).',
    ],
  },
};
