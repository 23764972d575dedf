import type { Price } from '../../money/money.ts';
import type { CardOffer } from './card-offer.ts';

/** The least that one card of a design costs, in any format and quantity, without extras. */
export const cardFromPrice = ({ formats }: Pick<CardOffer, 'formats'>): Price => {
  const [first, ...others] = formats.flatMap(({ sheets }) =>
    sheets.flatMap(({ tiers }) => tiers.map(({ price }) => price)),
  );
  if (first === undefined) throw new Error('Each format has its tiers.');
  return others.reduce(
    (least, price) =>
      price.priceCurrent.minorUnits < least.priceCurrent.minorUnits ? price : least,
    first,
  );
};
