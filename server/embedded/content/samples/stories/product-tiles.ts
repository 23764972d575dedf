/** Tiles of products with what their prices are asked by. */
import { frameHolds } from '../../../../../core/domain/catalogue/frame-holds.ts';
import { framedMaterialLabel } from '../../../../../core/domain/catalogue/labels.ts';
import {
  defaultFrames,
  materialTypes,
  type FrameType,
  type MaterialType,
} from '../../../../../core/domain/catalogue/materials.ts';
import type { OfferedArticle } from '../../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { LastOrdersBlock } from '../../../../../core/domain/content/blocks/last-orders.ts';
import type {
  ProductTile,
  ProductTilesBlock,
} from '../../../../../core/domain/content/blocks/product-tiles.ts';
import type { ContentPicture } from '../../../../../core/domain/content/content-picture.ts';
import { parseSource } from '../../../../../core/domain/image/parse-source.ts';
import { printSource } from '../../../../../core/domain/image/sources.ts';
import type { PricedPage } from '../../../../../core/domain/products/priced-thing.ts';
import { E } from '../../../../../core/fp.ts';
import { materialPages } from './material-pages.ts';
import type { PageKey } from './registry.ts';
import { linkTo, pathOf, productKeysOf, tilesBlock, type Site } from './site.ts';
import { setText } from './typography.ts';

/** What the page of a product starts with; another page's tile has no price. */
const articleOfPage = (page: PageKey): OfferedArticle | undefined => {
  if (page === 'photo-frame') return { materialType: 'poster', frameType: 'holzrahmen' };
  const materialType = materialTypes.find((material) => materialPages[material] === page);
  return materialType && { materialType, frameType: undefined };
};

/** What is sold on pages of all products but wall pictures. */
export const soldOnPage: Readonly<Partial<Record<PageKey, PricedPage>>> = {
  'photo-box': 'photobox',
  'photo-prints': 'photo-prints',
  'photo-calendar': 'calendar',
  photobook: 'photobook',
  'gift-voucher': 'gift-voucher',
};

/**
 * Product tiles that lead to pages of the site; a page that has several such blocks names them.
 *
 * @throws Error for a page that has no tile
 */
export const productTilesBlock = (
  site: Site,
  headline: string,
  keys: readonly PageKey[],
  id = 'tiles',
): ProductTilesBlock => {
  const { items } = tilesBlock(site, headline, keys);
  return {
    kind: 'product-tiles',
    id: `product-${id}`,
    headline,
    items: items.map((item, position) => {
      const key = keys[position];
      const article = key && articleOfPage(key);
      return {
        ...item,
        materialType: article?.materialType,
        frameType: article?.frameType,
        sells: key && soldOnPage[key],
      };
    }),
  };
};

/** Until when to order each product of the site. */
export const lastOrdersBlock = (site: Site, headline: string): LastOrdersBlock => ({
  kind: 'last-orders',
  id: 'last-orders',
  headline,
  items: productKeysOf(site).flatMap((key) => {
    const article = articleOfPage(key);
    return article === undefined
      ? []
      : [{ link: linkTo(site, key), ...article, frameType: article.frameType }];
  }),
});

/** A line under a framed material: behind glass, or standing free in its frame. */
type FramedLines = Readonly<Record<'glazed' | 'floating', string>>;

/** The picture of a material in a frame; another picture stays as it is. */
const framedPicture = (picture: ContentPicture, frame: FrameType): ContentPicture => {
  const source = parseSource(picture.source);
  return E.isRight(source) && source.right.kind === 'object'
    ? {
        ...picture,
        source: printSource({
          ...source.right,
          frame,
          producedFrame: undefined,
          options: undefined,
        }),
      }
    : picture;
};

const framedTile = (
  site: Site,
  lines: FramedLines,
  materialType: MaterialType,
  frameType: FrameType,
): readonly ProductTile[] => {
  const page = materialPages[materialType];
  const [plain] = tilesBlock(site, '', [page]).items;
  return plain === undefined
    ? []
    : [
        {
          link: {
            text: setText(site.locale, framedMaterialLabel(site.locale, materialType, frameType)),
            url: `${pathOf(site, page)}?materialType=${materialType}&frameType=${frameType}`,
          },
          text: lines[frameHolds[frameType].isGlazed ? 'glazed' : 'floating'],
          picture: framedPicture(plain.picture, frameType),
          materialType,
          frameType,
          sells: undefined,
        },
      ];
};

/** Materials in the frame that each of them usually gets; no block for a single one. */
export const framedTilesBlock = (
  site: Site,
  headline: string,
  materials: readonly MaterialType[],
  lines: FramedLines,
): readonly ProductTilesBlock[] => {
  const items = materials.flatMap((material) => {
    const frame: FrameType | undefined = defaultFrames[material];
    return frame === undefined ? [] : framedTile(site, lines, material, frame);
  });
  return items.length < 2 ? [] : [{ kind: 'product-tiles', id: 'product-framed', headline, items }];
};

/** The page of a site that sells a material without a frame; undefined where it has none. */
export const productPageOf = ({ pages }: Site, materialType: MaterialType): PageKey | undefined => {
  const page = materialPages[materialType];
  return pages.has(page) ? page : undefined;
};
