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
  choiceField,
  filledListOf,
  optionalChoiceField,
  optionalText,
  partWith,
  plainText,
} from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';
import { optionalPicture } from '../story-picture.ts';

/** Facts by which materials are compared, in their order. */
export const materialFacts = ['weight', 'light', 'rooms', 'care'] as const;

export type MaterialFact = (typeof materialFacts)[number];

/** An empty fact is not known. */
export type ComparedMaterial = Readonly<Record<MaterialFact, string>> & {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
  readonly link: ContentLink | undefined;
};

export type MaterialComparisonBlock = {
  readonly kind: 'material-comparison';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  /** The first format, `600x400` in tenths of the locale's unit; without it, no prices. */
  readonly formatType: string | undefined;
  /** On each material; the shop's own motif if missing. */
  readonly picture: ContentPicture | undefined;
  /** The first ones are compared until others are chosen. */
  readonly items: readonly ComparedMaterial[];
};

const item = partWith<ComparedMaterial>('ComparedMaterial', {
  materialType: choiceField(isMaterialType),
  frameType: optionalChoiceField(isFrameType),
  weight: plainText,
  light: plainText,
  rooms: plainText,
  care: plainText,
  link: optionalLink,
});

/** A comparison without items is refused. */
export const materialComparisonCodec = blockOf<MaterialComparisonBlock>('MaterialComparison', {
  ...blockBase('material-comparison'),
  headline: plainText,
  text: plainText,
  formatType: optionalText,
  picture: optionalPicture,
  items: filledListOf(item),
});
