import { E, pipe } from '../../fp.ts';
import { framedCrop, type PictureFraming } from '../image/picture-crop.ts';
import type { ImageCrop } from '../image/cover-crop.ts';
import type { ImageSize } from '../image/image-size.ts';
import type { Language } from '../locale/locales.ts';
import type {
  Artwork,
  ArtworkLayer,
  ArtworkObject,
  ArtworkPage,
  ColourRole,
  InkColour,
  OrnamentObject,
  Palette,
  PictureSlot,
  SlotShape,
  TextObject,
  TextStyle,
} from './artwork.ts';
import { paletteOf, trimBox } from './artwork.ts';
import { layOutText, type LaidOutText } from './lay-out-text.ts';
import { grownBox, type Box, type Micrometres } from './measures.ts';
import { archPath, ellipsePath, rectanglePath, roundedPath, type Path } from './path.ts';
import type { Typefaces } from './typeface.ts';
import type { TypefaceName } from './typefaces.ts';

/** A photo that stands in a slot. */
export type SlotPicture = {
  /** What names its pixels, for whoever draws them. */
  readonly source: string;
  /** Of the original, in pixels. */
  readonly size: ImageSize;
  readonly framing: PictureFraming;
};

/** By the ids of their slots. */
export type Pictures = Readonly<Record<string, SlotPicture | undefined>>;

/** One thing to draw. `object` is the id of what it comes from. */
export type DisplayItem =
  | {
      readonly kind: 'fill';
      readonly object: string;
      readonly path: Path;
      readonly colour: InkColour;
      readonly layer: ArtworkLayer;
      /** The width of a line with round ends and joins; absent means the path is filled. */
      readonly line?: Micrometres | undefined;
    }
  | {
      readonly kind: 'picture';
      readonly object: string;
      readonly source: string;
      readonly size: ImageSize;
      /** The pixels that fill the box. */
      readonly crop: ImageCrop;
      readonly box: Box;
      readonly clip: Path;
    };

export type DisplayPage = Pick<
  ArtworkPage,
  'name' | 'width' | 'height' | 'bleed' | 'folds' | 'cut' | 'isRaised'
> & {
  /** The first lies at the back. */
  readonly items: readonly DisplayItem[];
};

/** All that is printed, in whole micrometres, without a word of text. */
export type DisplayList = readonly DisplayPage[];

export type ResolveInput = {
  readonly artwork: Artwork;
  /** A name of `artwork.variants`, or `usualVariant`. */
  readonly variant: string;
  readonly language: Language;
  readonly typefaces: Typefaces;
  readonly pictures: Pictures;
};

/** The artwork names a thing that it does not have, or a typeface that the caller did not load. */
export type ArtworkError =
  | { readonly kind: 'unknown-variant'; readonly variant: string }
  | { readonly kind: 'unknown-style'; readonly object: string; readonly style: string }
  | { readonly kind: 'unknown-colour'; readonly object: string; readonly colour: ColourRole }
  | { readonly kind: 'absent-typeface'; readonly object: string; readonly font: TypefaceName };

/** The outline of a slot. */
export const slotPath = (box: Box, shape: SlotShape): Path => {
  switch (shape.kind) {
    case 'rectangle':
      return rectanglePath(box);
    case 'ellipse':
      return ellipsePath(box);
    case 'rounded':
      return roundedPath(box, shape.radius);
    case 'arch':
      return archPath(box);
    case 'part':
      return rectanglePath(shape.seen);
  }
};

const colourOf = (
  palette: Palette,
  object: string,
  role: ColourRole,
): E.Either<ArtworkError, InkColour> => {
  const colour = Object.hasOwn(palette, role) ? palette[role] : undefined;
  return colour === undefined
    ? E.left({ kind: 'unknown-colour', object, colour: role })
    : E.right(colour);
};

const styleOf = (
  { artwork: { styles } }: Pick<ResolveInput, 'artwork'>,
  { id, style }: TextObject,
): E.Either<ArtworkError, TextStyle> => {
  const found = Object.hasOwn(styles, style) ? styles[style] : undefined;
  return found === undefined
    ? E.left({ kind: 'unknown-style', object: id, style })
    : E.right(found);
};

