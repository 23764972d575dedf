import { isMaterialType, type MaterialType } from '../../catalogue/materials.ts';
import {
  blockBase,
  blockOf,
  choiceField,
  filledListOf,
  filledText,
  partWith,
  plainText,
} from '../story-codec.ts';

export type OfferedCollageMaterial = { readonly materialType: MaterialType };

/**
 * The shop's collages: the one that the address names, its materials, and all templates (storefront
 * §2, "a collage overview page"). Templates and prices come from services.
 */
export type CollagesBlock = {
  readonly kind: 'collages';
  readonly id: string;
  readonly headline: string;
  readonly templatesHeadline: string;
  readonly startLabel: string;
  readonly materials: readonly [OfferedCollageMaterial, ...OfferedCollageMaterial[]];
};

const material = partWith<OfferedCollageMaterial>('OfferedCollageMaterial', {
  materialType: choiceField(isMaterialType),
});

/** Collages without materials are refused. */
export const collagesCodec = blockOf<CollagesBlock>('Collages', {
  ...blockBase('collages'),
  headline: filledText,
  templatesHeadline: plainText,
  startLabel: filledText,
  materials: filledListOf(material),
});
