import type { Currency } from '../locale/locales.ts';
import type { Money, Price } from './money.ts';

/** What pieces cost that cost `more` minor units than the price each, in whichever it is. */
export const priceOfPieces = <C extends Currency>(
  { priceOriginal, priceCurrent }: Price<C>,
  more: number,
  pieces: number,
): Price<C> => {
  const of = ({ minorUnits, currency }: Money<C>): Money<C> => ({
    minorUnits: (minorUnits + more) * pieces,
    currency,
  });
  return { priceOriginal: of(priceOriginal), priceCurrent: of(priceCurrent) };
};
