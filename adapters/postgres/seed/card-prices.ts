/** What the sample shop asks for cards: each piece, with five minor units as the smallest step. */
import {
  cardRefinements,
  type CardRefinement,
} from '../../../core/domain/catalogue/card-extras.ts';
import { defaultLocaleOf } from '../../../core/domain/locale/locale.ts';
import type { Market } from '../../../core/domain/locale/locales.ts';
import {
  accessoryRow,
  cardAccessories,
  type CardAccessorySort,
} from '../../../core/domain/products/card/accessories.ts';
import {
  cardSheets,
  usualCardPaper,
  cardPapers,
  cardPunchings,
  type CardPaper,
  type CardPunching,
} from '../../../core/domain/products/card/card-materials.ts';
import { cardPriceTiers, cardRows } from '../../../core/domain/products/card/card-question.ts';
import {
  cardShapes,
  type CardShape,
} from '../../../core/domain/products/card/designs/card-design.ts';
import {
  envelopePrice,
  envelopeSizeGroupOf,
} from '../../../core/domain/products/card/envelope-price.ts';
import { cardSamplePrice } from '../../../core/domain/products/card/samples.ts';
import type { ListedSeed } from './listed-products.ts';
import { pieceAmountBy } from './piece-amount.ts';

const pieceAmount = pieceAmountBy(5);

/** Euro cents of a folded card, upright, by the tiers of the ladder. */
const tierCents: readonly number[] = [
  395, 345, 305, 275, 255, 235, 215, 200, 190, 175, 165, 155, 135, 119, 99,
];

/** Thousandths of that price. */
const shapePerMille: Readonly<Record<CardShape, number>> = {
  portrait: 1_000,
  landscape: 1_000,
  square: 1_080,
  long: 1_020,
  wide: 1_040,
  small: 880,
  name: 420,
};

const sheetPerMille = { folded: 1_000, flat: 720 } as const;

const paperCents: Readonly<Record<CardPaper, number>> = {
  feinstpapier: 0,
  baumwolle: 45,
  perlmutt: 35,
  recycling: 10,
};

/** Of one piece, on a card or by itself. */
const pieceCents: Readonly<Record<Exclude<CardAccessorySort, `envelope-${string}`>, number>> = {
  'inlay-transparent': 55,
  'ribbon-satin': 95,
  'ribbon-leinen': 85,
  'bow-satin': 95,
  'bow-jute': 75,
  'seal-wachs': 135,
  'screw-messing': 60,
  'bag-papier': 65,
  'box-karton': 290,
  'pen-gel': 350,
  'posterbar-eiche': 1490,
  'standard-klebepunkte': 190,
};

const isPriced = (sort: string): sort is keyof typeof pieceCents => Object.hasOwn(pieceCents, sort);

const punchingCents: Readonly<Record<CardPunching, number>> = {
  rounded: 15,
  hole: 15,
  wave: 30,
};

const refinementCents: Readonly<Record<CardRefinement, number>> = {
  ohne: 0,
  empty: 0,
  gold: 85,
  rosegold: 85,
  silber: 85,
  relief: 65,
};

const isShape = (name: string): name is CardShape => Object.hasOwn(cardShapes, name);

const cardPrices: ListedSeed['prices'] = Object.fromEntries(
  Object.keys(cardShapes)
    .filter(isShape)
    .flatMap((shape) =>
      cardSheets.flatMap((sheet) =>
        cardPriceTiers.map((tier, index) => [
          cardRows.card(cardShapes[shape], sheet, tier),
          pieceAmount(
            ((tierCents[index] ?? 0) * shapePerMille[shape] * sheetPerMille[sheet]) / 1_000_000,
          ),
        ]),
      ),
    ),
);

/** The specification's own figures, in each market's locale. */
const envelopeRows: ListedSeed['prices'] = Object.fromEntries(
  Object.values(cardShapes).map((format) => {
    const card = { format, fold: 'standard' } as const;
    return [
      cardRows.envelope(envelopeSizeGroupOf(card)),
      (market: Market) => envelopePrice(defaultLocaleOf(market), card).minorUnits,
    ];
  }),
);

/** The prices of cards, and of all that is chosen with one. */
export const cardSeed: ListedSeed = {
  channel: 'kartenliebe',
  product: 'card',
  prices: {
    ...cardPrices,
    ...envelopeRows,
    ...Object.fromEntries(
      cardPapers.flatMap((paper) =>
        paper === usualCardPaper ? [] : [[cardRows.paper(paper), pieceAmount(paperCents[paper])]],
      ),
    ),
    ...Object.fromEntries(
      cardRefinements.flatMap((refinement) =>
        refinementCents[refinement] === 0
          ? []
          : [[cardRows.refinement(refinement), pieceAmount(refinementCents[refinement])]],
      ),
    ),
    ...Object.fromEntries(
      cardPunchings.map((punching) => [
        cardRows.punching(punching),
        pieceAmount(punchingCents[punching]),
      ]),
    ),
    ...Object.fromEntries(
      cardAccessories.flatMap((accessory) =>
        isPriced(accessory.sort)
          ? [[accessoryRow(accessory), pieceAmount(pieceCents[accessory.sort])]]
          : [],
      ),
    ),
    [cardRows.sample]: (market) => cardSamplePrice(defaultLocaleOf(market)).minorUnits,
  },
};
