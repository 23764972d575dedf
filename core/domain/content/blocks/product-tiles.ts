import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../../catalogue/materials.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import {
  blockBase,
  blockOf,
  fieldsCodec,
  filledListOf,
  optionalChoiceField,
  partOf,
  plainText,
} from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';
import type { OfferedArticle } from '../../products/wall-picture/calculator-block.ts';

/** A link to a product; the price is its material's, if it names one. */
export type ProductTile = {
  readonly link: ContentLink;
  readonly text: string;
  readonly picture: ContentPicture;
  readonly materialType: MaterialType | undefined;
  /** Without a material it says nothing. */
  readonly frameType: FrameType | undefined;
};

/** Products, each with its lowest price. */
export type ProductTilesBlock = {
  readonly kind: 'product-tiles';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly ProductTile[];
};

/** Whose lowest price a tile shows; undefined without a material. */
export const articleOfTile = ({
  materialType,
  frameType,
}: ProductTile): OfferedArticle | undefined =>
  materialType === undefined ? undefined : { materialType, frameType };

const item = partOf(
  'ProductTile',
  fieldsCodec<ProductTile>({
    link: requiredLink,
    text: plainText,
    picture: requiredPicture,
    materialType: optionalChoiceField(isMaterialType),
    frameType: optionalChoiceField(isFrameType),
  }),
);

/** Tiles without items are refused. */
export const productTilesCodec = blockOf<ProductTilesBlock>('ProductTiles', {
  ...blockBase('product-tiles'),
  headline: plainText,
  items: filledListOf(item),
});
