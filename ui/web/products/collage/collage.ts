import type { CollagesBlock } from '../../../../core/domain/products/collage/collages-block.ts';
import type { CollageHandOff } from '../../../../core/domain/products/collage/collage-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct, RegisteredProduct } from '../product.ts';
import type { CollageData } from './collage-data.ts';

/** Many photos on one picture. */
export const collage: RegisteredProduct<CollagesBlock, CollageData> &
  DesignedProduct<CollageHandOff> = {
  view: { load: async () => (await import('./collage-view.tsx')).collageView },
  blockReadsAddress: true,
  chosenBy: 'designId',
  recorded: async (...asked) => (await import('./recorded-choice.ts')).recordedChoice(...asked),
  onServer:
    import.meta.env.SSR && memoLoad(async () => (await import('./on-server.ts')).collageOnServer),
  atDesigner:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./at-designer.tsx')).collageAtDesigner),
};
