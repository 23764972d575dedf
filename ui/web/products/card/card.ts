import type { CardHandOff } from '../../../../core/domain/products/card/card-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct } from '../product.ts';

export const card: DesignedProduct<CardHandOff> = {
  atDesigner:
    import.meta.env.SSR && memoLoad(async () => (await import('./at-designer.tsx')).cardAtDesigner),
};
