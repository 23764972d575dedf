import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { listedProduct, type ListedProduct } from '../listed-product.ts';
import type { BlockCodec } from '../story-codec.ts';

/** Until when to order products for each coming occasion; nothing where none is near. */
export type LastOrdersBlock = ItemsBlock<'last-orders', ListedProduct>;

export const lastOrdersCodec: BlockCodec<LastOrdersBlock> = itemsBlockOf(
  'LastOrders',
  'last-orders',
  'LastOrdersItem',
  listedProduct,
);
