import { isFrameType, isMaterialType } from '../../catalogue/materials.ts';
import type { FrameType, MaterialType } from '../../catalogue/materials.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import type { ContentPicture } from '../content-picture.ts';
import {
  blockId,
  constantField,
  fieldsCodec,
  filledListOf,
  optionalChoiceField,
  partOf,
  plainText,
  type BlockCodec,
} from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';
import type { OfferedArticle } from './calculator.ts';

/** A product with the way to its page; the price is that of its material, where it names one. */
export type ProductTile = {
  readonly link: ContentLink;
  readonly text: string;
  readonly picture: ContentPicture;
  readonly materialType: MaterialType | undefined;
  /** The frame of the material; without a material it says nothing. */
  readonly frameType: FrameType | undefined;
};

/** Products side by side, each with its lowest price. */
export type ProductTilesBlock = {
  readonly kind: 'product-tiles';
  readonly id: string;
  readonly headline: string;
  readonly items: readonly ProductTile[];
};

/** The article whose lowest price a tile shows; undefined where it names no material. */
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

/** Product tiles in stories; a block without items is refused. */
export const productTilesCodec: BlockCodec<ProductTilesBlock> = {
  component: 'ProductTiles',
  fields: fieldsCodec<ProductTilesBlock>({
    kind: constantField('product-tiles'),
    id: blockId,
    headline: plainText,
    items: filledListOf(item),
  }),
};
