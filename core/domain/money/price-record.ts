import { E } from '../../fp.ts';
import type { Currency } from '../locale/locales.ts';
import type { Money, Price } from './money.ts';
import { parseWirePrice, type MoneyError } from './wire-price.ts';

/** A record of the price service, as on the wire (storefront §3). */
export type PriceRecord = {
  readonly priceOriginal?: number | string | undefined;
  readonly priceCurrent?: number | string | undefined;
};

export type PriceRecordError = {
  readonly kind: 'missing' | MoneyError['kind'];
  readonly field: keyof PriceRecord;
  /** The field's text; empty where it is missing. */
  readonly text: string;
};

const parseField = <C extends Currency>(
  currency: C,
  record: PriceRecord,
  field: keyof PriceRecord,
): E.Either<PriceRecordError, Money<C>> => {
  const wire = record[field];
  if (wire === undefined) return E.left({ kind: 'missing', field, text: '' });
  const money = parseWirePrice(currency, wire);
  return E.isLeft(money) ? E.left({ ...money.left, field }) : money;
};

/**
 * Of two refused fields the original is named. An original price that is not above the current one
 * is not an error: nothing is struck (storefront §5).
 */
export const parsePriceRecord = <C extends Currency>(
  currency: C,
  record: PriceRecord,
): E.Either<PriceRecordError, Price<C>> => {
  const priceOriginal = parseField(currency, record, 'priceOriginal');
  if (E.isLeft(priceOriginal)) return priceOriginal;
  const priceCurrent = parseField(currency, record, 'priceCurrent');
  if (E.isLeft(priceCurrent)) return priceCurrent;
  return E.right({ priceOriginal: priceOriginal.right, priceCurrent: priceCurrent.right });
};
