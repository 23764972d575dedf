/** What the overview of cards knows of a design (storefront §7, `themes`). */
import type { CardFilterKey, CardOccasion, CardSort } from './cards.ts';
import type { CardFacts } from './card-offer.ts';
import type { CardPiece, CardShape, CardStyle } from './designs/card-design.ts';
import type { CardColour } from './designs/palettes.ts';

/** Values of the filter `label`: the first two are the editors', the others the design's own. */
export const cardThemeLabels = ['new', 'bestseller', 'foil', 'suite'] as const;

export type CardThemeLabel = (typeof cardThemeLabels)[number];

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
  /** The ids of what else belongs to its suite, in the order of pieces. */
  readonly suite: readonly string[];
  /** The editors' order, lowest first. */
  readonly rank: number;
  /** How often it is ordered, in no unit. */
  readonly popularity: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** What can be chosen of its design, whatever it costs. */
  readonly facts: CardFacts;
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

/** The values of each filter that a theme is found by (storefront §3, "Filter keys"). */
export const cardThemeValues = (
  theme: CardTheme,
): Readonly<Record<CardFilterKey, readonly string[]>> => ({
  aspectRatio: [aspectRatios[theme.shape]],
  category: [theme.occasion],
  color: theme.colours,
  label: theme.labels,
  product: [theme.piece],
  punching: theme.facts.punchings,
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
