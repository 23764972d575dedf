import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';

import {
  addMoney,
  isCurrency,
  multiplyMoney,
  parseMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
  type MoneyArithmeticError,
} from '../../../core/domain/money/money-arithmetic.ts';
import { currencies, type Currency } from '../../../core/domain/locale/locales.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import { anyCurrency, anyExactMinorUnits, moneyIn } from '../../arbitraries/money.ts';

const largest = BigInt(Number.MAX_SAFE_INTEGER);

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

const anyEuros = anyExactMinorUnits.map(euros);

/** The minor units of a result, or the kind of its refusal. */
const outcome = (result: E.Either<{ readonly kind: string }, Money>): bigint | string =>
  E.isLeft(result) ? result.left.kind : BigInt(result.right.minorUnits);

/** What exact arithmetic says of a result: it is an amount, or why not. */
const expected = (minorUnits: bigint): bigint | string => {
  if (minorUnits < 0n) return 'negative';
  return minorUnits > largest ? 'too-large' : minorUnits;
};

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(2 ** 53, 2 ** 53 + 2, -(2 ** 53), Number.MAX_VALUE),
);

describe('parseMoney', () => {
  property.prop([anyCurrency, anyNumber])(
    'takes whole, exact amounts alone',
    (currency, number) => {
      const parsed = parseMoney(currency, number);
      const isAmount = number >= 0 && Number.isSafeInteger(number);
      expect(E.isRight(parsed)).toBe(isAmount);
      if (E.isRight(parsed)) {
        expect(parsed.right.currency).toBe(currency);
        expect(parsed.right.minorUnits === number).toBe(true);
        expect(Object.is(parsed.right.minorUnits, -0)).toBe(false);
      } else expect(parsed.left.minorUnits).toBe(number);
    },
  );

  test.each([
    [0.5, 'not-whole'],
    [-0.5, 'not-whole'],
    [Number.NaN, 'not-whole'],
    [Number.POSITIVE_INFINITY, 'not-whole'],
    [-1, 'negative'],
    [2 ** 53, 'too-large'],
    [2 ** 53 - 1, BigInt(2 ** 53 - 1)],
    [-0, 0n],
  ])('says of %d: %s', (minorUnits, kind) => {
    expect(outcome(parseMoney('chf', minorUnits))).toBe(kind);
  });
});

test('a negative nothing is nothing', () => {
  expect(parseMoney('eur', -0)).toEqual(E.right(euros(0)));
  expect(multiplyMoney(euros(0), 3)).toEqual(E.right(euros(0)));
  expect(multiplyMoney(euros(3), 0)).toEqual(E.right(euros(0)));
});

describe('isCurrency', () => {
  test('knows the four, in their wire spelling', () => {
    expect(['eur', 'chf', 'gbp', 'usd'].every(isCurrency)).toBe(true);
    expect(currencies).toHaveLength(4);
    expect(['EUR', 'jpy', '', '€'].some(isCurrency)).toBe(false);
  });
});

describe('adding and subtracting', () => {
  property.prop([anyEuros, anyEuros])('are exact, or refuse', (first, second) => {
    const [one, other] = [BigInt(first.minorUnits), BigInt(second.minorUnits)];
    expect(outcome(addMoney(first, second))).toBe(expected(one + other));
    expect(outcome(subtractMoney(first, second))).toBe(expected(one - other));
  });

  property.prop([anyCurrency.chain(moneyIn), fc.nat()])(
    'undo each other, and nothing changes nothing',
    (money, more) => {
      const sum = addMoney(money, { minorUnits: more, currency: money.currency });
      if (E.isLeft(sum)) throw new Error('in range');
      expect(subtractMoney(sum.right, { minorUnits: more, currency: money.currency })).toEqual(
        E.right(money),
      );
      expect(addMoney(money, zeroMoney(money.currency))).toEqual(E.right(money));
    },
  );

  property.prop([anyCurrency.chain(moneyIn), anyCurrency.chain(moneyIn)])(
    'refuse two currencies that the types did not tell apart, and name both',
    (first, second) => {
      fc.pre(first.currency !== second.currency);
      const refusal = E.left({
        kind: 'mixed-currencies',
        currencies: [first.currency, second.currency],
      });
      expect(addMoney(first, second)).toEqual(refusal);
      expect(subtractMoney(first, second)).toEqual(refusal);
    },
  );

  test('do not compile for two currencies', () => {
    // @ts-expect-error -- francs are not euros
    addMoney(euros(1), zeroMoney('chf'));
    // @ts-expect-error -- nor are pounds
    sumMoney('gbp', [euros(1)]);
    expectTypeOf(addMoney(euros(1), euros(2))).toEqualTypeOf<
      E.Either<MoneyArithmeticError, Money<'eur'>>
    >();
  });
});

