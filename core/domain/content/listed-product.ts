import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../catalogue/materials.ts';
import type { ContentLink } from '../navigation/content-link.ts';
import { choiceField, optionalChoiceField, type FieldCodecs } from './story-codec.ts';
import { requiredLink } from './story-links.ts';

/** A material, in a frame or without; the link leads to its page and names it. */
export type ListedProduct = {
  readonly link: ContentLink;
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
};

export const listedProduct: FieldCodecs<ListedProduct> = {
  link: requiredLink,
  materialType: choiceField(isMaterialType),
  frameType: optionalChoiceField(isFrameType),
};