/** A text with its style and typeface, laid out. */
export const laidOutText = (
  input: Omit<ResolveInput, 'variant' | 'pictures'>,
  object: TextObject,
): E.Either<ArtworkError, LaidOutText> =>
  pipe(
    styleOf(input, object),
    E.chain((style) => {
      const typeface = input.typefaces(style.font);
      return typeface === undefined
        ? E.left({ kind: 'absent-typeface', object: object.id, font: style.font })
        : E.right(layOutText(object, { style, typeface, language: input.language }));
    }),
  );

type Items = E.Either<ArtworkError, readonly DisplayItem[]>;

const textItems = (input: ResolveInput, palette: Palette, object: TextObject): Items =>
  pipe(
    E.Do,
    E.bind('text', () => laidOutText(input, object)),
    E.bind('style', () => styleOf(input, object)),
    E.bind('colour', ({ style }) => colourOf(palette, object.id, style.colour)),
    E.map(({ text, colour }) =>
      text.path.length === 0
        ? []
        : [{ kind: 'fill', object: object.id, path: text.path, colour, layer: object.layer }],
    ),
  );

const slotItems = ({ pictures }: ResolveInput, palette: Palette, slot: PictureSlot): Items => {
  const { id: object, box } = slot;
  const clip = slotPath(box, slot.shape);
  return pipe(
    E.fromNullable(undefined)(pictures[object]),
    E.chainW(({ source, size, framing }) =>
      pipe(
        framedCrop(size, box, framing),
        E.map((crop): DisplayItem => ({
          kind: 'picture',
          object,
          source,
          size,
          crop,
          box,
          clip,
        })),
      ),
    ),
    E.orElse(() =>
      pipe(
        colourOf(palette, object, slot.colour),
        E.map((colour): DisplayItem => ({
          kind: 'fill',
          object,
          path: clip,
          colour,
          layer: 'ink',
        })),
      ),
    ),
    E.map((item) => [item]),
  );
};

const ornamentItems = (palette: Palette, { id, shapes, layer }: OrnamentObject): Items =>
  pipe(
    shapes,
    E.traverseArray(({ path, colour, line }) =>
      pipe(
        colourOf(palette, id, colour),
        E.map((ink): DisplayItem => ({ kind: 'fill', object: id, path, colour: ink, layer, line })),
      ),
    ),
  );

const itemsOf = (input: ResolveInput, palette: Palette, object: ArtworkObject): Items => {
  switch (object.kind) {
    case 'text':
      return textItems(input, palette, object);
    case 'picture':
      return slotItems(input, palette, object);
    case 'ornament':
      return ornamentItems(palette, object);
  }
};

/** A page in the colours of a palette. */
export const displayedPage = (
  input: ResolveInput,
  palette: Palette,
  page: ArtworkPage,
): E.Either<ArtworkError, DisplayPage> =>
  pipe(
    E.Do,
    E.bind('paper', () => colourOf(palette, page.name, page.paper)),
    E.bind('items', () =>
      pipe(
        page.objects,
        E.traverseArray((object) => itemsOf(input, palette, object)),
      ),
    ),
    E.map(({ paper, items }) => ({
      name: page.name,
      width: page.width,
      height: page.height,
      bleed: page.bleed,
      folds: page.folds,
      ...(page.cut && { cut: page.cut }),
      ...(page.isRaised && { isRaised: true }),
      items: [
        {
          kind: 'fill',
          object: page.name,
          path: rectanglePath(grownBox(trimBox(page), page.bleed)),
          colour: paper,
          layer: 'ink',
        },
        ...items.flat(),
      ],
    })),
  );

/** The colours of the variant that is asked for. */
export const chosenPalette = ({
  artwork,
  variant,
}: Pick<ResolveInput, 'artwork' | 'variant'>): E.Either<ArtworkError, Palette> =>
  E.fromNullable<ArtworkError>({ kind: 'unknown-variant', variant })(paletteOf(artwork, variant));

/**
 * What is printed of an artwork, in the colours of a variant and the words' language. Equal input
 * gives an equal list, to the micrometre, in every place that has the same typefaces.
 */
export const resolve = (input: ResolveInput): E.Either<ArtworkError, DisplayList> =>
  pipe(
    chosenPalette(input),
    E.chain((palette) =>
      pipe(
        input.artwork.pages,
        E.traverseArray((page) => displayedPage(input, palette, page)),
      ),
    ),
  );
