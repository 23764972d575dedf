/** What a picture of a card shows of what is chosen, by names in the picture's address. */
import { usualVariant } from '../../artwork/artwork.ts';
import { foils } from '../../catalogue/card-extras.ts';
import type { ArtworkSource, ArtworkView } from '../../image/sources.ts';
import type { Locale } from '../../locale/locales.ts';
import type { CardDesignParameters, DesignedCard } from './card-hand-off.ts';
import { type CardSheet, isCardPunching, type CardPunching } from './card-materials.ts';
import { sheetOf } from './card-question.ts';

export type CardPicture = {
  /** One leaf of a design that was drawn to be folded. */
  readonly isFlat: boolean;
  readonly punching: CardPunching | undefined;
};

/** `flat`, `rounded`: nothing of what is usual. */
export const printCardPicture = ({ isFlat, punching }: CardPicture): readonly string[] => [
  ...(isFlat ? ['flat'] : []),
  ...(punching === undefined ? [] : [punching]),
];

/**
 * Undefined for an unknown name, and for known ones in another order or twice: a picture has one
 * address.
 */
export const readCardPicture = (names: readonly string[]): CardPicture | undefined => {
  const read: CardPicture = {
    isFlat: names.includes('flat'),
    punching: names.find(isCardPunching),
  };
  return printCardPicture(read).join() === names.join() ? read : undefined;
};

/** How the chosen card is cut: a folded sheet is not. */
export const cardCutOf = (design: CardDesignParameters): CardPunching | undefined => {
  const { punching = '' } = design;
  return sheetOf(design) === 'flat' && isCardPunching(punching) ? punching : undefined;
};

/** A view of a card in what is chosen, of a design with this sheet of its own. */
export const cardPictureOf = (
  { themeId, design }: Pick<DesignedCard, 'themeId' | 'design'>,
  ownSheet: CardSheet,
  locale: Locale,
  view: ArtworkView,
): ArtworkSource => {
  const { designId = usualVariant, refinement } = design;
  return {
    kind: 'artwork',
    design: themeId,
    variant: designId,
    foil: foils.find((foil) => foil === refinement),
    options: printCardPicture({
      isFlat: sheetOf(design) === 'flat' && ownSheet === 'folded',
      punching: cardCutOf(design),
    }),
    locale,
    view,
  };
};
