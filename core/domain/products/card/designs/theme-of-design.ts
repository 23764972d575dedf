import { cardThemeLabels, type CardTheme, type CardThemeLabel } from '../card-theme.ts';
import type { CardDesign } from './card-design.ts';
import { cardFactsOf } from './card-facts.ts';
import { colourOfPalette } from './palettes.ts';

/** What is known of a design in a shop alone. */
export type CardThemeStanding = Pick<CardTheme, 'rank' | 'popularity' | 'created' | 'suite'> & {
  readonly isNew: boolean;
  readonly isBestseller: boolean;
};

const labelsOf = (
  { style }: CardDesign,
  { isNew, isBestseller, suite }: CardThemeStanding,
): readonly CardThemeLabel[] => {
  const has = {
    new: isNew,
    bestseller: isBestseller,
    foil: style === 'foil',
    suite: suite.length > 0,
  };
  return cardThemeLabels.filter((label) => has[label]);
};

/** The theme of a design, with what the shop says of it. */
export const cardThemeOf = (design: CardDesign, standing: CardThemeStanding): CardTheme => {
  const { id, name, occasion, piece, style, shape, palettes } = design;
  const { rank, popularity, created, suite } = standing;
  return {
    id,
    name,
    occasion,
    piece,
    style,
    shape,
    colours: [...new Set(palettes.map((palette) => colourOfPalette[palette]))],
    labels: labelsOf(design, standing),
    suite,
    rank,
    popularity,
    created,
    facts: cardFactsOf(design),
  };
};
