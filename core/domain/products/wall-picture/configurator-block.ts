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
import { fieldsOfEither, fieldsOfItem } from '../../content/field-shape.ts';
import type { ContentPicture } from '../../content/content-picture.ts';
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
} from '../../content/story-codec.ts';
import { optionalLink } from '../../content/story-links.ts';
import { requiredPicture } from '../../content/story-picture.ts';

export const configuratorProducts = [
  'framedMaterial',
  'photoFrame',
] as const satisfies readonly ProductKind[];

export type ConfiguratorProduct = (typeof configuratorProducts)[number];

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

type ConfiguratorParts<Product extends ConfiguratorProduct> = {
  readonly kind: 'wall-picture';
  readonly id: string;
  readonly headline: string;
  readonly startLabel: string;
  readonly product: Product;
  readonly labels: readonly ConfiguratorLabel[];
  /** What hangs on the preview's wall. */
  readonly motif: ContentPicture;
};

/** Materials, with frames or without. */
export type WallPictureBlock = ConfiguratorParts<'framedMaterial'> & {
  readonly materials: readonly [OfferedMaterial, ...OfferedMaterial[]];
};

/** Frames, each with a print in it. */
export type PhotoFrameBlock = ConfiguratorParts<'photoFrame'> & {
  readonly frames: readonly [OfferedFrame, ...OfferedFrame[]];
};

export type ConfiguratorBlocks = {
  readonly framedMaterial: WallPictureBlock;
  readonly photoFrame: PhotoFrameBlock;
};

export type ConfiguratorBlock = ConfiguratorBlocks[ConfiguratorProduct];

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
  block: ConfiguratorBlock,
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
export const startArticle = (block: ConfiguratorBlock): OfferedArticle => {
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

const configuratorProduct = choiceField(oneOf(configuratorProducts));

const productField = <Product extends ConfiguratorProduct>(product: Product): FieldCodec<Product> =>
  choiceField(oneOf([product]));

const parts = {
  ...blockBase('wall-picture'),
  headline: filledText,
  startLabel: filledText,
  motif: requiredPicture,
};

/** A product without its codec does not typecheck. */
const configuratorFields: {
  readonly [Product in ConfiguratorProduct]: ItemCodec<ConfiguratorBlocks[Product]>;
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

/** The product says which fields a configurator has. */
export const configuratorCodec: BlockCodec<ConfiguratorBlock> = {
  component: 'Calculator',
  fields: {
    shape: () => ({
      kind: 'fields',
      fields: fieldsOfEither(
        Object.values(configuratorFields).map(({ shape }) => fieldsOfItem(shape())),
      ),
    }),
    decode: (place, value) =>
      pipe(
        onlyField('product', configuratorProduct).decode(place, value),
        E.flatMap(({ value: product }): ReturnType<ItemCodec<ConfiguratorBlock>['decode']> =>
          configuratorFields[product].decode(place, value),
        ),
      ),
    encode: (place, block) => {
      switch (block.product) {
        case 'framedMaterial':
          return configuratorFields.framedMaterial.encode(place, block);
        case 'photoFrame':
          return configuratorFields.photoFrame.encode(place, block);
      }
    },
  },
};
