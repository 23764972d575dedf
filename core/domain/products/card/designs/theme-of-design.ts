import {
  cardPunchings,
  cardThemeLabels,
  type CardPunching,
  type CardTheme,
  type CardThemeLabel,
} from '../card-theme.ts';
import type { CardDesign } from './card-design.ts';
import { cardFactsOf } from './card-facts.ts';
import { colourOfPalette } from './palettes.ts';

/** What is known of a design in a shop alone. */
export type CardThemeStanding = Pick<CardTheme, 'rank' | 'popularity' | 'created'> & {
  readonly isNew: boolean;
  readonly isBestseller: boolean;
  /** Other pieces of its suite are sold. */
  readonly hasSuite: boolean;
};

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

/** The theme of a design, with what the shop says of it. */
export const cardThemeOf = (design: CardDesign, standing: CardThemeStanding): CardTheme => {
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
    rank,
    popularity,
    created,
    facts: cardFactsOf(design),
  };
};
