import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { areaOf, ownFormatAmount } from '../../../core/domain/pricing/own-format-price.ts';
import { anyFormat, turned } from '../../arbitraries/format.ts';
import { anyArea, anyAreaPriceRule, risingPrices } from '../../arbitraries/prices.ts';

const anyPricing = anyAreaPriceRule.chain((rule) =>
  fc.tuple(fc.constant(rule), risingPrices(rule.baseAmount)),
);

/** Whatever somebody may have typed into a price table. */
const anyTable = fc.array(
  fc.record({ area: anyArea, amount: fc.integer({ min: 0, max: 1_000_000 }) }),
  { maxLength: 12 },
);

describe('the price of an own format', () => {
  property.prop([anyPricing, fc.nat()])(
    'is the list price where a standard format has that area',
    ([rule, prices], choice) => {
      const standard = prices[choice % Math.max(1, prices.length)];
      fc.pre(standard !== undefined);
      expect(ownFormatAmount(rule, prices, standard.area)).toBe(standard.amount);
    },
  );

  property.prop([anyAreaPriceRule, anyTable, anyArea, anyArea])(
    'never falls with the area, whatever the table holds, and is a whole number',
    (rule, prices, one, other) => {
      const lower = ownFormatAmount(rule, prices, Math.min(one, other));
      const higher = ownFormatAmount(rule, prices, Math.max(one, other));
      expect(lower).toBeLessThanOrEqual(higher);
      expect(Number.isSafeInteger(lower) && Number.isSafeInteger(higher)).toBe(true);
    },
  );

  property.prop([
    anyAreaPriceRule,
    fc.array(fc.record({ area: fc.integer({ min: 1, max: 4 }), amount: fc.nat({ max: 20_000 }) }), {
      maxLength: 6,
    }),
    fc.nat({ max: 6 }),
    fc.integer({ min: 0, max: 5 }),
  ])(
    'does not mind the order of the list, though areas stand in it twice',
    (rule, prices, at, area) => {
      const turned = [...prices.slice(at), ...prices.slice(0, at)].toReversed();
      expect(ownFormatAmount(rule, turned, area)).toBe(ownFormatAmount(rule, prices, area));
    },
  );

  property.prop([anyPricing])('of no area is the base amount', ([rule, prices]) => {
    expect(ownFormatAmount(rule, prices, 0)).toBe(rule.baseAmount);
  });

  test('lies between its neighbours, rounded up to tens', () => {
    const rule = { baseAmount: 990, amountPerSquareDecimetre: 105 };
    const prices = [
      { area: 540_000, amount: 7990 },
      { area: 60_000, amount: 1990 },
      { area: 120_000, amount: 2990 },
    ];
    expect(ownFormatAmount(rule, prices, 1)).toBe(1000);
    expect(ownFormatAmount(rule, prices, 90_000)).toBe(2490);
    expect(ownFormatAmount(rule, prices, 330_000)).toBe(5490);
    expect(ownFormatAmount(rule, prices, 550_000)).toBe(8100);
  });
});

describe('the area of a format', () => {
  property.prop([anyFormat])('is a whole number, the same either way up', (format) => {
    expect(Number.isSafeInteger(areaOf(format))).toBe(true);
    expect(areaOf(turned(format))).toBe(areaOf(format));
  });

  property.prop([fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 })])(
    'is that of its exact sides',
    (width, height) => {
      const exact = (BigInt(width) * BigInt(height) * 254n * 254n) / 10_000n;
      expect(areaOf({ width, height, unit: 'in' })).toBe(Number(exact));
    },
  );

  test('counts square millimetres in both units', () => {
    expect(areaOf({ width: 600, height: 400, unit: 'cm' })).toBe(240_000);
    expect(areaOf({ width: 10, height: 10, unit: 'in' })).toBe(645);
    // 157.48 × 3175 mm: a whole number that products of fractions fall short of.
    expect(areaOf({ width: 62, height: 1250, unit: 'in' })).toBe(499_999);
  });
});
