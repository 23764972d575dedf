import { usualVariant } from '../../artwork/artwork.ts';
import { productTypeLabel } from '../../catalogue/key-labels.ts';
import type { ArtworkSource } from '../../image/sources.ts';
import { foils, isRefinedCard } from '../../catalogue/card-extras.ts';
import { formatText } from '../../format/convert-format.ts';
import { centimetreFormatOf } from '../../format/millimetre-format.ts';
import { labelled } from '../../locale/labelled.ts';
import { localeTable, type Locale } from '../../locale/locales.ts';
import { withoutContext } from '../../designer/designer-context.ts';
import type { BlockCodec } from '../../content/story-codec.ts';
import type { Product, ProductLabel } from '../product.ts';
import {
  cardAccessoryParameters,
  parseCardQuery,
  printCardQuery,
  type DesignedCard,
  type CardHandOff,
} from './card-hand-off.ts';
import { cardAccessoryKindLabel, cardRefinementLabel } from '../../catalogue/card-extra-labels.ts';
import { cardCodec, type CardBlock } from './card-block.ts';
import { cardChoices, printCardAddress } from './card-choices.ts';
import type { CardOffer } from './card-offer.ts';
import { cardPageQuery } from './card-page-query.ts';
import { cardQuestion } from './card-question.ts';
import { cardMaterialLabelsIn, cardOccasionLabel, cardPieceLabel } from './card-label.ts';
import { isCardPaper, usualCardPaper } from './card-materials.ts';
import { cardDesignOf } from './designs/card-library.ts';
import { recordCard } from './record-card.ts';
import { freeCardSamples } from './samples.ts';

/** The front of its design, which has the id of its theme, in the colour and foil that are chosen. */
const cardLook = (locale: Locale, { themeId, design }: DesignedCard): ArtworkSource => ({
  kind: 'artwork',
  design: themeId,
  variant:
    cardDesignOf(themeId)?.palettes.find((palette) => palette === design.designId) ?? usualVariant,
  foil: foils.find((foil) => foil === design.refinement),
  locale,
  view: 'front',
});

/** Above all what it is called and how many; then what is not usual. */
const cardLabel = (
  locale: Locale,
  { themeId, order, design, accessories }: DesignedCard,
): ProductLabel => {
  const known = cardDesignOf(themeId);
  const { papers, sample, quantity } = cardMaterialLabelsIn(locale);
  const { format, occasion, paperType = usualCardPaper, refinement } = design;
  const { language } = localeTable[locale];
  return {
    name:
      known === undefined
        ? productTypeLabel(locale, 'card')
        : `${known.name}, ${cardPieceLabel(locale, known)}`,
    details: [
      order.isSample ? sample : labelled(language, quantity, String(order.quantity)),
      ...(occasion && !known ? [cardOccasionLabel(locale, occasion)] : []),
      ...(format ? [formatText(locale, centimetreFormatOf({ ...format, unit: 'mm' }))] : []),
      ...(isCardPaper(paperType) && paperType !== usualCardPaper ? [papers[paperType]] : []),
      ...(refinement && isRefinedCard(refinement) ? [cardRefinementLabel(locale, refinement)] : []),
      ...(accessories.envelope ? [cardAccessoryKindLabel(locale, 'envelope')] : []),
    ],
  };
};

export const cardProduct: Product<CardHandOff, DesignedCard, CardOffer> & BlockCodec<CardBlock> = {
  ...cardCodec,
  ...cardChoices,
  isSold: true,
  parameters: [
    'quantity',
    'designGroupId',
    'designId',
    'formatType',
    'paperType',
    'refinementType',
    'themeId',
    'isSample',
    'tag',
    'category',
    'occasion',
    'punching',
    ...cardAccessoryParameters,
  ],
  ownParameters: [],
  printHandOff: printCardQuery,
  parseHandOff: (query) => parseCardQuery(query),
  configurationOf: withoutContext,
  page: () => 'card',
  route: ({ themeId }) => ({ kind: 'theme', id: themeId }),
  pageQuery: cardPageQuery,
  printAddress: printCardAddress,
  priceQuestion: (card) => ({ kind: 'listed', rows: cardQuestion(card) }),
  freePieces: ({ order }) =>
    order.isSample ? { name: 'card-sample', pieces: freeCardSamples } : undefined,
  label: cardLabel,
  look: cardLook,
  ownPhoto: () => undefined,
  record: recordCard,
};
