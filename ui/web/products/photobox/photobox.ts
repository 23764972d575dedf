import type { PhotoboxHandOff } from '../../../../core/domain/products/photobox/photobox-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct } from '../product.ts';

export const photobox: DesignedProduct<PhotoboxHandOff> = {
  atDesigner:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./at-designer.tsx')).photoboxAtDesigner),
};
