import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { listedProduct, type ListedProduct } from '../listed-product.ts';
import type { BlockCodec } from '../story-codec.ts';

/** Sets of pictures in a room, in each of the materials; the first is shown until one is chosen. */
export type PictureSetsBlock = ItemsBlock<'picture-sets', ListedProduct>;

export const pictureSetsCodec: BlockCodec<PictureSetsBlock> = itemsBlockOf(
  'PictureSets',
  'picture-sets',
  'PictureSetsItem',
  listedProduct,
);
