import { usualVariant } from '../../artwork/artwork.ts';
import { productTypeLabel } from '../../catalogue/key-labels.ts';
import type { ArtworkSource } from '../../image/sources.ts';
import type { Locale } from '../../locale/locales.ts';
import { withoutContext } from '../../designer/designer-context.ts';
import type { BlockCodec } from '../../content/story-codec.ts';
import type { Product } from '../product.ts';
import {
  cardAccessoryParameters,
  parseCardQuery,
  printCardQuery,
  type DesignedCard,
  type CardHandOff,
} from './card-hand-off.ts';
import { cardRefinementLabel } from '../../catalogue/card-extra-labels.ts';
import { cardCodec, type CardBlock } from './card-block.ts';
import { cardChoices, printCardAddress } from './card-choices.ts';
import type { CardOffer } from './card-offer.ts';
import { cardPageQuery } from './card-page-query.ts';
import { cardQuestion } from './card-question.ts';
import { cardOccasionLabel } from './card-label.ts';

/** The front of its design, which has the id of its theme. */
const cardLook = (locale: Locale, { themeId }: DesignedCard): ArtworkSource => ({
  kind: 'artwork',
  design: themeId,
  variant: usualVariant,
  locale,
  view: 'front',
});

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
