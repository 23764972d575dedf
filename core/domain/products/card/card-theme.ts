/** What the overview of cards knows of a design (storefront §7, `themes`). */
import type { CardFacts } from './card-offer.ts';
import type { CardFilterKey, CardOccasion, CardSort } from './cards.ts';
import type { CardDesign, CardPiece, CardShape, CardStyle } from './designs/card-design.ts';
import { colourOfPalette, type CardColour } from './designs/palettes.ts';

/** Values of the filter `label`: the first two are the editors', the others the design's own. */
export const cardThemeLabels = ['new', 'bestseller', 'foil', 'suite'] as const;

export type CardThemeLabel = (typeof cardThemeLabels)[number];

/** Values of the filter `punching`: corners that are rounded, a hole for a ribbon. */
export const cardPunchings = ['rounded', 'hole'] as const;

export type CardPunching = (typeof cardPunchings)[number];

/** Values of the filter `aspectRatio`: the smaller pieces of suites count among the cards. */
export const cardAspectRatios = ['portrait', 'landscape', 'square', 'long', 'wide'] as const;

export type CardAspectRatio = (typeof cardAspectRatios)[number];

export type CardTheme = {
  /** The id of its design. */
  readonly id: string;
  readonly name: string;
  readonly occasion: CardOccasion;
  readonly piece: CardPiece;
  readonly style: CardStyle;
  readonly shape: CardShape;
  /** Each once, that of the usual palette first. */
  readonly colours: readonly CardColour[];
  readonly labels: readonly CardThemeLabel[];
  readonly punchings: readonly CardPunching[];
  /** What can be chosen of it, whatever it costs. */
  readonly facts: CardFacts;
  /** The editors' order, lowest first. */
  readonly rank: number;
  /** How often it is ordered, in no unit. */
  readonly popularity: number;
  /** Milliseconds since 1970. */
  readonly created: number;
};

/** What is known of a design in a shop alone. */
export type CardThemeStanding = Pick<CardTheme, 'rank' | 'popularity' | 'created'> & {
  readonly isNew: boolean;
  readonly isBestseller: boolean;
  /** Other pieces of its suite are sold. */
  readonly hasSuite: boolean;
};

const aspectRatios = {
  portrait: 'portrait',
  landscape: 'landscape',
  square: 'square',
  long: 'long',
  wide: 'wide',
  small: 'portrait',
  name: 'landscape',
} as const satisfies Readonly<Record<CardShape, CardAspectRatio>>;

const labelsOf = (
  { style }: CardDesign,
  { isNew, isBestseller, hasSuite }: CardThemeStanding,
): readonly CardThemeLabel[] => {
  const has = { new: isNew, bestseller: isBestseller, foil: style === 'foil', suite: hasSuite };
  return cardThemeLabels.filter((label) => has[label]);
};

/** A folded sheet would lose its closed edge; a ribbon ties what hangs or is handed round. */
const punchingsOf = ({ sheet, piece }: CardDesign): readonly CardPunching[] => {
  if (sheet === 'folded') return [];
  return piece === 'thank-you' ? ['rounded'] : cardPunchings;
};

/** The theme of a design, with what can be chosen of it and what the shop says of it. */
export const cardThemeOf = (
  design: CardDesign,
  facts: CardFacts,
  standing: CardThemeStanding,
): CardTheme => {
  const { id, name, occasion, piece, style, shape, palettes } = design;
  const { rank, popularity, created } = standing;
  return {
    id,
    name,
    occasion,
    piece,
    style,
    shape,
    colours: [...new Set(palettes.map((palette) => colourOfPalette[palette]))],
    labels: labelsOf(design, standing),
    punchings: punchingsOf(design),
    facts,
    rank,
    popularity,
    created,
  };
};

/** The values of each filter that a theme is found by (storefront §3, "Filter keys"). */
export const cardThemeValues = (
  theme: CardTheme,
): Readonly<Record<CardFilterKey, readonly string[]>> => ({
  aspectRatio: [aspectRatios[theme.shape]],
  category: [theme.occasion],
  color: theme.colours,
  label: theme.labels,
  product: [theme.piece],
  punching: theme.punchings,
  style: [theme.style],
});

const inOrder = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** How two themes follow each other; equals stand in the editors' order, and then by id. */
export const compareCardThemes =
  (sort: CardSort) =>
  (one: CardTheme, other: CardTheme): number => {
    const editors = one.rank - other.rank || inOrder(one.id, other.id);
    return sort === 'sort' ? editors : other[sort] - one[sort] || editors;
  };
