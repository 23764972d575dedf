import type { PhotobookHandOff } from '../../../../core/domain/products/photobook/photobook-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct } from '../product.ts';

export const photobook: DesignedProduct<PhotobookHandOff> = {
  atDesigner:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./at-designer.tsx')).photobookAtDesigner),
};
