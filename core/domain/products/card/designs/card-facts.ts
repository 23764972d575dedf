import type { Artwork } from '../../../artwork/artwork.ts';
import type { CardFacts } from '../card-offer.ts';
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

const layersOf = ({ pages }: Artwork): CardFacts['layers'] =>
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

/** What the design of a library says of itself. */
export const cardFactsOf = (design: CardDesign): CardFacts => ({
  themeId: design.id,
  sheet: design.sheet,
  variants: design.palettes,
  formats: shapesOf(design).map((shape) => cardShapes[shape]),
  layers: layersOf(cardArtwork(design, noWords)),
});
