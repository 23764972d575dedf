import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../../catalogue/materials.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import { isPricedPage, type PricedPage, type PricedThing } from '../../products/priced-thing.ts';
import { readPairs } from '../../query/query.ts';
import type { ContentPicture } from '../content-picture.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { optionalChoiceField, plainText, type BlockCodec } from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';

/** A link to a product; the price is that of its material, or of what else it says that it sells. */
export type ProductTile = {
  readonly link: ContentLink;
  readonly text: string;
  readonly picture: ContentPicture;
  readonly materialType: MaterialType | undefined;
  /** Without a material it says nothing. */
  readonly frameType: FrameType | undefined;
  /** What is sold where the link leads: its query says what of it. */
  readonly sells: PricedPage | undefined;
};

export type ProductTilesBlock = ItemsBlock<'product-tiles', ProductTile>;

const queryOf = (url: string): string => /\?[^#]*/u.exec(url)?.[0] ?? '';

/** Whose lowest price a tile shows; undefined where it names neither material nor product. */
export const pricedByTile = (tile: ProductTile): PricedThing | undefined => {
  const { materialType, frameType, sells, link } = tile;
  if (materialType !== undefined) return { kind: 'material', article: { materialType, frameType } };
  return sells && { kind: 'product', page: sells, query: readPairs(queryOf(link.url)) };
};

export const productTilesCodec: BlockCodec<ProductTilesBlock> = itemsBlockOf(
  'ProductTiles',
  'product-tiles',
  'ProductTile',
  {
    link: requiredLink,
    text: plainText,
    picture: requiredPicture,
    materialType: optionalChoiceField(isMaterialType),
    frameType: optionalChoiceField(isFrameType),
    sells: optionalChoiceField(isPricedPage),
  },
);
