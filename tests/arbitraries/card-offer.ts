import fc from 'fast-check';

import { cardRefinements } from '../../core/domain/catalogue/card-extras.ts';
import type { Price } from '../../core/domain/money/money.ts';
import type { DesignedCard } from '../../core/domain/products/card/card-hand-off.ts';
import {
  cardEnvelopeColours,
  cardPapers,
  cardPunchings,
  cardRibbonColours,
  cardSheets,
  usualCardPaper,
} from '../../core/domain/products/card/card-materials.ts';
import {
  cardOffer,
  type CardBeside,
  type CardExtra,
  type CardExtraKind,
  type CardFacts,
  type CardOffer,
} from '../../core/domain/products/card/card-offer.ts';
import type { ListedPrices } from '../../core/domain/products/product.ts';
import { cardPriceTiers, cardRows } from '../../core/domain/products/card/card-question.ts';
import { cardEnvelopeForms } from '../../core/domain/products/card/cards.ts';
import { envelopeSizeGroups } from '../../core/domain/products/card/envelope-prices.ts';
import {
  cardQuantities,
  cardSampleQuantity,
  defaultCardQuantity,
} from '../../core/domain/products/card/quantity.ts';
import { priceWith } from './money.ts';

const shownFormats = [
  { width: 115, height: 168 },
  { width: 145, height: 145 },
  { width: 105, height: 148 },
] as const;

export const shownExtras = [
  { kind: 'ribbon', id: 'satin' },
  { kind: 'seal', id: 'wachs' },
  { kind: 'bow', id: 'jute' },
  { kind: 'screw', id: 'messing' },
  { kind: 'inlay', id: 'transparent' },
] as const satisfies readonly Omit<CardExtra, 'price'>[];

export const shownBeside = [
  { kind: 'bag', id: 'papier' },
  { kind: 'pen', id: 'gel' },
] as const satisfies readonly Omit<CardBeside, 'price'>[];

/** All rows that a card can be priced by. */
export const cardRowNames: readonly string[] = [
  cardRows.sample,
  ...shownFormats.flatMap((format) =>
    cardSheets.flatMap((sheet) => cardPriceTiers.map((tier) => cardRows.card(format, sheet, tier))),
  ),
  ...cardPapers.map(cardRows.paper),
  ...cardRefinements.map(cardRows.refinement),
  ...cardPunchings.map(cardRows.punching),
  ...envelopeSizeGroups.map(cardRows.envelope),
  ...[...shownExtras, ...shownBeside].map(({ kind, id }) => cardRows.accessory(kind, id)),
];

/** What each row costs, reduced or not, from 1 to 999 cents: in any order, larger tiers too. */
export const anyListedPrices: fc.Arbitrary<ReadonlyMap<string, Price<'eur'>>> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(0, 0, 50)), {
    minLength: cardRowNames.length,
    maxLength: cardRowNames.length,
  })
  .map(
    (amounts) =>
      new Map(
        cardRowNames.map((name, index) => {
          const [current, more] = amounts[index] ?? [1, 0];
          // Only cards themselves are ever reduced.
          return [
            name,
            priceWith('eur', current + (name.includes('quantity') ? more : 0), current),
          ] as const;
        }),
      ),
  );

export const anyCardFacts: fc.Arbitrary<CardFacts> = fc.record({
  themeId: fc.constantFrom('elena', 'paul-2'),
  sheets: fc.constantFrom(['folded', 'flat'] as const, ['flat'] as const, ['folded'] as const),
  variants: fc.constantFrom(['sage', 'blush', 'navy'] as const, ['ink'] as const),
  formats: fc.subarray([...shownFormats], { minLength: 1 }),
  layers: fc.subarray(['foil', 'relief'] as const),
  punchings: fc.subarray([...cardPunchings]),
});

const offerWith = (facts: CardFacts, listed: ListedPrices): CardOffer => {
  const offer = cardOffer(facts, listed, shownExtras, shownBeside);
  if (offer === undefined) throw new Error('Nothing is sold.');
  return offer;
};

/** An offer, and the rows that it was made of. */
export const anyCardOffer: fc.Arbitrary<{
  readonly offer: CardOffer;
  readonly listed: ReadonlyMap<string, Price<'eur'>>;
}> = fc
  .tuple(anyCardFacts, anyListedPrices)
  .map(([facts, listed]) => ({ offer: offerWith(facts, (name) => listed.get(name)), listed }));

/** What somebody chose: of each option the value at this position. */
export const pickedCard = (offer: CardOffer, picks: readonly number[]): DesignedCard => {
  const at = (option: number): number => picks[option] ?? 0;
  const pick = <A>(option: number, [first, ...others]: readonly [A, ...(readonly A[])]): A =>
    [first, ...others][at(option) % (others.length + 1)] ?? first;
  const extraOf = (option: number, kind: CardExtraKind): string | undefined =>
    pick(option, [undefined, offer.extras.find((extra) => extra.kind === kind)?.id]);
  const [ribbon, bow, seal, inlay, screw] = (
    ['ribbon', 'bow', 'seal', 'inlay', 'screw'] as const
  ).map((kind, index) => extraOf(index, kind));
  const wished = offer.beside
    .map(({ kind }) => kind)
    .filter((_, index) => (at(14) >> index) % 2 === 1);
  const form = pick(11, [undefined, ...cardEnvelopeForms]);
  const sheet = pick(4, offer.sheets);
  const [usualPaper, ...papers] = offer.papers.map(({ paper }) => paper);
  return {
    themeId: offer.themeId,
    order:
      at(5) % 7 === 0
        ? { isSample: true, quantity: cardSampleQuantity }
        : {
            isSample: false,
            quantity: pick(5, [defaultCardQuantity, ...cardQuantities, defaultCardQuantity]),
          },
    design: {
      designGroupId: sheet,
      designId: pick(6, offer.variants),
      format: pick(7, offer.formats).format,
      paperType: usualPaper === undefined ? usualCardPaper : pick(8, [usualPaper, ...papers]),
      refinement: pick(9, ['ohne', ...offer.refinements.map(({ refinement }) => refinement)]),
      punching:
        sheet === 'flat'
          ? pick(10, [undefined, ...offer.punchings.map(({ punching }) => punching)])
          : undefined,
    },
    accessories: {
      ...(ribbon && {
        ribbon: { id: ribbon, color: pick(13, [undefined, ...cardRibbonColours]) },
      }),
      ...(bow && { bow }),
      ...(seal && { seal }),
      ...(screw && { screw }),
      ...(form && { envelope: { form, color: pick(12, cardEnvelopeColours) } }),
      ...(inlay && { inlay: { id: inlay } }),
      ...(wished.length > 0 && { wished }),
    },
  };
};

export const anyCardPicks = fc.array(fc.nat(2_000), { minLength: 15, maxLength: 15 });
