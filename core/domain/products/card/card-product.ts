import { usualVariant } from '../../artwork/artwork.ts';
import { productTypeLabel } from '../../catalogue/key-labels.ts';
import type { ArtworkSource } from '../../image/sources.ts';
import type { Locale } from '../../locale/locales.ts';
import { withoutContext } from '../../designer/designer-context.ts';
import { printPairs, printQuery, readPairs } from '../../query/query.ts';
import type { Product } from '../product.ts';
import { printCardFormat } from './card-format.ts';
import {
  cardAccessoryParameters,
  parseCardQuery,
  printCardQuery,
  type DesignedCard,
  type CardHandOff,
} from './card-hand-off.ts';
import { cardRefinementLabel } from '../../catalogue/card-extra-labels.ts';
import { cardOccasionLabel } from './card-label.ts';

/** The front of its design, which has the id of its theme. */
const cardLook = (locale: Locale, { themeId }: DesignedCard): ArtworkSource => ({
  kind: 'artwork',
  design: themeId,
  variant: usualVariant,
  locale,
  view: 'front',
});

export const cardProduct: Product<CardHandOff, DesignedCard, undefined> = {
  isSold: false,
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
  // Its page leaves every choice to the designer.
  printAddress: () => [],
  readAddress: () => undefined,
  options: () => [],
  // Each rung of the ladder has a price for a format and refinement.
  priceQuestion: ({ design: { format, refinement }, order: { quantity } }) => ({
    kind: 'listed',
    configuration: printPairs(
      readPairs(
        printQuery({
          formatType: format && printCardFormat(format),
          refinementType: refinement,
          quantity,
        }),
      ),
    ),
    pieces: 1,
  }),
  label: (locale, { design: { occasion, refinement } }) => ({
    name: productTypeLabel(locale, 'card'),
    details: [
      ...(occasion === undefined ? [] : [cardOccasionLabel(locale, occasion)]),
      ...(refinement === undefined ? [] : [cardRefinementLabel(locale, refinement)]),
    ],
  }),
  look: cardLook,
  ownPhoto: () => undefined,
  record: ({ themeId, order }) => ({ id: themeId, variant: String(order.quantity) }),
};
