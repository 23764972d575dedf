import type { PicturedFront } from '../../../../core/domain/products/card/designs/front-of-picture.ts';
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
};
