import { E, pipe } from '../../../fp.ts';
import type { ConfiguratorLabel } from '../../configurator/configurator.ts';
import { frameHolds } from '../../catalogue/frame-holds.ts';
import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../../catalogue/materials.ts';
import type { ProductKind } from '../../catalogue/product-kinds.ts';
import { oneOf } from '../../text/one-of.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import { fieldsOfEither, fieldsOfItem } from '../field-shape.ts';
import type { ContentPicture } from '../content-picture.ts';
import {
  blockBase,
  choiceField,
  fieldsCodec,
  filledListOf,
  filledText,
  indexNumber,
  listOf,
  onlyField,
  optionalChoiceField,
  optionalText,
  partWith,
  type BlockCodec,
  type FieldCodec,
  type ItemCodec,
} from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';
import { requiredPicture } from '../story-picture.ts';

export const calculatorProducts = [
  'framedMaterial',
  'photoFrame',
] as const satisfies readonly ProductKind[];

export type CalculatorProduct = (typeof calculatorProducts)[number];

export type OfferedMaterial = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
  /** The page that sells it; undefined for this page. */
  readonly page?: ContentLink | undefined;
};

export type OfferedFrame = {
  readonly frameType: FrameType;
  /** Undefined for the material that the frame mostly holds (`frameHolds`). */
  readonly materialType: MaterialType | undefined;
};

type CalculatorParts<Product extends CalculatorProduct> = {
  readonly kind: 'calculator';
  readonly id: string;
  readonly headline: string;
  readonly startLabel: string;
  readonly product: Product;
  readonly labels: readonly ConfiguratorLabel[];
  /** What hangs on the preview's wall. */
  readonly motif: ContentPicture;
};

/** Materials, with frames or without. */
export type WallPictureBlock = CalculatorParts<'framedMaterial'> & {
  readonly materials: readonly [OfferedMaterial, ...OfferedMaterial[]];
};

/** Frames, each with a print in it. */
export type PhotoFrameBlock = CalculatorParts<'photoFrame'> & {
  readonly frames: readonly [OfferedFrame, ...OfferedFrame[]];
};

export type CalculatorBlocks = {
  readonly framedMaterial: WallPictureBlock;
  readonly photoFrame: PhotoFrameBlock;
};

export type CalculatorBlock = CalculatorBlocks[CalculatorProduct];

export type OfferedArticle = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
};

const framedPrint = ({ frameType, materialType }: OfferedFrame): OfferedArticle => ({
  materialType: materialType ?? frameHolds[frameType].materials[0],
  frameType,
});

/** Each once: an editor may name one twice. */
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

/** The first article without a page of its own, else the first. */
export const startArticle = (block: CalculatorBlock): OfferedArticle => {
  const own =
    block.product === 'framedMaterial'
      ? block.materials.find(({ page }) => page === undefined)
      : undefined;
  return own ?? offeredArticles(block)[0];
};

const material = partWith<OfferedMaterial>('CalculatorMaterial', {
  materialType: choiceField(isMaterialType),
  frameType: optionalChoiceField(isFrameType),
  page: optionalLink,
});

const frame = partWith<OfferedFrame>('CalculatorFrame', {
  frameType: choiceField(isFrameType),
  materialType: optionalChoiceField(isMaterialType),
});

const label = partWith<ConfiguratorLabel>('CalculatorLabel', {
  index: indexNumber,
  text: filledText,
  backgroundColor: optionalText,
  textColor: optionalText,
});

const calculatorProduct = choiceField(oneOf(calculatorProducts));

const productField = <Product extends CalculatorProduct>(product: Product): FieldCodec<Product> =>
  choiceField(oneOf([product]));

const parts = {
  ...blockBase('calculator'),
  headline: filledText,
  startLabel: filledText,
  motif: requiredPicture,
};

/** A product without its codec does not typecheck. */
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

/** The product says which fields a calculator has. */
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
