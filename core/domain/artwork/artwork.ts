/**
 * What is printed, as data: a card, a calendar's page, a book's spread. Lengths are micrometres, so
 * that a browser, the media service and the print shop place everything alike.
 */
import type { Box, Micrometres } from './measures.ts';
import type { Path } from './path.ts';
import type { TypefaceName } from './typefaces.ts';

/** sRGB, six digits. */
export type InkColour = `#${string}`;

/** The name of a colour in the palette of each variant. */
export type ColourRole = string;

/** A palette by roles: every variant has the same ones. */
export type Palette = Readonly<Record<ColourRole, InkColour>>;

/**
 * By which pass something is printed: `ink`, or the pass of a refinement, `foil` or `relief`.
 * Without that refinement it is printed in its ink colour.
 */
export const artworkLayers = ['ink', 'foil', 'relief'] as const;

export type ArtworkLayer = (typeof artworkLayers)[number];

/** Where the lines of a text begin, within its box. */
export type TextAlignment = 'start' | 'centre' | 'end';

/** Where the lines stand together, within the height of the box. */
export type TextPlacement = 'top' | 'middle' | 'bottom';

export type TextStyle = {
  readonly font: TypefaceName;
  /** Of the letters, as typographers say it: the em. */
  readonly size: Micrometres;
  /** A text that does not fit becomes smaller down to here; absent means it keeps its size. */
  readonly smallest?: Micrometres | undefined;
  /** Between two baselines, in thousandths of the size. */
  readonly lineHeight: number;
  /** Added after each letter, in thousandths of the size; below 0 it is tightened. */
  readonly tracking: number;
  readonly colour: ColourRole;
  readonly alignment: TextAlignment;
  readonly placement: TextPlacement;
  /** As typed, or all in capitals. */
  readonly letters: 'typed' | 'capitals';
};

/** Quarters of a turn, clockwise about the middle of the box. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export type TextObject = {
  readonly kind: 'text';
  readonly id: string;
  /** What the words are: names, a date; the form of a card asks for them by it. */
  readonly role: string;
  readonly box: Box;
  /** A name of `Artwork.styles`. */
  readonly style: string;
  /** Lines are parted by `\n`; longer ones are broken. */
  readonly text: string;
  readonly turns: QuarterTurns;
  readonly layer: ArtworkLayer;
};

/** The outline through which a picture is seen, touching its box. */
export type SlotShape =
  | { readonly kind: 'rectangle' }
  | { readonly kind: 'ellipse' }
  | { readonly kind: 'rounded'; readonly radius: Micrometres }
  /** Round above, straight below. */
  | { readonly kind: 'arch' }
  /** A part of a rectangle, where a photo goes on beyond a fold: its box is not touched by it. */
  | { readonly kind: 'part'; readonly seen: Box };

/** A place for a photo, which fills it. */
export type PictureSlot = {
  readonly kind: 'picture';
  readonly id: string;
  readonly box: Box;
  readonly shape: SlotShape;
  /** Seen where no photo is chosen yet. */
  readonly colour: ColourRole;
};

/** Filled, or, where a width is said, a line with round ends and joins. */
export type OrnamentShape = {
  readonly path: Path;
  readonly colour: ColourRole;
  readonly line?: Micrometres | undefined;
};

/** A drawing: its paths already stand where they are printed. */
export type OrnamentObject = {
  readonly kind: 'ornament';
  readonly id: string;
  readonly shapes: readonly OrnamentShape[];
  readonly layer: ArtworkLayer;
};

export type ArtworkObject = TextObject | PictureSlot | OrnamentObject;

/** A line across the whole page, `at` micrometres from its left or upper edge. */
export type Fold = { readonly along: 'height' | 'width'; readonly at: Micrometres };

/** Round corners, a hole for a ribbon, edges in waves. */
export type SheetCut = 'rounded' | 'hole' | 'wave';

export type ArtworkPage = {
  readonly name: string;
  /** After trimming. */
  readonly width: Micrometres;
  readonly height: Micrometres;
  /** Printed beyond each edge, and cut off. */
  readonly bleed: Micrometres;
  /** Nothing that must be read comes nearer to an edge. */
  readonly safe: Micrometres;
  readonly folds: readonly Fold[];
  /** How its sheet is cut beyond the straight trim. */
  readonly cut?: SheetCut | undefined;
  /** Whether its layer `relief` is pressed into the paper, without ink. */
  readonly isRaised?: boolean | undefined;
  readonly paper: ColourRole;
  /** The first lies at the back. Ids are unique within the artwork. */
  readonly objects: readonly ArtworkObject[];
};

/**
 * What holds pages: a spiral or a hole above them on a wall, a block or a foot of wood below them, a
 * stand that they turn over; or nothing.
 */
export type ArtworkMount = 'spiral' | 'hole' | 'block' | 'foot' | 'easel' | 'loose';

/** How pages are bound to a book. */
export type ArtworkBinding = {
  readonly cover: 'hard' | 'soft';
  /** Of the closed book, with its covers. */
  readonly thickness: Micrometres;
  /** Whether opened pages lie in one plane, without a curve to their fold. */
  readonly liesFlat: boolean;
};

export type Artwork = {
  readonly pages: readonly ArtworkPage[];
  /** Absent means that its pages are one sheet. */
  readonly mount?: ArtworkMount | undefined;
  /** Only for books. `inside` is then one of its spreads. */
  readonly binding?: ArtworkBinding | undefined;
  /** Which photo of the library stands in its first slot, until a shopper has chosen some. */
  readonly firstPhoto?: number | undefined;
  readonly styles: Readonly<Record<string, TextStyle>>;
  /** Colours to choose from, by their names; the first is the usual one. */
  readonly variants: Readonly<Record<string, Palette>>;
};

/** The page as it is after trimming. */
export const trimBox = ({ width, height }: Pick<ArtworkPage, 'width' | 'height'>): Box => ({
  left: 0,
  top: 0,
  width,
  height,
});

/** Names the first variant, whatever it is called. */
export const usualVariant = 'usual';

/** The colours of a variant; undefined where the artwork has none of that name. */
export const paletteOf = ({ variants }: Artwork, variant: string): Palette | undefined => {
  if (variant === usualVariant) return Object.values(variants)[0];
  return Object.hasOwn(variants, variant) ? variants[variant] : undefined;
};
