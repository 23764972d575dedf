import fc from 'fast-check';

import { cardRefinements } from '../../core/domain/catalogue/card-extras.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { cardChoices } from '../../core/domain/products/card/card-choices.ts';
import type { DesignedCard } from '../../core/domain/products/card/card-hand-off.ts';
import {
  cardSheets,
  cardPapers,
  cardPunchings,
} from '../../core/domain/products/card/card-materials.ts';
import {
  cardOffer,
  type CardExtra,
  type CardFacts,
  type CardOffer,
  type ListedPrices,
} from '../../core/domain/products/card/card-offer.ts';
import { cardPriceTiers, cardRows } from '../../core/domain/products/card/card-question.ts';
import { envelopeSizeGroups } from '../../core/domain/products/card/envelope-prices.ts';
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
  { kind: 'inlay', id: 'transparent' },
] as const satisfies readonly Omit<CardExtra, 'price'>[];

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
  ...shownExtras.map(({ kind, id }) => cardRows.accessory(kind, id)),
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
  const offer = cardOffer(facts, listed, shownExtras);
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

const pickScope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

/** What somebody chose, one option after the other, by the position of its value. */
export const pickedCard = (offer: CardOffer, picks: readonly number[]): DesignedCard =>
  picks.reduce<DesignedCard>(
    (choice, pick) => {
      const options = cardChoices.options(choice, offer);
      const option = options[pick % options.length];
      const value = option?.values[Math.floor(pick / 7) % option.values.length];
      return value === undefined ? choice : cardChoices.readAddress(value.pairs, pickScope, offer);
    },
    cardChoices.readAddress([], pickScope, offer),
  );

export const anyCardPicks = fc.array(fc.nat(2_000), { maxLength: 5 });