describe('what is not an amount', () => {
  const malformed = [
    [0.5, 'not-whole'],
    [Number.NaN, 'not-whole'],
    [Number.POSITIVE_INFINITY, 'not-whole'],
    [-1, 'negative'],
    [2 ** 53, 'too-large'],
  ] as const;

  test.each(malformed)('%d is refused as %s, wherever it stands', (minorUnits, kind) => {
    const refusal = E.left({ kind, minorUnits });
    // Each result would be an amount: 0.5 and 0.5 are 1, and 5 less -1 is 6.
    expect(addMoney(euros(minorUnits), euros(minorUnits))).toEqual(refusal);
    expect(addMoney(euros(minorUnits), euros(5))).toEqual(refusal);
    expect(addMoney(euros(5), euros(minorUnits))).toEqual(refusal);
    expect(subtractMoney(euros(minorUnits), euros(minorUnits))).toEqual(refusal);
    expect(subtractMoney(euros(5), euros(minorUnits))).toEqual(refusal);
    expect(sumMoney('eur', [euros(5), euros(minorUnits)])).toEqual(refusal);
    expect(multiplyMoney(euros(minorUnits), 2)).toEqual(refusal);
    expect(multiplyMoney(euros(minorUnits), 0)).toEqual(refusal);
  });

  test('is told after a difference of currencies and a malformed quantity', () => {
    const francs: Money = { minorUnits: -1, currency: 'chf' };
    const outcomes = [addMoney<Currency>(francs, euros(1)), multiplyMoney(francs, -1)];
    expect(outcomes.map(outcome)).toEqual(['mixed-currencies', 'malformed-quantity']);
  });
});

describe('sumMoney', () => {
  property.prop([fc.array(anyEuros, { maxLength: 6 })])(
    'conserves the total, or refuses',
    (amounts) => {
      const total = amounts.reduce((sum, { minorUnits }) => sum + BigInt(minorUnits), 0n);
      expect(outcome(sumMoney('eur', amounts))).toBe(expected(total));
    },
  );

  property.prop([fc.array(anyEuros, { maxLength: 6 }), fc.nat()])(
    'does not mind the order',
    (amounts, seed) => {
      const turn = seed % Math.max(1, amounts.length);
      const turned = [...amounts.slice(turn), ...amounts.slice(0, turn)];
      expect(outcome(sumMoney('eur', turned))).toBe(outcome(sumMoney('eur', amounts)));
    },
  );

  test('of nothing is nothing', () => {
    expect(sumMoney('usd', [])).toEqual(E.right({ minorUnits: 0, currency: 'usd' }));
  });
});

describe('multiplyMoney', () => {
  property.prop([anyEuros, fc.oneof(fc.nat({ max: 5_000 }), fc.maxSafeNat())])(
    'is exact, or refuses',
    (money, quantity) => {
      const product = BigInt(money.minorUnits) * BigInt(quantity);
      expect(outcome(multiplyMoney(money, quantity))).toBe(expected(product));
    },
  );

  property.prop([moneyIn('chf'), fc.nat({ max: 50 })])(
    'is the sum of the pieces',
    (money, quantity) => {
      const pieces = Array.from({ length: quantity }, () => money);
      expect(multiplyMoney(money, quantity)).toEqual(sumMoney(money.currency, pieces));
    },
  );

  test.each([-1, 0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY])(
    'refuses the quantity %d, even of an amount that would stay whole',
    (quantity) => {
      expect(multiplyMoney(euros(2), quantity)).toEqual(
        E.left({ kind: 'malformed-quantity', quantity }),
      );
    },
  );
});
