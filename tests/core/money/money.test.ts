import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  discountPercent,
  isReduced,
  lowerPrice,
  type Price,
} from '../../../core/domain/money/money.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { parseWirePrice, printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { E } from '../../../core/fp.ts';
import { anyCurrency, priceIn } from '../../arbitraries/money.ts';

/** Up to here a number of the wire keeps its two decimals: 15 significant digits. */
const largestExactNumber = 10 ** 15 - 1;

/** Up to here a hundredfold is still an exact integer, as `discountPercent` needs it. */
const largestComparable = Math.floor(Number.MAX_SAFE_INTEGER / 100);

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

const price = (original: number, current: number): Price<'eur'> => ({
  priceOriginal: euros(original),
  priceCurrent: euros(current),
});

const kindOf = (wire: number | string): string => {
  const parsed = parseWirePrice('eur', wire);
  return E.isLeft(parsed) ? parsed.left.kind : 'price';
};

describe('parseWirePrice', () => {
  property.prop([fc.maxSafeNat(), anyCurrency])(
    'reads back what is printed',
    (minorUnits, currency) => {
      const money = { minorUnits, currency };
      expect(parseWirePrice(currency, printWirePrice(money))).toEqual(E.right(money));
    },
  );

  property.prop([fc.nat({ max: largestExactNumber })])(
    'reads a number as its text',
    (minorUnits) => {
      const printed = printWirePrice(euros(minorUnits));
      expect(parseWirePrice('eur', Number(printed))).toEqual(parseWirePrice('eur', printed));
    },
  );

  property.prop([fc.maxSafeNat(), fc.nat({ max: 5 })])(
    'reads a text by its shortest form: zeros at its end mean nothing',
    (minorUnits, zeros) => {
      const printed = printWirePrice(euros(minorUnits));
      const longer = `${printed}${'0'.repeat(zeros)}`;
      const shorter = printed.replace(/\.?0+$/u, '');
      expect(parseWirePrice('eur', longer)).toEqual(E.right(euros(minorUnits)));
      expect(parseWirePrice('eur', shorter === '' ? '0' : shorter)).toEqual(
        E.right(euros(minorUnits)),
      );
    },
  );

  property.prop([
    fc.oneof(
      fc.double(),
      fc.float(),
      fc.maxSafeInteger(),
      fc.string(),
      fc.stringMatching(/^[0-9.+e, -]{0,9}$/u),
    ),
  ])('gives whole minor units that stand for the number, or refuses', (wire) => {
    const parsed = parseWirePrice('eur', wire);
    if (E.isLeft(parsed)) {
      expect(parsed.left.text).toBe(String(wire));
      return;
    }
    const { minorUnits } = parsed.right;
    expect(Number.isSafeInteger(minorUnits)).toBe(true);
    expect(Object.is(minorUnits, -0) || minorUnits < 0).toBe(false);
    expect(Number(printWirePrice(parsed.right))).toBe(Math.abs(Number(wire)));
  });

  property.prop([fc.integer({ min: 1, max: largestExactNumber })])(
    'refuses the negative',
    (minorUnits) => {
      const printed = `-${printWirePrice(euros(minorUnits))}`;
      expect(kindOf(printed)).toBe('negative');
      expect(kindOf(Number(printed))).toBe('negative');
    },
  );

  property.prop([fc.maxSafeNat(), fc.stringMatching(/^0{0,3}[1-9]\d{0,3}$/u)])(
    'refuses more than two decimals',
    (minorUnits, finer) => {
      expect(kindOf(`${printWirePrice(euros(minorUnits))}${finer}`)).toBe('too-fine');
    },
  );

  test.each([
    ['64.90', 6490],
    [64.9, 6490],
    [1e3, 100_000],
    ['-0', 0],
    [-0, 0],
    [1.005e2, 10_050],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d', (wire, minorUnits) => {
    expect(parseWirePrice('eur', wire)).toEqual(E.right(euros(minorUnits)));
  });

  test.each([
    ['1e3', 'malformed'],
    ['1e-7', 'malformed'],
    [1e-7, 'malformed'],
    [1e21, 'malformed'],
    [Number.NaN, 'malformed'],
    [Number.POSITIVE_INFINITY, 'malformed'],
    ['', 'malformed'],
    [' 1', 'malformed'],
    ['1\n', 'malformed'],
    ['1.', 'malformed'],
    ['.5', 'malformed'],
    ['+1', 'malformed'],
    ['--1', 'malformed'],
    ['1,50', 'malformed'],
    ['1.234,50', 'malformed'],
    ['0x10', 'malformed'],
    ['１', 'malformed'],
    [-0.01, 'negative'],
    ['-5', 'negative'],
    [0.1 + 0.2, 'too-fine'],
    ['0.001', 'too-fine'],
    ['-0.001', 'too-fine'],
    ['90071992547409.92', 'too-large'],
    ['9'.repeat(40), 'too-large'],
  ])('refuses %j as %s', (wire, kind) => {
    expect(kindOf(wire)).toBe(kind);
  });
});

