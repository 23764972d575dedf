/** The calculator of a page, typed by the kind of product that it sells. */
import { E, pipe } from '../../../fp.ts';
import type { ConfiguratorLabel } from '../../configurator/configurator.ts';
import { frameHolds } from '../../catalogue/frame-holds.ts';
import { isFrameType, isMaterialType } from '../../catalogue/materials.ts';
import type { FrameType, MaterialType } from '../../catalogue/materials.ts';
import type { ProductKind } from '../../catalogue/product-kinds.ts';
import { oneOf } from '../../text/one-of.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import { fieldsOfEither, fieldsOfItem } from '../field-shape.ts';
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
  onlyField,
  optionalChoiceField,
  optionalText,
  partOf,
  type BlockCodec,
  type FieldCodec,
  type ItemCodec,
} from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';

/** The products that pages of the content sell by a calculator. */
export const calculatorProducts = [
  'framedMaterial',
  'photoFrame',
] as const satisfies readonly ProductKind[];

/** A product that a page sells by a calculator. */
export type CalculatorProduct = (typeof calculatorProducts)[number];

/** A material that the calculator of a page offers, with its frame. */
export type OfferedMaterial = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
  /** The page that sells this material; undefined where it is the calculator's own page. */
  readonly page?: ContentLink | undefined;
};

/** A frame that the calculator of a page offers, with the print in it. */
export type OfferedFrame = {
  readonly frameType: FrameType;
  /** The printed material; undefined for the one that the frame holds most (`frameHolds`). */
  readonly materialType: MaterialType | undefined;
};

/**
 * The common part of all products' configurators; formats and prices come from the price service.
 */
type CalculatorParts<Product extends CalculatorProduct> = {
  readonly kind: 'calculator';
  readonly id: string;
  readonly headline: string;
  readonly startLabel: string;
  readonly product: Product;
  readonly labels: readonly ConfiguratorLabel[];
  /** The picture that hangs on the wall of the preview. */
  readonly motif: ContentPicture;
};

/** The calculator of wall pictures: materials, with frames or without. */
export type WallPictureBlock = CalculatorParts<'framedMaterial'> & {
  readonly materials: readonly [OfferedMaterial, ...OfferedMaterial[]];
};

/** The calculator of photo frames: frames, each with a print in it. */
export type PhotoFrameBlock = CalculatorParts<'photoFrame'> & {
  readonly frames: readonly [OfferedFrame, ...OfferedFrame[]];
};

/** The calculator of each product. */
export type CalculatorBlocks = {
  readonly framedMaterial: WallPictureBlock;
  readonly photoFrame: PhotoFrameBlock;
};

/** The calculator of a page. */
export type CalculatorBlock = CalculatorBlocks[CalculatorProduct];

/** A material, in its frame if it has one, for which a price is asked. */
export type OfferedArticle = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
};

/** The article of an offered frame. */
const framedPrint = ({ frameType, materialType }: OfferedFrame): OfferedArticle => ({
  materialType: materialType ?? frameHolds[frameType].materials[0],
  frameType,
});

/** The offered articles in their order, each once: an editor may have named one twice. */
export const offeredArticles = (
  block: CalculatorBlock,
): readonly [OfferedArticle, ...OfferedArticle[]] => {
  switch (block.product) {
    case 'framedMaterial':
      return block.materials;
    case 'photoFrame': {
      const [first, ...others] = block.frames;
      return [framedPrint(first), ...others.map(framedPrint)];
    }
  }
};

/** The first article without a page of its own, otherwise the first of all. */
export const startArticle = (block: CalculatorBlock): OfferedArticle => {
  const own =
    block.product === 'framedMaterial'
      ? block.materials.find(({ page }) => page === undefined)
      : undefined;
  return own ?? offeredArticles(block)[0];
};

const material = partOf(
  'CalculatorMaterial',
  fieldsCodec<OfferedMaterial>({
    materialType: choiceField(isMaterialType),
    frameType: optionalChoiceField(isFrameType),
    page: optionalLink,
  }),
);

const frame = partOf(
  'CalculatorFrame',
  fieldsCodec<OfferedFrame>({
    frameType: choiceField(isFrameType),
    materialType: optionalChoiceField(isMaterialType),
  }),
);

const label = partOf(
  'CalculatorLabel',
  fieldsCodec<ConfiguratorLabel>({
    index: indexNumber,
    text: filledText,
    backgroundColor: optionalText,
    textColor: optionalText,
  }),
);

const calculatorProduct = choiceField(oneOf(calculatorProducts));

const productField = <Product extends CalculatorProduct>(product: Product): FieldCodec<Product> =>
  choiceField(oneOf([product]));

const parts = {
  kind: constantField<'calculator'>('calculator'),
  id: blockId,
  headline: filledText,
  startLabel: filledText,
  motif: requiredPicture,
};

/** The fields of each product's calculator; a product without its codec does not typecheck. */
const calculatorFields: {
  readonly [Product in CalculatorProduct]: ItemCodec<CalculatorBlocks[Product]>;
} = {
  framedMaterial: fieldsCodec<WallPictureBlock>({
    ...parts,
    product: productField('framedMaterial'),
    materials: filledListOf(material),
    labels: listOf(label),
  }),
  photoFrame: fieldsCodec<PhotoFrameBlock>({
    ...parts,
    product: productField('photoFrame'),
    frames: filledListOf(frame),
    labels: listOf(label),
  }),
};

/** The calculator in stories: its product says which fields it has. */
export const calculatorCodec: BlockCodec<CalculatorBlock> = {
  component: 'Calculator',
  fields: {
    shape: () => ({
      kind: 'fields',
      fields: fieldsOfEither(
        Object.values(calculatorFields).map(({ shape }) => fieldsOfItem(shape?.())),
      ),
    }),
    decode: (place, value) =>
      pipe(
        onlyField('product', calculatorProduct).decode(place, value),
        E.flatMap(({ value: product }): ReturnType<ItemCodec<CalculatorBlock>['decode']> =>
          calculatorFields[product].decode(place, value),
        ),
      ),
    encode: (place, block) => {
      switch (block.product) {
        case 'framedMaterial':
          return calculatorFields.framedMaterial.encode(place, block);
        case 'photoFrame':
          return calculatorFields.photoFrame.encode(place, block);
      }
    },
  },
};
