import type { Override } from '../../texts.ts';
import type { ArticleTexts } from '../texts.ts';

/** What American English words differently. */
export const texts: Override<ArticleTexts> = {
  opening: {
    text: [
      'Whoever unwraps the presents takes notes straight away: name, present, a word about it. After twenty packages, nobody knows who gave the blue bowl. A photo of each card beside its present will do as well.',
      'On the list, too: everybody who brought nothing in paper. Best man, maid of honor, the music, the cake, the neighbor who had the dog.',
    ],
  },
};
