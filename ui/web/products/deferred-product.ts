import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { PageProductId, ProductBlocks } from '../../../core/domain/products/products.ts';
import { pageProducts } from './registry.ts';

/** A product of a page, and where it stands. */
type PlacedProduct<Id extends PageProductId = PageProductId> = {
  readonly product: Id;
  readonly block: ProductBlocks[Id];
  readonly place: 'head' | 'body';
};

/** The head of the page, otherwise the first block of its body that sells something. */
const placeOfProduct = <Id extends PageProductId>(
  { product: head, blocks }: Pick<Page, 'product' | 'blocks'>,
  product: Id,
): PlacedProduct<Id> | undefined => {
  const sells = (block: Block): block is ProductBlocks[Id] => block.kind === product;
  if (head !== undefined && sells(head)) return { product, block: head, place: 'head' };
  const block = blocks.find(sells);
  return block && { product, block, place: 'body' };
};

/**
 * The product of a page that becomes interactive when its island wakes: the registry's first one of
 * those that it sells. The address holds one selection, so any further one stays HTML: its choices
 * are links.
 */
export const deferredProduct = (page: Page): PlacedProduct | undefined =>
  pageProducts.map((product) => placeOfProduct(page, product)).find((placed) => placed);
