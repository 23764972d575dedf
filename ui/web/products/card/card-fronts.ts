import type { PicturedFront } from '../../../../core/domain/products/card/designs/front-of-picture.ts';
import { keptText } from '../../composition/kept-text.client.ts';
import { ownWordsMark } from '../../own-picture/own-marks.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { RegisteredFronts } from '../own-fronts.ts';

/** Fronts of cards in own words. */
export const cardFronts: RegisteredFronts<PicturedFront> = {
  load: async () => (await import('./own-words/front-tile.tsx')).FrontTile,
  onServer:
    import.meta.env.SSR &&
    memoLoad(
      async () =>
        (await import('../../../../core/domain/products/card/designs/front-of-picture.ts'))
          .frontOfPicture,
    ),
  keptWords: async () => {
    const { readOwnWords } = await import('../../../../core/domain/products/card/own-words.ts');
    return readOwnWords(keptText(ownWordsMark).read() ?? '', Date.now());
  },
};
