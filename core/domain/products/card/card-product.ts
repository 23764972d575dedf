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
import { E, pipe } from '../../../fp.ts';
import {
  accessoryRow,
  cardAccessoriesFor,
  cardAccessoryLimits,
  looseAccessory,
  type LooseAccessory,
} from './accessories.ts';
import {
  isLooseAccessory,
  namesAccessory,
  parseAccessoryQuery,
  printAccessoryQuery,
  type AccessoryHandOff,
} from './accessory-hand-off.ts';
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
import { cardPlaces } from './card-places.ts';
import { isCardBesideKind, type CardOffer } from './card-offer.ts';
import { printedCardPages } from './card-pages.ts';
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
import { accessoryLabels } from './tables/accessory-labels.ts';

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
  const { designId, format, occasion, paperType = usualCardPaper, refinement, punching } = design;
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
      ...(known?.palettes ?? [])
        .filter((palette) => palette === designId)
        .map((palette) => cardVariantLabel(locale, palette)),
      ...(occasion && !known ? [cardOccasionLabel(locale, occasion)] : []),
      ...(format ? [formatText(locale, centimetreFormatOf({ ...format, unit: 'mm' }))] : []),
      ...(known && known.sheet !== sheet ? [sheets[sheet]] : []),
      ...(isCardPaper(paperType) && paperType !== usualCardPaper ? [papers[paperType]] : []),
      ...(refinement && isRefinedCard(refinement) ? [cardRefinementLabel(locale, refinement)] : []),
      ...(isCardPunching(punching) ? [cardFilterValueLabel(locale, 'punching', punching)] : []),
      ...labelledAccessories
        .filter((kind) => accessories[kind] !== undefined)
        .map((kind) => cardAccessoryKindLabel(locale, kind)),
      ...(accessories.wished ?? [])
        .filter(isCardBesideKind)
        .map((kind) => cardAccessoryKindLabel(locale, kind)),
    ],
  };
};

/** How many where there are several, their colour, and for which cards. */
const accessoryLabel = (
  locale: Locale,
  { accessory: { sort, colour, format }, quantity }: LooseAccessory,
): ProductLabel => {
  const { language } = localeTable[locale];
  const { madeFor, sorts } = accessoryLabels[language];
  const labels = cardMaterialLabelsIn(locale);
  return {
    name: sorts[sort],
    details: [
      ...(quantity === 1 ? [] : [labelled(language, labels.quantity, String(quantity))]),
      ...(colour === undefined ? [] : [labels.envelopeColours[colour]]),
      ...(format === undefined
        ? []
        : [`${madeFor} ${formatText(locale, centimetreFormatOf({ ...format, unit: 'mm' }))}`]),
    ],
  };
};

const accessoryLook = (locale: Locale, { accessory }: LooseAccessory): ArtworkSource => ({
  kind: 'artwork',
  design: accessory.sort,
  variant: accessory.colour ?? usualVariant,
  foil: undefined,
  locale,
  view: 'front',
});

/** A card, or an accessory by itself, which no designer opens. */
export type CardArticle = DesignedCard | LooseAccessory;

export const cardProduct: Product<
  CardHandOff | AccessoryHandOff,
  CardArticle,
  CardOffer,
  DesignedCard
> &
  BlockCodec<CardBlock> = {
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
    'accessoryTypes',
  ],
  ownParameters: [],
  printHandOff: (handOff) =>
    isLooseAccessory(handOff) ? printAccessoryQuery(handOff) : printCardQuery(handOff),
  parseHandOff: (query) =>
    namesAccessory(query) ? parseAccessoryQuery(query) : parseCardQuery(query),
  configurationOf: (handOff) =>
    isLooseAccessory(handOff) ? withoutContext(handOff) : withoutContext(handOff),
  isDesigned: (handOff) => !isLooseAccessory(handOff),
  accessories: {
    most: cardAccessoryLimits.maximum,
    goingWith: (chosen) =>
      isLooseAccessory(chosen)
        ? []
        : cardAccessoriesFor(chosen.design.format).map(({ sku }) => sku),
    handOff: (sku, quantity, locale) =>
      pipe(
        looseAccessory(sku, quantity),
        E.map((loose) => ({ ...loose, locale })),
      ),
  },
  page: () => 'card',
  route: (handOff) =>
    isLooseAccessory(handOff) ? undefined : { kind: 'theme', id: handOff.themeId },
  pageQuery: cardPageQuery,
  printAddress: (handOff) => (isLooseAccessory(handOff) ? [] : printCardAddress(handOff)),
  priceQuestion: (chosen) => ({
    kind: 'listed',
    rows: isLooseAccessory(chosen)
      ? [{ configuration: accessoryRow(chosen.accessory), pieces: chosen.quantity }]
      : cardQuestion(chosen),
  }),
  freePieces: (chosen) =>
    !isLooseAccessory(chosen) && chosen.order.isSample
      ? { name: 'card-sample', pieces: freeCardSamples }
      : undefined,
  label: (locale, chosen) =>
    isLooseAccessory(chosen) ? accessoryLabel(locale, chosen) : cardLabel(locale, chosen),
  look: (locale, chosen) =>
    isLooseAccessory(chosen) ? accessoryLook(locale, chosen) : cardLook(locale, chosen),
  ownPhoto: () => undefined,
  personalPlaces: (locale, chosen) =>
    isLooseAccessory(chosen) ? undefined : cardPlaces(locale, chosen),
  // Envelopes, ribbons and the like are packed as they are.
  printedPages: ({ configuration, ...making }) =>
    isLooseAccessory(configuration) ? undefined : printedCardPages({ configuration, ...making }),
  record: (chosen) =>
    isLooseAccessory(chosen)
      ? { id: chosen.accessory.sku, variant: String(chosen.quantity) }
      : recordCard(chosen),
};
