import { E } from '../../fp.ts';
import { localeTable, type Currency, type Locale } from '../locale/locales.ts';

/**
 * An amount in integer minor units (cents, rappen, pence) of its currency, from 0 to 2^53 - 1: the
 * shop knows no negative amounts.
 */
export type Money<C extends Currency = Currency> = {
  readonly minorUnits: number;
  readonly currency: C;
};

/**
 * Why a wire price is refused: `malformed` where it is no decimal number, `negative`, `too-fine`
 * where it has more than two decimals, `too-large` beyond what an integer holds exactly.
 */
export type MoneyError = {
  readonly kind: 'malformed' | 'negative' | 'too-fine' | 'too-large';
  readonly text: string;
};

const decimalPattern = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/u;

/**
 * Reads a price from the wire, a JSON number or string with at most two decimals, by its shortest
 * decimal form and never through arithmetic on fractions (decisions, "Money and formats"). A text
 * with an exponent is malformed; a zero with a sign is 0.
 */
export const parseWirePrice = <C extends Currency>(
  currency: C,
  wire: number | string,
): E.Either<MoneyError, Money<C>> => {
  const text = String(wire);
  const groups = decimalPattern.exec(text)?.groups;
  if (groups === undefined) return E.left({ kind: 'malformed', text });
  const { sign = '', whole = '', fraction = '' } = groups;
  const minorUnits = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  if (/[1-9]/u.test(fraction.slice(2))) return E.left({ kind: 'too-fine', text });
  if (sign === '-' && minorUnits > 0) return E.left({ kind: 'negative', text });
  if (!Number.isSafeInteger(minorUnits)) return E.left({ kind: 'too-large', text });
  return E.right({ minorUnits, currency });
};

/** Prints an amount for the wire with exactly two decimals: `64.90`. */
export const printWirePrice = ({ minorUnits }: Money): string => {
  const digits = String(minorUnits).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A price as the shop knows it: what it costs now, and what it cost before a promotion. */
export type Price<C extends Currency = Currency> = {
  /** The lowest price of the 30 days before the promotion began (decisions, "Money"). */
  readonly priceOriginal: Money<C>;
  readonly priceCurrent: Money<C>;
};

/** A price is reduced when the original one is higher (storefront §5). */
export const isReduced = ({ priceOriginal, priceCurrent }: Price): boolean =>
  priceOriginal.minorUnits > priceCurrent.minorUnits;

/**
 * The discount in whole percent, rounded down; 0 where the price is not reduced or the discount
 * is below one percent, and then none is shown (decisions, "Money and formats"). 100 means free.
 * Exact for prices up to a hundredth of the largest safe integer.
 */
export const discountPercent = (price: Price): number => {
  if (!isReduced(price)) return 0;
  const { priceOriginal, priceCurrent } = price;
  const difference = priceOriginal.minorUnits - priceCurrent.minorUnits;
  return Math.floor((difference * 100) / priceOriginal.minorUnits);
};

/** The lower of two prices by what they cost now; the first one where they are equal. */
export const lowerPrice = <C extends Currency>(
  first: Price<C>,
  second: Price<NoInfer<C>>,
): Price<C> =>
  second.priceCurrent.minorUnits < first.priceCurrent.minorUnits ? second : first;

/** The currency in which a locale pays. */
export const currencyOf = (locale: Locale): Currency => localeTable[locale].currency;
