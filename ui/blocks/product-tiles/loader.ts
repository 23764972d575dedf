import {
  pricedByTile,
  type ProductTilesBlock,
} from '../../../core/domain/content/blocks/product-tiles.ts';
import type { LowestPrice } from '../../../core/domain/money/lowest-price.ts';
import { priceThings } from '../../../core/usecases/price-things.ts';
import type { LoadBlock } from '../block-loader.ts';

/** In the order of the tiles; undefined for one that has no price. */
export type ProductTilesData = { readonly prices: readonly (LowestPrice | undefined)[] };

/** Asks once for all tiles; a product that is not sold here has no price. */
export const loadProductTiles: LoadBlock<ProductTilesBlock, ProductTilesData> = async (
  { items },
  { scope, ports },
) => {
  const things = items.map(pricedByTile);
  const asked = things.filter((thing) => thing !== undefined);
  const prices = await priceThings(scope, asked)(ports)();
  return {
    prices: things.map((thing) => (thing === undefined ? thing : prices[asked.indexOf(thing)])),
  };
};
