import type { Artwork } from '../../../artwork/artwork.ts';
import { holeBox } from '../../../artwork/cut.ts';
import { grownBox, micrometresOf, type Box } from '../../../artwork/measures.ts';
import { cardPunchings } from '../card-materials.ts';
import type { CardFacts } from '../card-offer.ts';
import type { CardOccasion } from '../cards.ts';
import { cardArtwork, layoutOf } from './card-artwork.ts';
import { cardShapes, type CardDesign, type CardShape } from './card-design.ts';
import type { CardWords } from './words.ts';

const noWords: CardWords = {
  title: '.',
  names: '.',
  date: '.',
  place: '.',
  verse: '.',
  letter: '.',
  back: '.',
};

/** What a refinement can print of an artwork. */
export const layersOf = ({ pages }: Artwork): CardFacts['layers'] =>
  (['foil', 'relief'] as const).filter((layer) =>
    pages.some(({ objects }) =>
      objects.some((object) => 'layer' in object && object.layer === layer),
    ),
  );

/** Its own shape first, then the others that its layout was drawn for. */
const shapesOf = (design: CardDesign): readonly CardShape[] => [
  design.shape,
  ...layoutOf(design).shapes.filter((shape) => shape !== design.shape),
];

/** By custom a single leaf is sent, too: a day to save, a birth, a postcard. */
const leafOccasions: readonly CardOccasion[] = [
  'einschulung',
  'geburt',
  'geburtstag',
  'hochzeit',
  'kindergeburtstag',
  'ostern',
  'taufe',
  'weihnachten-geschaeftlich',
  'weihnachten-privat',
];

const sheetsOf = ({ sheet, occasion }: CardDesign): CardFacts['sheets'] =>
  sheet === 'folded' && leafOccasions.includes(occasion) ? ['folded', 'flat'] : [sheet];

const touch = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Paper between a hole and the letters beside it. */
const aroundHole = micrometresOf(1);

const hasRoomForHole = ({ pages }: Artwork): boolean =>
  pages.every((page) => {
    const hole = grownBox(holeBox(page), aroundHole);
    return page.objects.every((object) => object.kind !== 'text' || !touch(object.box, hole));
  });

/** A folded sheet would lose its closed edge. */
const punchingsOf = (
  design: CardDesign,
  sheets: CardFacts['sheets'],
  artwork: Artwork,
): CardFacts['punchings'] => {
  if (!sheets.includes('flat')) return [];
  const leaf = design.sheet === 'flat' ? artwork : cardArtwork(design, noWords, { sheet: 'flat' });
  return cardPunchings.filter((punching) => punching !== 'hole' || hasRoomForHole(leaf));
};

/** What the design of a library says of itself. */
export const cardFactsOf = (design: CardDesign): CardFacts => {
  const sheets = sheetsOf(design);
  const artwork = cardArtwork(design, noWords);
  return {
    themeId: design.id,
    sheets,
    variants: design.palettes,
    formats: shapesOf(design).map((shape) => cardShapes[shape]),
    layers: layersOf(artwork),
    punchings: punchingsOf(design, sheets, artwork),
  };
};
