import type { Page } from '../../../core/domain/content/page.ts';
import { products, soldProducts, type ProductBlocks, type SoldProductId } from './registry.ts';

/** A product of a page, and where it stands. */
type PlacedProduct<Id extends SoldProductId = SoldProductId> = {
  readonly product: Id;
  readonly block: ProductBlocks[Id];
  readonly place: 'head' | 'body';
};

/** Where a page sells a product: at its head, else by the first block of its body that does. */
const placeOfProduct = <Id extends SoldProductId>(
  { calculator, blocks }: Pick<Page, 'calculator' | 'blocks'>,
  product: Id,
): PlacedProduct<Id> | undefined => {
  const { sells } = products[product];
  if (calculator !== undefined && sells(calculator))
    return { product, block: calculator, place: 'head' };
  const block = blocks.find(sells);
  return block && { product, block, place: 'body' };
};

/**
 * The product that is live on a page, the registry's first one of those that it sells. The address
 * holds one selection, so any further one stays HTML: its choices are links.
 */
export const liveProduct = (page: Page): PlacedProduct | undefined =>
  soldProducts.map((product) => placeOfProduct(page, product)).find((placed) => placed);
