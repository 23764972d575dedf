import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { allocateMoney } from '../../../core/domain/money/split-money.ts';
import { E } from '../../../core/fp.ts';
import { anyCurrency, anyExactMinorUnits, anyRatios } from '../../arbitraries/money.ts';

const allocated = (minorUnits: number, ratios: readonly number[]): readonly number[] => {
  const parts = allocateMoney({ minorUnits, currency: 'eur' }, ratios);
  if (E.isLeft(parts)) throw new Error(parts.left.kind);
  return parts.right.map((part) => part.minorUnits);
};

const total = (amounts: readonly number[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

describe('allocateMoney', () => {
  property.prop([anyCurrency, anyExactMinorUnits, anyRatios])(
    'gives every ratio a part, and the parts add up to the whole',
    (currency, minorUnits, ratios) => {
      const parts = allocateMoney({ minorUnits, currency }, ratios);
      if (E.isLeft(parts)) throw new Error(parts.left.kind);
      expect(parts.right).toHaveLength(ratios.length);
      expect(total(parts.right.map((part) => part.minorUnits))).toBe(BigInt(minorUnits));
      expect(parts.right.every((part) => part.currency === currency)).toBe(true);
    },
  );

  property.prop([anyExactMinorUnits, anyRatios])(
    'rounds each exact share up or down, never by more than a unit',
    (minorUnits, ratios) => {
      const sum = total(ratios);
      for (const [index, part] of allocated(minorUnits, ratios).entries()) {
        const exact = BigInt(minorUnits) * BigInt(ratios[index] ?? 0);
        const difference = BigInt(part) * sum - exact;
        expect(difference < sum && -difference < sum).toBe(true);
      }
    },
  );

  property.prop([anyExactMinorUnits, anyRatios, anyRatios])(
    'is fair: who was rounded up had no smaller remainder than who was not',
    (minorUnits, some, others) => {
      const ratios = [...some, ...others];
      const sum = total(ratios);
      const rest = allocated(minorUnits, ratios).map((part, index) => {
        const exact = BigInt(minorUnits) * BigInt(ratios[index] ?? 0);
        return { index, remainder: exact % sum, isUp: BigInt(part) > exact / sum };
      });
      for (const up of rest.filter(({ isUp }) => isUp)) {
        for (const down of rest.filter(({ isUp }) => !isUp)) {
          expect(up.remainder >= down.remainder).toBe(true);
          if (up.remainder === down.remainder) expect(up.index).toBeLessThan(down.index);
        }
      }
    },
  );

  property.prop([anyExactMinorUnits, anyRatios, fc.nat({ max: 9 })])(
    'gives nothing for a ratio of 0',
    (minorUnits, ratios, position) => {
      const index = Math.min(position, ratios.length);
      expect(allocated(minorUnits, ratios.toSpliced(index, 0, 0))[index]).toBe(0);
    },
  );

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [50, 50], [50, 50]],
    [101, [1, 3], [25, 76]],
    [5, [3, 7], [2, 3]],
    [1, [0, 0, 1], [0, 0, 1]],
    [10, [1, 2, 4], [1, 3, 6]],
    [0, [1, 2], [0, 0]],
  ])('shares %d out by %j as %j', (minorUnits, ratios, parts) => {
    expect(allocated(minorUnits, ratios)).toEqual(parts);
  });

  property.prop([
    anyRatios,
    fc.oneof(
      fc.integer({ max: -1 }),
      fc.constantFrom(0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY),
    ),
  ])('refuses what is not a ratio, and names it', (ratios, ratio) => {
    const refused = allocateMoney({ minorUnits: 100, currency: 'eur' }, [...ratios, ratio]);
    expect(refused).toEqual(E.left({ kind: 'malformed-ratio', ratio }));
  });

  test.each([
    [0.5, 'not-whole'],
    [Number.NaN, 'not-whole'],
    [-1, 'negative'],
    [2 ** 53, 'too-large'],
  ])('refuses %d, which is not an amount', (minorUnits, kind) => {
    const money = { minorUnits, currency: 'eur' } as const;
    expect(allocateMoney(money, [1, 2])).toEqual(E.left({ kind, minorUnits }));
  });

  property.prop([fc.nat({ max: 5 })])('refuses to share among no parts', (length) => {
    const ratios = Array.from({ length }, () => 0);
    const refused = allocateMoney({ minorUnits: 100, currency: 'eur' }, ratios);
    expect(refused).toEqual(E.left({ kind: 'no-ratio' }));
  });
});
