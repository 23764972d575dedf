import type { PhotoboxBlock } from '../../../../core/domain/products/photobox/photobox-block.ts';
import type { PhotoboxHandOff } from '../../../../core/domain/products/photobox/photobox-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct, RegisteredProduct } from '../product.ts';
import type { PhotoboxData } from './photobox-data.ts';

/** Boxes of prints, and prints alone. */
export const photobox: RegisteredProduct<PhotoboxBlock, PhotoboxData> &
  DesignedProduct<PhotoboxHandOff> = {
  view: { load: async () => (await import('./photobox-view.tsx')).photoboxView },
  blockReadsAddress: true,

  chosenBy: 'photoboxFormat',
  recorded: async (...asked) => (await import('./recorded-choice.ts')).recordedChoice(...asked),
  onServer:
    import.meta.env.SSR && memoLoad(async () => (await import('./on-server.ts')).photoboxOnServer),
  atDesigner:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./at-designer.tsx')).photoboxAtDesigner),
};
