/** Tiles of products with what their prices are asked by. */
import type { OfferedArticle } from '../../../../core/domain/content/blocks/calculator.ts';
import type { ProductTilesBlock } from '../../../../core/domain/content/blocks/product-tiles.ts';
import type { PageKey } from './registry.ts';
import { tilesBlock, type Site } from './site.ts';

/** What the page of a product starts with; another page's tile has no price. */
const articles: Readonly<Partial<Record<PageKey, OfferedArticle>>> = {
  canvas: { materialType: 'leinwand', frameType: undefined },
  acrylic: { materialType: 'acrylglas', frameType: undefined },
  aluminium: { materialType: 'aludibond', frameType: undefined },
  poster: { materialType: 'poster', frameType: undefined },
  'photo-frame': { materialType: 'poster', frameType: 'holzrahmen' },
};

/** Product tiles that lead to pages of the site. @throws Error for a page that has no tile */
export const productTilesBlock = (
  site: Site,
  headline: string,
  keys: readonly PageKey[],
): ProductTilesBlock => {
  const { items, id } = tilesBlock(site, headline, keys);
  return {
    kind: 'product-tiles',
    id: `product-${id}`,
    headline,
    items: items.map((item, position) => {
      const key = keys[position];
      const article = key && articles[key];
      return { ...item, materialType: article?.materialType, frameType: article?.frameType };
    }),
  };
};
