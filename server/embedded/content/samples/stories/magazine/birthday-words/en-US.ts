import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  table: {
    rows: [
      ['Grandparents', '“No cake tastes like yours. Thank you for always keeping a chair for me.”'],
      ['Best friend', '“Another year in which you called first. Today I am calling you.”'],
      ['Colleague', '“Happy birthday! Without you, Monday would only be Monday.”'],
      ['Godchild', '“Seven! Now you are old enough for the secret of the tree house.”'],
      ['A milestone birthday', '“Sixty years, and still the best questions at the table.”'],
    ],
  },
  details: {
    text: [
      'Write the way you talk to each other. Colleagues and neighbors get a warm line and no joke about their age. If you are unsure about first names, use the form they use when they write to you.',
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
      caption: 'A milestone birthday may shine: gold foil on dark paper.',
    },
  ],
  closing: {
    headline: 'In the mail in good time',
    text: [
      'Put two reminders in your calendar: ten days before for the order, four days before for the mailbox. If you have many birthdays, order one design in a small run and write each card anew.',
      'All occasions are under [](cards). Paper and shine are explained in [](article-paper-and-finish).',
    ],
  },
};
