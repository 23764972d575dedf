import type { PhotobookBlock } from '../../../../core/domain/products/photobook/photobook-block.ts';
import type { PhotobookHandOff } from '../../../../core/domain/products/photobook/photobook-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct, RegisteredProduct } from '../product.ts';
import type { PhotobookData } from './photobook-data.ts';

/** Pages of photos, bound. */
export const photobook: RegisteredProduct<PhotobookBlock, PhotobookData> &
  DesignedProduct<PhotobookHandOff> = {
  view: { load: async () => (await import('./photobook-view.tsx')).photobookView },
  blockReadsAddress: true,
  chosenBy: 'photobookType',
  recorded: async (...asked) => (await import('./recorded-choice.ts')).recordedChoice(...asked),
  onServer:
    import.meta.env.SSR && memoLoad(async () => (await import('./on-server.ts')).photobookOnServer),
  atDesigner:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./at-designer.tsx')).photobookAtDesigner),
};
