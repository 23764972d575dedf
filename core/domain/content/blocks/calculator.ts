import type { CalculatorLabel } from '../../calculator/calculator.ts';
import { isFrameType, isMaterialType } from '../../catalogue/materials.ts';
import type { FrameType, MaterialType } from '../../catalogue/materials.ts';
import { isProductKind, type ProductKind } from '../../catalogue/product-kinds.ts';
import type { ContentPicture } from '../content-picture.ts';
import {
  blockId,
  choiceField,
  constantField,
  fieldsCodec,
  filledListOf,
  filledText,
  indexNumber,
  listOf,
  optionalChoiceField,
  optionalText,
  partOf,
  type BlockCodec,
} from '../story-codec.ts';
import { requiredPicture } from '../story-picture.ts';

/** A material that the calculator of a page offers, with its frame. */
export type OfferedMaterial = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
};

/** The calculator of a page: what it offers; formats and prices come from the price service. */
export type CalculatorBlock = {
  readonly kind: 'calculator';
  readonly id: string;
  readonly headline: string;
  readonly startLabel: string;
  readonly product: ProductKind;
  readonly materials: readonly [OfferedMaterial, ...OfferedMaterial[]];
  readonly labels: readonly CalculatorLabel[];
  /** The picture that hangs on the wall of the preview. */
  readonly motif: ContentPicture;
};

const material = partOf(
  'CalculatorMaterial',
  fieldsCodec<OfferedMaterial>({
    materialType: choiceField(isMaterialType),
    frameType: optionalChoiceField(isFrameType),
  }),
);

const label = partOf(
  'CalculatorLabel',
  fieldsCodec<CalculatorLabel>({
    index: indexNumber,
    text: filledText,
    backgroundColor: optionalText,
    textColor: optionalText,
  }),
);

/** The calculator in stories. */
export const calculatorCodec: BlockCodec<CalculatorBlock> = {
  component: 'Calculator',
  fields: fieldsCodec<CalculatorBlock>({
    kind: constantField('calculator'),
    id: blockId,
    headline: filledText,
    startLabel: filledText,
    product: choiceField(isProductKind),
    motif: requiredPicture,
    materials: filledListOf(material),
    labels: listOf(label),
  }),
};
