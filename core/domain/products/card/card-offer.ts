/** What is sold of a design in a market, and what it costs. */
import type { ArtworkLayer } from '../../artwork/artwork.ts';
import { cardRefinements, type CardRefinement } from '../../catalogue/card-extras.ts';
import type { Money, Price } from '../../money/money.ts';
import type { CardFormat } from './card-format.ts';
import { cardPapers, usualCardPaper, type CardPaper, type CardSheet } from './card-materials.ts';
import { cardPriceTiers, cardRows, type CardPriceTier } from './card-question.ts';
import { envelopeSizeGroupOf } from './envelope-price.ts';

/** Accessories that are tied to or laid into a card. */
export const cardExtraKinds = ['ribbon', 'bow', 'seal', 'screw', 'inlay'] as const;

export type CardExtraKind = (typeof cardExtraKinds)[number];

/** Of one piece. */
export type CardExtra = {
  readonly kind: CardExtraKind;
  readonly id: string;
  readonly price: Money;
};

/** What one piece of a format costs from a quantity on. */
export type CardTierPrice = { readonly from: CardPriceTier; readonly price: Price };

export type OfferedCardFormat = {
  readonly format: CardFormat;
  /** Rising; undefined below the first. */
  readonly tiers: readonly [CardTierPrice, ...(readonly CardTierPrice[])];
  readonly envelope: Money;
};

export type CardOffer = {
  readonly themeId: string;
  readonly sheet: CardSheet;
  /** Names of its colours, the usual one first. */
  readonly variants: readonly [string, ...(readonly string[])];
  /** Formats that it was drawn for, the usual one first. */
  readonly formats: readonly [OfferedCardFormat, ...(readonly OfferedCardFormat[])];
  /** Above the usual paper, each piece. */
  readonly papers: readonly { readonly paper: CardPaper; readonly surcharge: Money }[];
  /** None where nothing of the design can be refined. */
  readonly refinements: readonly {
    readonly refinement: CardRefinement;
    readonly surcharge: Money;
  }[];
  readonly extras: readonly CardExtra[];
  /** Of one card beyond the free ones. */
  readonly sample: Price;
};

/** What a design says of itself, whatever it costs. */
export type CardFacts = Pick<CardOffer, 'themeId' | 'sheet' | 'variants'> & {
  readonly formats: readonly CardFormat[];
  /** Layers of the design that a refinement can print; none where it is all ink. */
  readonly layers: readonly Exclude<ArtworkLayer, 'ink'>[];
};

/** What one piece costs, by the names of `cardRows`; undefined where it is not sold. */
export type ListedPrices = (configuration: string) => Price | undefined;

const isFilled = <A>(list: readonly A[]): list is readonly [A, ...(readonly A[])] =>
  list.length > 0;

const offeredAt = (
  sheet: CardSheet,
  listed: ListedPrices,
  format: CardFormat,
): readonly OfferedCardFormat[] => {
  const tiers = cardPriceTiers.flatMap((from) => {
    const price = listed(cardRows.card(format, sheet, from));
    return price === undefined ? [] : [{ from, price }];
  });
  const envelope = listed(cardRows.envelope(envelopeSizeGroupOf({ format, fold: 'standard' })));
  return isFilled(tiers) && tiers.length === cardPriceTiers.length && envelope !== undefined
    ? [{ format, tiers, envelope: envelope.priceCurrent }]
    : [];
};

/** Which layer each refinement prints. */
const layerOf: Readonly<Record<CardRefinement, ArtworkLayer>> = {
  ohne: 'ink',
  empty: 'ink',
  gold: 'foil',
  rosegold: 'foil',
  silber: 'foil',
  relief: 'relief',
};

const offeredRefinements = (
  layers: CardFacts['layers'],
  listed: ListedPrices,
  none: Money,
): CardOffer['refinements'] => {
  const offered = cardRefinements.flatMap((refinement) => {
    const price = listed(cardRows.refinement(refinement));
    return price !== undefined && layers.some((layer) => layer === layerOf[refinement])
      ? [{ refinement, surcharge: price.priceCurrent }]
      : [];
  });
  return offered.length === 0 ? [] : [{ refinement: 'ohne', surcharge: none }, ...offered];
};

/**
 * What is sold of a design: formats whose every tier has a price, and of papers, refinements and
 * extras those that have one. Undefined where no format, or no sample, is sold.
 */
export const cardOffer = (
  { themeId, sheet, variants, formats, layers }: CardFacts,
  listed: ListedPrices,
  extras: readonly Omit<CardExtra, 'price'>[],
): CardOffer | undefined => {
  const sample = listed(cardRows.sample);
  const offered = formats.flatMap((format) => offeredAt(sheet, listed, format));
  if (sample === undefined || !isFilled(offered)) return undefined;
  const none: Money = { minorUnits: 0, currency: sample.priceCurrent.currency };
  return {
    themeId,
    sheet,
    variants,
    formats: offered,
    papers: cardPapers.flatMap((paper) => {
      if (paper === usualCardPaper) return [{ paper, surcharge: none }];
      const price = listed(cardRows.paper(paper));
      return price === undefined ? [] : [{ paper, surcharge: price.priceCurrent }];
    }),
    refinements: offeredRefinements(layers, listed, none),
    extras: extras.flatMap(({ kind, id }) => {
      const price = listed(cardRows.accessory(kind, id));
      return price === undefined ? [] : [{ kind, id, price: price.priceCurrent }];
    }),
    sample,
  };
};
