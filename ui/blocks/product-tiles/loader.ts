import { materialValue } from '../../../core/domain/configurator/configurator.ts';
import {
  articleOfTile,
  type ProductTilesBlock,
} from '../../../core/domain/content/blocks/product-tiles.ts';
import type { LowestPrice } from '../../../core/domain/money/lowest-price.ts';
import { E } from '../../../core/fp.ts';
import { pricesFrom } from '../../../core/usecases/price-formats.ts';
import type { LoadBlock } from '../block-loader.ts';

/** By what the tiles sell (`acrylglas+artbox`). */
export type ProductTilesData = { readonly prices: Readonly<Record<string, LowestPrice>> };

/** One request for all tiles; a product that is not sold here has no price. */
export const loadProductTiles: LoadBlock<ProductTilesBlock, ProductTilesData> = async (
  { items },
  { scope, ports },
) => {
  const articles = new Map(
    items.flatMap((item) => {
      const article = articleOfTile(item);
      return article === undefined
        ? []
        : [[materialValue(article.materialType, article.frameType), article] as const];
    }),
  );
  const answer = await pricesFrom(scope, [...articles.values()])(ports)();
  if (E.isLeft(answer)) return undefined;
  const prices = [...articles.keys()].flatMap((value, position) => {
    const price = answer.right[position];
    return price === undefined ? [] : [[value, price] as const];
  });
  return { prices: Object.fromEntries(prices) };
};
