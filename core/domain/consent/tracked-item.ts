import type { DesignerProduct } from '../catalogue/designers.ts';
import type { TrackedItem } from './tracking-event.ts';
import type { Money } from '../money/money.ts';
import type { RecordedConfiguration } from '../products/product.ts';

/**
 * Pieces of a configuration as the statistics know them, on its page and in the cart alike. `price`
 * is that of one piece, undefined where it is not known.
 */
export const trackedItem = (
  designer: DesignerProduct,
  { id, variant }: RecordedConfiguration,
  quantity: number,
  price: Money | undefined,
): TrackedItem => ({ id, category: designer, variant, quantity, price });
