import { usualVariant } from '../../artwork/artwork.ts';
import { productTypeLabel } from '../../catalogue/key-labels.ts';
import type { ArtworkSource } from '../../image/sources.ts';
import { isRefinedCard } from '../../catalogue/card-extras.ts';
import { formatText } from '../../format/convert-format.ts';
import { centimetreFormatOf } from '../../format/millimetre-format.ts';
import { currencyOf } from '../../locale/locale-units.ts';
import { labelled } from '../../locale/labelled.ts';
import { localeTable, type Locale } from '../../locale/locales.ts';
import { moneyStyleFor } from '../../money/format-money.ts';
import { printCount } from '../../money/print-money.ts';
import { withoutContext } from '../../designer/designer-context.ts';
import type { BlockCodec } from '../../content/story-codec.ts';
import type { Product, ProductLabel } from '../product.ts';
import {
  cardAccessoryParameters,
  parseCardQuery,
  printCardQuery,
  type CardAccessories,
  type CardHandOff,
  type DesignedCard,
} from './card-hand-off.ts';
import { cardAccessoryKindLabel, cardRefinementLabel } from '../../catalogue/card-extra-labels.ts';
import { cardCodec, type CardBlock } from './card-block.ts';
import { cardChoices, printCardAddress } from './card-choices.ts';
import { cardPictureOf } from './card-picture.ts';
import type { CardOffer } from './card-offer.ts';
import { cardPageQuery } from './card-page-query.ts';
import { cardQuestion, sheetOf } from './card-question.ts';
import {
  cardFilterValueLabel,
  cardMaterialLabelsIn,
  cardOccasionLabel,
  cardPieceLabel,
  cardVariantLabel,
} from './card-label.ts';
import { usualCardPaper, isCardPaper, isCardPunching } from './card-materials.ts';
import { cardDesignOf } from './designs/card-library.ts';
import { recordCard } from './record-card.ts';
import { freeCardSamples } from './samples.ts';

/** The front of its design, in what is chosen. */
const cardLook = (locale: Locale, card: DesignedCard): ArtworkSource => {
  const design = cardDesignOf(card.themeId);
  return {
    ...cardPictureOf(card, design?.sheet ?? 'folded', locale, 'front'),
    variant: design?.palettes.find((palette) => palette === card.design.designId) ?? usualVariant,
  };
};

const labelledAccessories = [
  'envelope',
  'ribbon',
  'bow',
  'seal',
  'screw',
  'inlay',
] as const satisfies readonly (keyof CardAccessories)[];

/** Above all what it is called and how many; then what is not usual. */
const cardLabel = (
  locale: Locale,
  { themeId, order, design, accessories }: DesignedCard,
): ProductLabel => {
  const known = cardDesignOf(themeId);
  const { papers, sample, quantity, sheets } = cardMaterialLabelsIn(locale);
  const {
    designId,
    format,
    occasion,
    paperType = usualCardPaper,
    refinement,
    punching = '',
  } = design;
  const sheet = sheetOf(design);
  const { language } = localeTable[locale];
  return {
    name:
      known === undefined
        ? productTypeLabel(locale, 'card')
        : `${known.name}, ${cardPieceLabel(locale, known)}`,
    details: [
      order.isSample
        ? sample
        : labelled(
            language,
            quantity,
            printCount(moneyStyleFor(locale, currencyOf(locale)), order.quantity),
          ),
      ...(known?.palettes.some((palette) => palette === designId) && designId !== undefined
        ? [cardVariantLabel(locale, designId)]
        : []),
      ...(known !== undefined || occasion === undefined
        ? []
        : [cardOccasionLabel(locale, occasion)]),
      ...(format === undefined
        ? []
        : [formatText(locale, centimetreFormatOf({ ...format, unit: 'mm' }))]),
      ...(known === undefined || known.sheet === sheet ? [] : [sheets[sheet]]),
      ...(isCardPaper(paperType) && paperType !== usualCardPaper ? [papers[paperType]] : []),
      ...(refinement === undefined || !isRefinedCard(refinement)
        ? []
        : [cardRefinementLabel(locale, refinement)]),
      ...(isCardPunching(punching) ? [cardFilterValueLabel(locale, 'punching', punching)] : []),
      ...labelledAccessories
        .filter((kind) => accessories[kind] !== undefined)
        .map((kind) => cardAccessoryKindLabel(locale, kind)),
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
