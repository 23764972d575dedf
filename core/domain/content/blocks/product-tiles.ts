import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../../catalogue/materials.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { optionalChoiceField, plainText, type BlockCodec } from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';
import type { OfferedArticle } from './calculator.ts';

/** A link to a product; the price is its material's, if it names one. */
export type ProductTile = {
  readonly link: ContentLink;
  readonly text: string;
  readonly picture: ContentPicture;
  readonly materialType: MaterialType | undefined;
  /** Without a material it says nothing. */
  readonly frameType: FrameType | undefined;
};

export type ProductTilesBlock = ItemsBlock<'product-tiles', ProductTile>;

/** Whose lowest price a tile shows; undefined without a material. */
export const articleOfTile = ({
  materialType,
  frameType,
}: ProductTile): OfferedArticle | undefined =>
  materialType === undefined ? undefined : { materialType, frameType };

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
  },
);
