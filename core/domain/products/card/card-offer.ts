/** What is sold of a design in a market, and what it costs. */
import type { ArtworkLayer } from '../../artwork/artwork.ts';
import {
  cardRefinements,
  type CardAccessoryKind,
  type CardRefinement,
} from '../../catalogue/card-extras.ts';
import type { Money, Price } from '../../money/money.ts';
import { oneOf } from '../../text/one-of.ts';
import type { ListedPrices } from '../product.ts';
import type { CardFormat } from './card-format.ts';
import {
  usualCardPaper,
  type CardSheet,
  cardPapers,
  type CardPaper,
  type CardPunching,
} from './card-materials.ts';
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

/** Kinds of what comes once with an order, whatever its quantity. */
export const cardBesideKinds = [
  'bag',
  'box',
  'pen',
  'posterbar',
  'standard',
] as const satisfies readonly CardAccessoryKind[];

export type CardBesideKind = (typeof cardBesideKinds)[number];

export const isCardBesideKind = oneOf(cardBesideKinds);

/** Of one piece. */
export type CardBeside = {
  readonly kind: CardBesideKind;
  readonly id: string;
  readonly price: Money;
};

/** What one piece of a format costs from a quantity on. */
export type CardTierPrice = { readonly from: CardPriceTier; readonly price: Price };

export type OfferedCardSheet = {
  readonly sheet: CardSheet;
  /** Rising; undefined below the first. */
  readonly tiers: readonly [CardTierPrice, ...(readonly CardTierPrice[])];
};

export type OfferedCardFormat = {
  readonly format: CardFormat;
  /** Those of the offer, in its order. */
  readonly sheets: readonly [OfferedCardSheet, ...(readonly OfferedCardSheet[])];
  readonly envelope: Money;
};

export type CardOffer = {
  readonly themeId: string;
  /** Folded or one leaf, the usual one first. */
  readonly sheets: readonly [CardSheet, ...(readonly CardSheet[])];
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
  /** How one leaf of it can be cut. */
  readonly punchings: readonly { readonly punching: CardPunching; readonly surcharge: Money }[];
  readonly extras: readonly CardExtra[];
  readonly beside: readonly CardBeside[];
  /** Of one card beyond the free ones. */
  readonly sample: Price;
};

/** What a design says of itself, whatever it costs. */
export type CardFacts = Pick<CardOffer, 'themeId' | 'sheets' | 'variants'> & {
  readonly formats: readonly CardFormat[];
  /** Layers of the design that a refinement can print; none where it is all ink. */
  readonly layers: readonly Exclude<ArtworkLayer, 'ink'>[];
  /** Cuts that spare its words; none where it is always folded. */
  readonly punchings: readonly CardPunching[];
};

const isFilled = <A>(list: readonly A[]): list is readonly [A, ...(readonly A[])] =>
  list.length > 0;

const offeredAs = (
  sheet: CardSheet,
  listed: ListedPrices,
  format: CardFormat,
): readonly OfferedCardSheet[] => {
  const tiers = cardPriceTiers.flatMap((from) => {
    const price = listed(cardRows.card(format, sheet, from));
    return price === undefined ? [] : [{ from, price }];
  });
  return isFilled(tiers) && tiers.length === cardPriceTiers.length ? [{ sheet, tiers }] : [];
};

const offeredAt = (
  sheets: readonly CardSheet[],
  listed: ListedPrices,
  format: CardFormat,
): readonly OfferedCardFormat[] => {
  const offered = sheets.flatMap((sheet) => offeredAs(sheet, listed, format));
  const envelope = listed(cardRows.envelope(envelopeSizeGroupOf({ format, fold: 'standard' })));
  return isFilled(offered) && offered.length === sheets.length && envelope !== undefined
    ? [{ format, sheets: offered, envelope: envelope.priceCurrent }]
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

const pricedPieces = <Piece extends { readonly kind: string; readonly id: string }>(
  pieces: readonly Piece[],
  listed: ListedPrices,
): readonly (Piece & { readonly price: Money })[] =>
  pieces.flatMap((piece) => {
    const price = listed(cardRows.accessory(piece.kind, piece.id));
    return price === undefined ? [] : [{ ...piece, price: price.priceCurrent }];
  });

/**
 * What is sold of a design: formats whose every tier has a price in each of its sheets, and of papers,
 * refinements, cuts, extras and what lies beside the cards those that have one. Undefined where no format, or no sample, is sold.
 */
export const cardOffer = (
  { themeId, sheets, variants, formats, layers, punchings }: CardFacts,
  listed: ListedPrices,
  extras: readonly Omit<CardExtra, 'price'>[],
  beside: readonly Omit<CardBeside, 'price'>[] = [],
): CardOffer | undefined => {
  const sample = listed(cardRows.sample);
  const offered = formats.flatMap((format) => offeredAt(sheets, listed, format));
  if (sample === undefined || !isFilled(offered)) return undefined;
  const none: Money = { minorUnits: 0, currency: sample.priceCurrent.currency };
  return {
    themeId,
    sheets,
    variants,
    formats: offered,
    papers: cardPapers.flatMap((paper) => {
      if (paper === usualCardPaper) return [{ paper, surcharge: none }];
      const price = listed(cardRows.paper(paper));
      return price === undefined ? [] : [{ paper, surcharge: price.priceCurrent }];
    }),
    refinements: offeredRefinements(layers, listed, none),
    punchings: punchings.flatMap((punching) => {
      const price = listed(cardRows.punching(punching));
      return price === undefined ? [] : [{ punching, surcharge: price.priceCurrent }];
    }),
    extras: pricedPieces(extras, listed),
    beside: pricedPieces(beside, listed),
    sample,
  };
};