describe('printWirePrice', () => {
  property.prop([fc.maxSafeNat()])(
    'prints a decimal number with exactly two decimals',
    (minorUnits) => {
      expect(printWirePrice(euros(minorUnits))).toMatch(/^(?:0|[1-9]\d*)\.\d{2}$/u);
    },
  );
});

describe('discountPercent', () => {
  const anyAmount = fc.nat({ max: largestComparable });

  property.prop([anyAmount, anyAmount])(
    'is the whole percent that the share reaches',
    (one, other) => {
      const [original, current] = [Math.max(one, other), Math.min(one, other)];
      const percent = discountPercent(price(original, current));
      const hundredfold = BigInt(original - current) * 100n;
      expect(BigInt(percent) * BigInt(original) <= hundredfold).toBe(true);
      expect(original === 0 || BigInt(percent + 1) * BigInt(original) > hundredfold).toBe(true);
    },
  );

  property.prop([fc.integer({ min: 1, max: largestComparable }), anyAmount])(
    'is 100 for what is free, and for nothing else',
    (original, current) => {
      expect(discountPercent(price(original, current)) === 100).toBe(current === 0);
    },
  );

  property.prop([anyAmount, anyAmount])('is 0 where the price is not reduced', (one, other) => {
    const notReduced = price(Math.min(one, other), Math.max(one, other));
    expect(isReduced(notReduced)).toBe(false);
    expect(discountPercent(notReduced)).toBe(0);
  });

  test.each([
    [10_000, 9_901, 0],
    [10_000, 9_900, 1],
    [7_990, 6_490, 18],
    [10_000, 1, 99],
    [0, 0, 0],
  ])('from %d to %d is %d percent', (original, current, percent) => {
    expect(discountPercent(price(original, current))).toBe(percent);
  });
});

describe('lowerPrice', () => {
  property.prop([priceIn('chf'), priceIn('chf')])(
    'is one of the two, and no dearer',
    (one, two) => {
      const lower = lowerPrice(one, two);
      expect([one, two]).toContain(lower);
      expect(lower.priceCurrent.minorUnits).toBe(
        Math.min(one.priceCurrent.minorUnits, two.priceCurrent.minorUnits),
      );
    },
  );

  test('is the first one where they are equal, whatever they cost before', () => {
    const [first, second] = [price(200, 100), price(100, 100)];
    expect(lowerPrice(first, second)).toBe(first);
    expect(lowerPrice(second, first)).toBe(second);
  });
});

describe('currencyOf', () => {
  test('is what the specification says for one locale of each currency', () => {
    expect([
      currencyOf('nl-BE'),
      currencyOf('it-CH'),
      currencyOf('en-GB'),
      currencyOf('en-US'),
    ]).toEqual(['eur', 'chf', 'gbp', 'usd']);
  });
});
