/**
 * A design of a card, as data: what a stationer would write in the order book. `cardArtwork` makes
 * the artwork of it, in the words of a language.
 */
import type { CardFormat } from '../card-format.ts';
import type { CardSheet } from '../card-materials.ts';
import type { CardOccasion } from '../cards.ts';
import { oneOf } from '../../../text/one-of.ts';
import type { CardOrnament } from './ornaments.ts';
import type { CardPaletteName } from './palettes.ts';
import type { TypePairingName } from './type-pairings.ts';

/** Ways of designing, each with layouts of its own. They are the values of the filter `style`. */
export const cardStyles = [
  'line-art',
  'floral',
  'photo',
  'typographic',
  'foil',
  'playful',
] as const;

export type CardStyle = (typeof cardStyles)[number];

export const isCardStyle = oneOf(cardStyles);

/** What belongs together in a suite; the first is the card itself. Values of the filter `product`. */
export const cardPieces = ['card', 'menu', 'place-card', 'thank-you'] as const;

export type CardPiece = (typeof cardPieces)[number];

/** Trimmed and closed, width and height in millimetres. */
export const cardShapes = {
  portrait: { width: 115, height: 168 },
  landscape: { width: 168, height: 115 },
  square: { width: 145, height: 145 },
  long: { width: 100, height: 210 },
  wide: { width: 213, height: 103 },
  small: { width: 105, height: 148 },
  name: { width: 90, height: 55 },
} as const;

/** A named shape. Values of the filter `aspectRatio`, without the small ones. */
export type CardShape = keyof typeof cardShapes;

export type CardDesign = {
  readonly id: string;
  /** A proper name, the same in every language; shared by the pieces of a suite. */
  readonly name: string;
  readonly occasion: CardOccasion;
  readonly piece: CardPiece;
  readonly style: CardStyle;
  /** Which of the layouts of its style. */
  readonly layout: string;
  readonly shape: CardShape;
  readonly sheet: CardSheet;
  readonly ornament: CardOrnament;
  readonly typePairing: TypePairingName;
  /** Three to six, the usual one first. */
  readonly palettes: readonly [CardPaletteName, ...(readonly CardPaletteName[])];
  /** Chooses among the variations of drawings; the same number draws the same. */
  readonly seed: number;
};

const isCardShape = (name: string): name is CardShape => Object.hasOwn(cardShapes, name);

/** The shape of a format, width and height in millimetres; undefined where no card has it. */
export const cardShapeOf = ({ width, height }: CardFormat): CardShape | undefined =>
  Object.keys(cardShapes)
    .filter(isCardShape)
    .find((name) => cardShapes[name].width === width && cardShapes[name].height === height);
