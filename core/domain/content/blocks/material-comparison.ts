import { isFrameType, isMaterialType } from '../../catalogue/materials.ts';
import type { FrameType, MaterialType } from '../../catalogue/materials.ts';
import type { ContentLink } from '../content-link.ts';
import {
  blockId,
  choiceField,
  constantField,
  fieldsCodec,
  filledListOf,
  optionalChoiceField,
  optionalText,
  partOf,
  plainText,
  type BlockCodec,
} from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';

/** The facts by which materials are compared, in the order in which they are shown. */
export const materialFacts = ['weight', 'light', 'rooms', 'care'] as const;

/** A fact of a compared material. */
export type MaterialFact = (typeof materialFacts)[number];

/** A material with its facts; an empty one is not known. */
export type ComparedMaterial = Readonly<Record<MaterialFact, string>> & {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
  readonly link: ContentLink | undefined;
};

/** Materials beside each other: their facts, and what each costs in one format. */
export type MaterialComparisonBlock = {
  readonly kind: 'material-comparison';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  /** The format of the prices, `600x400` in tenths of the locale's unit; without it there are none. */
  readonly formatType: string | undefined;
  readonly items: readonly ComparedMaterial[];
};

const item = partOf(
  'ComparedMaterial',
  fieldsCodec<ComparedMaterial>({
    materialType: choiceField(isMaterialType),
    frameType: optionalChoiceField(isFrameType),
    weight: plainText,
    light: plainText,
    rooms: plainText,
    care: plainText,
    link: optionalLink,
  }),
);

/** A material comparison in stories; a block without items is refused. */
export const materialComparisonCodec: BlockCodec<MaterialComparisonBlock> = {
  component: 'MaterialComparison',
  fields: fieldsCodec<MaterialComparisonBlock>({
    kind: constantField('material-comparison'),
    id: blockId,
    headline: plainText,
    text: plainText,
    formatType: optionalText,
    items: filledListOf(item),
  }),
};
