import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../../catalogue/materials.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import { itemsBlockOf, type ItemsBlock } from '../items-block.ts';
import { choiceField, optionalChoiceField, type BlockCodec } from '../story-codec.ts';
import { requiredLink } from '../story-links.ts';

/** A product whose last day to order is shown; the link leads to it and names it. */
export type LastOrdersItem = {
  readonly link: ContentLink;
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
};

/** Until when to order products for each coming occasion; nothing where none is near. */
export type LastOrdersBlock = ItemsBlock<'last-orders', LastOrdersItem>;

export const lastOrdersCodec: BlockCodec<LastOrdersBlock> = itemsBlockOf(
  'LastOrders',
  'last-orders',
  'LastOrdersItem',
  {
    link: requiredLink,
    materialType: choiceField(isMaterialType),
    frameType: optionalChoiceField(isFrameType),
  },
);
