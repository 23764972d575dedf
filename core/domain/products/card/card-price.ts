import type { Currency } from '../../locale/locales.ts';
import type { Money, Price } from '../../money/money.ts';
import { printCardFormat } from './card-format.ts';
import type { DesignedCard } from './card-hand-off.ts';
import { usualCardPaper } from './card-materials.ts';
import type { CardExtra, CardOffer, CardTierPrice, OfferedCardFormat } from './card-offer.ts';
import { sheetOf } from './card-question.ts';
import { cardQuantities } from './quantity.ts';

/** What a card costs: the whole order, and each piece of it without what comes once. */
export type CardPrice = { readonly total: Price; readonly each: Price };

/** So many more pieces cost so much less, altogether or each. */
export type CardSaving = {
  readonly kind: 'costs-less' | 'each-costs-less';
  readonly more: number;
  readonly saved: Money;
};

/** A rung of the ladder. */
export type CardRung = CardPrice & {
  readonly quantity: number;
  /** Whole percent that a piece costs less than a single one. */
  readonly saved: number;
};

/** The offered format of a card; undefined where it is not sold. */
const offeredFormat = (
  { formats }: Pick<CardOffer, 'formats'>,
  { format }: DesignedCard['design'],
): OfferedCardFormat | undefined =>
  format && formats.find((offered) => printCardFormat(offered.format) === printCardFormat(format));

/** The extra of a kind that a card has, as far as it is sold. */
const chosenExtras = (
  { extras }: Pick<CardOffer, 'extras'>,
  { ribbon, bow, seal, screw, inlay }: DesignedCard['accessories'],
): readonly CardExtra[] => {
  const ids = { ribbon: ribbon?.id, bow, seal, screw, inlay: inlay?.id };
  return extras.filter(({ kind, id }) => ids[kind] === id);
};

const surcharges = (
  offer: CardOffer,
  format: OfferedCardFormat,
  { design, accessories }: DesignedCard,
): number => {
  const { paperType = usualCardPaper, refinement, punching } = design;
  const paper = offer.papers.find((one) => one.paper === paperType);
  const finish = offer.refinements.find((one) => one.refinement === refinement);
  return [
    paper?.surcharge,
    finish?.surcharge,
    offer.punchings.find((one) => one.punching === punching)?.surcharge,
    accessories.envelope && format.envelope,
    ...chosenExtras(offer, accessories).map(({ price }) => price),
  ].reduce((sum, money) => sum + (money?.minorUnits ?? 0), 0);
};

/** What comes once, in minor units. */
const onceOf = ({ beside }: CardOffer, { accessories }: DesignedCard): number =>
  beside
    .filter(({ kind }) => accessories.wished?.includes(kind))
    .reduce((sum, { price }) => sum + price.minorUnits, 0);

/** An amount of each piece more, of so many pieces, and one for all of them. */
const priceOf = <C extends Currency>(
  { priceOriginal, priceCurrent }: Price<C>,
  more: number,
  pieces: number,
  once: number,
): Price<C> => ({
  priceOriginal: {
    minorUnits: (priceOriginal.minorUnits + more) * pieces + once,
    currency: priceOriginal.currency,
  },
  priceCurrent: {
    minorUnits: (priceCurrent.minorUnits + more) * pieces + once,
    currency: priceCurrent.currency,
  },
});

const tierAt = (
  { sheets }: OfferedCardFormat,
  design: DesignedCard['design'],
  quantity: number,
): CardTierPrice => {
  const { tiers } = sheets.find(({ sheet }) => sheet === sheetOf(design)) ?? sheets[0];
  return tiers.findLast(({ from }) => from <= quantity) ?? tiers[0];
};

/** The prices of a choice by quantities; undefined where its format is not sold. */
const pricesOf = (
  offer: CardOffer,
  card: DesignedCard,
): ((quantity: number) => CardPrice) | undefined => {
  if (card.order.isSample) return () => ({ total: offer.sample, each: offer.sample });
  const format = offeredFormat(offer, card.design);
  if (format === undefined) return undefined;
  const more = surcharges(offer, format, card);
  const once = onceOf(offer, card);
  return (quantity) => {
    const { price } = tierAt(format, card.design, quantity);
    return { total: priceOf(price, more, quantity, once), each: priceOf(price, more, 1, 0) };
  };
};

/**
 * The price of a choice at another quantity, by default its own; undefined where its format is not
 * sold. A sample costs what samples cost, whatever is chosen; that the first three of an order are
 * free is the cart's to know.
 */
export const cardPrice = (
  offer: CardOffer,
  card: DesignedCard,
  quantity: number = card.order.quantity,
): CardPrice | undefined => pricesOf(offer, card)?.(quantity);

/**
 * What speaks for more pieces: the next rung that costs less altogether, else the next quantity from
 * which each costs less. Undefined of a sample, and where no larger quantity is cheaper.
 */
export const cardSaving = (offer: CardOffer, card: DesignedCard): CardSaving | undefined => {
  const { quantity, isSample } = card.order;
  const at = pricesOf(offer, card);
  if (at === undefined || isSample) return undefined;
  const savingOf = (kind: CardSaving['kind'], of: keyof CardPrice): CardSaving | undefined => {
    const { minorUnits, currency } = at(quantity)[of].priceCurrent;
    const less = (rung: number): number => minorUnits - at(rung)[of].priceCurrent.minorUnits;
    const next = cardQuantities.find((rung) => rung > quantity && less(rung) > 0);
    return next === undefined
      ? undefined
      : { kind, more: next - quantity, saved: { minorUnits: less(next), currency } };
  };
  return savingOf('costs-less', 'total') ?? savingOf('each-costs-less', 'each');
};

/** What a choice costs in every quantity; empty where its format is not sold. */
export const cardLadder = (offer: CardOffer, card: DesignedCard): readonly CardRung[] => {
  const at = pricesOf(offer, { ...card, order: { isSample: false, quantity: 1 } });
  if (at === undefined) return [];
  const single = at(1).each.priceCurrent.minorUnits;
  return cardQuantities.map((quantity) => {
    const price = at(quantity);
    const less = single - price.each.priceCurrent.minorUnits;
    return { ...price, quantity, saved: Math.max(0, Math.floor((100 * less) / single)) };
  });
};
