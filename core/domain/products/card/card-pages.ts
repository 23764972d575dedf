/** What is printed of a card: its pages in the chosen format, colours and cut. */
import { usualVariant } from '../../artwork/artwork.ts';
import { photosInTurn, slotsOf } from '../../artwork/place-photos.ts';
import { foils } from '../../catalogue/card-extras.ts';
import type { PagesMaking, PrintedArtwork } from '../product.ts';
import type { CardDesignParameters, DesignedCard } from './card-hand-off.ts';
import type { CardSheet } from './card-materials.ts';
import { cardCutOf } from './card-picture.ts';
import { sheetOf } from './card-question.ts';
import { cardArtwork } from './designs/card-artwork.ts';
import { cardShapeOf, type CardDesign } from './designs/card-design.ts';
import { cardDesignOf } from './designs/card-library.ts';
import { cardWordsOf } from './designs/card-words.ts';
import { withAllOwnWords } from './own-words.ts';

/** No design of one leaf is folded. */
export const cardSheetOf = (
  { sheet }: Pick<CardDesign, 'sheet'>,
  chosen: CardDesignParameters,
): CardSheet => (sheet === 'flat' ? 'flat' : sheetOf(chosen));

/**
 * Front, inside where it is folded, and back; undefined where the library has no such design, or a
 * card with places for photos has none: a sample alone is printed as it was drawn. A metal that was
 * not ordered is ink, and what is not ordered as a relief is printed, too.
 */
export const printedCardPages = ({
  configuration: { themeId, design: chosen, order },
  locale,
  words,
  photos,
}: PagesMaking<DesignedCard>): readonly PrintedArtwork[] | undefined => {
  const design = cardDesignOf(themeId);
  if (design === undefined) return undefined;
  const { format, designId, refinement } = chosen;
  const shape = (format && cardShapeOf(format)) ?? design.shape;
  const artwork = cardArtwork(
    { ...design, shape },
    withAllOwnWords(cardWordsOf(locale, design), words),
    {
      sheet: cardSheetOf(design, chosen),
      cut: cardCutOf(chosen),
      isRaised: refinement === 'relief',
    },
  );
  const slots = slotsOf(artwork);
  if (photos.length === 0 && !order.isSample && slots.length > 0) return undefined;
  return [
    {
      artwork,
      variant: design.palettes.find((palette) => palette === designId) ?? usualVariant,
      pages: artwork.pages.map(({ name }) => name),
      pictures: photosInTurn(slots, photos),
      foil: foils.find((foil) => foil === refinement),
    },
  ];
};
