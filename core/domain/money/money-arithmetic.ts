/** Arithmetic on whole minor units, without loss; currencies do not mix. */
import { E, pipe } from '../../fp.ts';
import { currencies, type Currency } from '../locale/locales.ts';
import type { Money } from './money.ts';
import { oneOf } from '../text/one-of.ts';

/** `too-large` is beyond 2^53 - 1, where integers are no longer exact. */
export type MinorUnitsError = {
  readonly kind: 'not-whole' | 'negative' | 'too-large';
  readonly minorUnits: number;
};

/** Two currencies that the types could not tell apart. */
export type MixedCurrencies = {
  readonly kind: 'mixed-currencies';
  readonly currencies: readonly [Currency, Currency];
};

export type MoneyArithmeticError = MinorUnitsError | MixedCurrencies;

/** Negative, fractional, or beyond 2^53 - 1. */
export type MalformedQuantity = { readonly kind: 'malformed-quantity'; readonly quantity: number };

export const isCurrency = oneOf(currencies);

/** An amount of whole minor units from 0 to 2^53 - 1. */
export const parseMoney = <C extends Currency>(
  currency: C,
  minorUnits: number,
): E.Either<MinorUnitsError, Money<C>> => {
  if (!Number.isInteger(minorUnits)) return E.left({ kind: 'not-whole', minorUnits });
  if (minorUnits < 0) return E.left({ kind: 'negative', minorUnits });
  if (!Number.isSafeInteger(minorUnits)) return E.left({ kind: 'too-large', minorUnits });
  // Adding 0 makes a negative zero a plain one.
  return E.right({ minorUnits: minorUnits + 0, currency });
};

/** No money at all. */
export const zeroMoney = <C extends Currency>(currency: C): Money<C> => ({
  minorUnits: 0,
  currency,
});

const checked = <C extends Currency>({
  minorUnits,
  currency,
}: Money<C>): E.Either<MinorUnitsError, Money<C>> => parseMoney(currency, minorUnits);

const combined = <C extends Currency>(
  first: Money<C>,
  second: Money<NoInfer<C>>,
  minorUnits: number,
): E.Either<MoneyArithmeticError, Money<C>> =>
  first.currency === second.currency
    ? pipe(
        checked(first),
        E.chain(() => checked(second)),
        E.chain(() => parseMoney(first.currency, minorUnits)),
      )
    : E.left({ kind: 'mixed-currencies', currencies: [first.currency, second.currency] });

/** The sum of two amounts. */
export const addMoney = <C extends Currency>(
  first: Money<C>,
  second: Money<NoInfer<C>>,
): E.Either<MoneyArithmeticError, Money<C>> =>
  combined(first, second, first.minorUnits + second.minorUnits);

/** `negative` where the second amount is larger. */
export const subtractMoney = <C extends Currency>(
  first: Money<C>,
  second: Money<NoInfer<C>>,
): E.Either<MoneyArithmeticError, Money<C>> =>
  combined(first, second, first.minorUnits - second.minorUnits);

/** The sum of amounts; zero for an empty list. */
export const sumMoney = <C extends Currency>(
  currency: C,
  amounts: readonly Money<NoInfer<C>>[],
): E.Either<MoneyArithmeticError, Money<C>> =>
  amounts.reduce<E.Either<MoneyArithmeticError, Money<C>>>(
    (sum, amount) => (E.isLeft(sum) ? sum : addMoney(sum.right, amount)),
    E.right(zeroMoney(currency)),
  );

/** An amount times a number of pieces. */
export const multiplyMoney = <C extends Currency>(
  money: Money<C>,
  quantity: number,
): E.Either<MinorUnitsError | MalformedQuantity, Money<C>> =>
  Number.isSafeInteger(quantity) && quantity >= 0
    ? pipe(
        checked(money),
        E.chain(({ minorUnits, currency }) => parseMoney(currency, minorUnits * quantity)),
      )
    : E.left({ kind: 'malformed-quantity', quantity });
