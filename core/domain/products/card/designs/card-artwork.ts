import type { Artwork, ArtworkPage, TextStyle } from '../../../artwork/artwork.ts';
import { micrometresOf } from '../../../artwork/measures.ts';
import { type CardSheet, type CardPunching } from '../card-materials.ts';
import { cardShapes, type CardDesign } from './card-design.ts';
import { objectsOf, say, type Part, type SideObjects } from './kit.ts';
import type { CardLayout, CardLayouts, CardSide } from './layout.ts';
import { cardLayouts } from './layouts.ts';
import { cardOrnaments } from './ornaments.ts';
import { cardPalettes } from './palettes.ts';
import { typePairings } from './type-pairings.ts';
import type { CardWords } from './words.ts';

/** Micrometres beyond each edge, and letters' distance from edges and folds. */
const bleed = micrometresOf(3);
const safe = micrometresOf(5);

/** The letter, alone in the middle of its half. */
const letterAlone = ({ width, height }: CardSide): readonly Part[] => [
  say({ role: 'letter', at: [14, 16, width - 28, height - 32], voice: 'text', size: 4.2 }),
];

const wordsAtTheFoot = ({ width, height }: CardSide): readonly Part[] => [
  say({
    role: 'back',
    at: [14, height - 30, width - 28, 20],
    voice: 'text',
    size: 3.2,
    stand: 'bottom',
    colour: 'accent',
  }),
];

const pageOf = (
  name: string,
  { width, height }: CardSide,
  objects: SideObjects['objects'],
  folds: ArtworkPage['folds'] = [],
): ArtworkPage => ({
  name,
  width: micrometresOf(width),
  height: micrometresOf(height),
  bleed,
  safe,
  folds,
  paper: 'paper',
  objects,
});

/** The right half of an opened card stands a half to the right. */
const shifted = (parts: readonly Part[], by: number): readonly Part[] =>
  parts.map((part): Part => {
    if (part.kind === 'drawn') return { ...part, at: [part.at[0] + by, part.at[1]] };
    const [left, top, width, height] = part.at;
    return { ...part, at: [left + by, top, width, height] };
  });

/** The layout of a design; that of a thank-you where its style has none of this name. */
export const layoutOf = ({ style, layout }: Pick<CardDesign, 'style' | 'layout'>): CardLayout => {
  const layouts: CardLayouts = cardLayouts[style];
  return layouts[layout] ?? layouts['thank-you'];
};

/** How a design is made where it is not made as it was drawn. */
export type CardMaking = {
  readonly sheet?: CardSheet | undefined;
  /** Of one leaf. */
  readonly cut?: CardPunching | undefined;
  /** Whether what can be pressed into its front is. */
  readonly isRaised?: boolean | undefined;
};

/**
 * The artwork of a design with these words: `front`, `inside` where it is folded (both halves, the
 * fold between them) and `back`. One leaf of a design that was drawn to be folded has its letter on
 * the back. A variant for each of its palettes.
 */
export const cardArtwork = (
  design: CardDesign,
  words: CardWords,
  { sheet = design.sheet, cut, isRaised }: CardMaking = {},
): Artwork => {
  const { width, height } = cardShapes[design.shape];
  const pairing = typePairings[design.typePairing];
  const layout = layoutOf(design);
  const side: CardSide = {
    width,
    height,
    words,
    seed: design.seed,
    ornament: (variation = 0) => cardOrnaments[design.ornament](design.seed + variation),
  };
  const made = (name: string, parts: readonly Part[]): SideObjects =>
    objectsOf(name, parts, words, pairing);
  const front = made('front', layout.front(side));
  const letter = layout.insideRight ?? letterAlone;
  const isLeafOfFolded = sheet === 'flat' && design.sheet === 'folded';
  const back = made('back', (isLeafOfFolded ? letter : (layout.back ?? wordsAtTheFoot))(side));
  const inside =
    sheet === 'flat'
      ? undefined
      : made('inside', [...(layout.insideLeft?.(side) ?? []), ...shifted(letter(side), width)]);
  const spread = { ...side, width: 2 * width };
  const styles: Readonly<Record<string, TextStyle>> = {
    ...front.styles,
    ...inside?.styles,
    ...back.styles,
  };
  return {
    pages: [
      { ...pageOf('front', side, front.objects), cut, ...(isRaised && { isRaised }) },
      ...(inside === undefined
        ? []
        : [
            pageOf('inside', spread, inside.objects, [
              { along: 'height', at: micrometresOf(width) },
            ]),
          ]),
      { ...pageOf('back', side, back.objects), cut },
    ],
    styles,
    variants: Object.fromEntries(design.palettes.map((name) => [name, cardPalettes[name]])),
  };
};
