import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  cardOrderQuantity,
  cardQuantities,
  cardQuantityFor,
  cardQuantityLimits,
  cardSampleQuantity,
  defaultCardQuantity,
  defaultCardQuantityIndex,
  isCardQuantity,
} from '../../../../core/domain/products/card/quantity.ts';

const anyWanted = fc.oneof(
  fc.integer({ min: -10, max: 5_100 }),
  fc.double(),
  fc.constantFrom(...cardQuantities),
);

describe('the quantity ladder', () => {
  test('has 192 rungs from 1 to 5,000, strictly rising', () => {
    expect(cardQuantities).toHaveLength(192);
    expect(cardQuantities[0]).toBe(cardQuantityLimits.minimum);
    expect(cardQuantities.at(-1)).toBe(cardQuantityLimits.maximum);
    expect([...new Set(cardQuantities)].toSorted((a, b) => a - b)).toEqual(cardQuantities);
  });

  test('is the one of the decisions where its step changes', () => {
    for (const stretch of [
      [1, 2, 3, 4, 5, 8, 12, 16],
      [240, 244, 248, 250, 255],
      [495, 500, 510, 520],
      [990, 1_000, 1_100, 1_200],
      [2_400, 2_500, 2_750, 3_000],
      [4_750, 5_000],
    ]) {
      const start = cardQuantities.indexOf(stretch[0] ?? 0);
      expect(cardQuantities.slice(start, start + stretch.length)).toEqual(stretch);
    }
  });

  test('preselects 28, at index 10', () => {
    expect(cardQuantities[defaultCardQuantityIndex]).toBe(28);
    expect(defaultCardQuantity).toBe(28);
  });
});

describe('cardQuantityFor', () => {
  property.prop([anyWanted])('answers every wish with a rung', (wanted) => {
    expect(isCardQuantity(cardQuantityFor(wanted).quantity)).toBe(true);
  });

  property.prop([fc.constantFrom(...cardQuantities)])('answers a rung with itself', (rung) => {
    expect(cardQuantityFor(rung)).toEqual({ kind: 'exact', quantity: rung });
  });

  property.prop([anyWanted])('never gives less than was wanted, unless it is capped', (wanted) => {
    fc.pre(!Number.isNaN(wanted));
    const answer = cardQuantityFor(wanted);
    if (answer.kind === 'capped') expect(wanted).toBeGreaterThan(answer.quantity);
    else {
      expect(answer.quantity).toBeGreaterThanOrEqual(wanted);
      expect(answer.kind).toBe(answer.quantity === wanted ? 'exact' : 'raised');
      // No lower rung would do.
      const lower = cardQuantities[cardQuantities.indexOf(answer.quantity) - 1];
      expect(lower === undefined || lower < wanted).toBe(true);
    }
  });

  property.prop([anyWanted, anyWanted])('gives no less to who wants more', (first, second) => {
    fc.pre(first <= second);
    expect(cardQuantityFor(first).quantity).toBeLessThanOrEqual(cardQuantityFor(second).quantity);
  });

  test.each([
    [0, 'raised', 1],
    [-5, 'raised', 1],
    [Number.NEGATIVE_INFINITY, 'raised', 1],
    [6, 'raised', 8],
    [28.5, 'raised', 32],
    [249, 'raised', 250],
    [4_999, 'raised', 5_000],
    [Number.NaN, 'preselected', 28],
  ])('%d is %s to %i', (wanted, kind, quantity) => {
    expect(cardQuantityFor(wanted)).toEqual({ kind, quantity });
  });

  test.each([5_001, 5_000.5, Number.POSITIVE_INFINITY])(
    '%d is capped, with a hint to the contact form',
    (wanted) => {
      expect(cardQuantityFor(wanted)).toEqual({
        kind: 'capped',
        quantity: 5_000,
        hint: 'contact-form',
      });
    },
  );
});

describe('isCardQuantity', () => {
  property.prop([fc.integer({ min: -10, max: 5_100 })])(
    'knows the rungs from all else',
    (pieces) => {
      expect(isCardQuantity(pieces)).toBe(cardQuantityFor(pieces).kind === 'exact');
    },
  );
});

describe('cardOrderQuantity', () => {
  property.prop([anyWanted])('is one piece of a sample, else the rung', (wanted) => {
    expect(cardOrderQuantity(true, wanted)).toBe(1);
    expect(cardOrderQuantity(false, wanted)).toBe(cardQuantityFor(wanted).quantity);
    expect(cardSampleQuantity).toBe(1);
  });
});
