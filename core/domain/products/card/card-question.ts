/** By which rows of the price service a card is priced. */
import { isRefinedCard, type CardRefinement } from '../../catalogue/card-extras.ts';
import { printQuery, type QueryValues } from '../../query/query.ts';
import type { ListedRow } from '../product.ts';
import { printCardFormat, type CardFormat } from './card-format.ts';
import type { DesignedCard } from './card-hand-off.ts';
import {
  isCardSheet,
  usualCardPaper,
  type CardSheet,
  isCardPaper,
  isCardPunching,
  type CardPaper,
  type CardPunching,
} from './card-materials.ts';
import { envelopeSizeGroupOf } from './envelope-price.ts';
import { soldBesideCards } from './tables/sold-extras.ts';
import type { EnvelopeSizeGroup } from './envelope-prices.ts';

/** Pieces from which a card costs less: each is a rung of the ladder. */
export const cardPriceTiers = [
  1, 5, 12, 20, 28, 40, 60, 80, 100, 152, 200, 250, 500, 1_000, 2_500,
] as const;

export type CardPriceTier = (typeof cardPriceTiers)[number];

/** The tier of a quantity: the last that it reaches. */
export const tierOfQuantity = (quantity: number): CardPriceTier =>
  cardPriceTiers.findLast((tier) => tier <= quantity) ?? cardPriceTiers[0];

const row = (values: QueryValues): string => printQuery(values);

/** The names of rows, each the price of one piece. */
export const cardRows = {
  card: (format: CardFormat, sheet: CardSheet, tier: CardPriceTier): string =>
    row({ formatType: printCardFormat(format), designGroupId: sheet, quantity: tier }),
  paper: (paper: CardPaper): string => row({ paperType: paper }),
  refinement: (refinement: CardRefinement): string => row({ refinementType: refinement }),
  punching: (punching: CardPunching): string => row({ punching }),
  envelope: (group: EnvelopeSizeGroup): string => row({ envelope: group }),
  accessory: (kind: string, id: string): string => row({ [kind]: id }),
  sample: row({ isSample: true }),
} as const;

/** The sheet of a hand-off; folded where it does not say. */
export const sheetOf = ({ designGroupId }: DesignedCard['design']): CardSheet =>
  isCardSheet(designGroupId) ? designGroupId : 'folded';

/** The rows of what comes once, whatever the quantity: none with a sample. */
export const cardRowsOnce = ({
  accessories: { wished = [] },
  order,
}: Pick<DesignedCard, 'accessories' | 'order'>): readonly ListedRow[] =>
  soldBesideCards
    .filter(({ kind }) => !order.isSample && wished.includes(kind))
    .map(({ kind, id }) => ({ configuration: cardRows.accessory(kind, id), pieces: 1 }));

/**
 * The rows whose sum is the price of a card: the card by its tier, then what is added to each piece,
 * then what comes once.
 * Empty where the format is not known, which has no price. A sample is one row alone.
 */
export const cardQuestion = ({
  design,
  order,
  accessories,
}: DesignedCard): readonly ListedRow[] => {
  const { quantity, isSample } = order;
  if (isSample) return [{ configuration: cardRows.sample, pieces: quantity }];
  const { format, paperType = usualCardPaper, refinement, punching } = design;
  if (format === undefined) return [];
  const { ribbon, seal, bow, screw, inlay, envelope } = accessories;
  const rows = [
    cardRows.card(format, sheetOf(design), tierOfQuantity(quantity)),
    ...(isCardPaper(paperType) && paperType !== usualCardPaper ? [cardRows.paper(paperType)] : []),
    ...(refinement && isRefinedCard(refinement) ? [cardRows.refinement(refinement)] : []),
    ...(isCardPunching(punching) ? [cardRows.punching(punching)] : []),
    ...(envelope === undefined
      ? []
      : [cardRows.envelope(envelopeSizeGroupOf({ format, fold: 'standard' }))]),
    ...Object.entries({ ribbon: ribbon?.id, seal, bow, screw, inlay: inlay?.id }).flatMap(
      ([kind, id]) => (id === undefined ? [] : [cardRows.accessory(kind, id)]),
    ),
  ];
  return [
    ...rows.map((configuration) => ({ configuration, pieces: quantity })),
    ...cardRowsOnce({ accessories, order }),
  ];
};
