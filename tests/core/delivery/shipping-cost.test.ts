import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  deliveredPrice,
  largestParcel,
  shippingClassOf,
  shippingCost,
  expressRate,
  shippingRate,
  statedWithDelivery,
} from '../../../core/domain/delivery/shipping-cost.ts';
import { shippingRates } from '../../../core/domain/delivery/tables/shipping-rates.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { localeTable, locales, markets } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { anyFormat, anyLengthUnit } from '../../arbitraries/format.ts';

const anyMarket = fc.constantFrom(...markets);

describe('the cost of shipping', () => {
  property.prop([anyMarket, anyFormat])('is the same for a turned format', (market, format) => {
    const turned = { ...format, width: format.height, height: format.width };
    expect(shippingCost(market, turned)).toEqual(shippingCost(market, format));
  });

  property.prop([anyMarket, anyFormat, fc.nat({ max: 5_000 }), fc.nat({ max: 5_000 })])(
    'never falls as a picture grows',
    (market, format, wider, higher) => {
      const larger = { ...format, width: format.width + wider, height: format.height + higher };
      expect(shippingCost(market, larger).minorUnits).toBeGreaterThanOrEqual(
        shippingCost(market, format).minorUnits,
      );
    },
  );

  property.prop([anyMarket, anyFormat])('is one of the market’s two rates', (market, format) => {
    const { parcel, bulky } = shippingRates[market];
    expect(parcel).toBeLessThan(bulky);
    expect([parcel, bulky]).toContain(shippingCost(market, format).minorUnits);
  });

  test.each(locales)('is in the currency of %s', (locale) => {
    const { currency } = localeTable[locale];
    const market = marketOf(locale);
    expect(shippingRate(market, 'parcel').currency).toBe(currency);
    expect(expressRate(market)?.currency).toBe(market === 'com' ? undefined : currency);
  });

  property.prop([anyLengthUnit, fc.boolean()])(
    'changes one tenth of the unit above the largest parcel',
    (unit, isWider) => {
      const largest: Format = largestParcel(unit);
      const larger = isWider
        ? { ...largest, width: largest.width + 1 }
        : { ...largest, height: largest.height + 1 };
      expect(shippingClassOf(largest)).toBe('parcel');
      expect(shippingClassOf(larger)).toBe('bulky');
    },
  );

  test('of the formats that are sold most, and of the largest', () => {
    const centimetres = (width: number, height: number) =>
      ({ width: width * 10, height: height * 10, unit: 'cm' }) as const;
    expect(shippingCost('de', centimetres(60, 40))).toEqual({ minorUnits: 490, currency: 'eur' });
    expect(shippingCost('de', centimetres(120, 80))).toEqual({ minorUnits: 490, currency: 'eur' });
    expect(shippingCost('de', centimetres(100, 100))).toEqual({ minorUnits: 990, currency: 'eur' });
    expect(shippingCost('ch', centimetres(150, 300))).toEqual({
      minorUnits: 1990,
      currency: 'chf',
    });
    expect(shippingCost('com', { width: 400, height: 300, unit: 'in' })).toEqual({
      minorUnits: 690,
      currency: 'usd',
    });
  });
});

test('a picture that is delivered costs its price and its delivery, in one currency', () => {
  const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' as const });
  expect(deliveredPrice(euros(2990), euros(490))).toEqual(euros(3480));
  expect(deliveredPrice(euros(2990), { minorUnits: 490, currency: 'chf' })).toBeUndefined();
});

test('a price is stated with the cheapest delivery of its market, in the United Kingdom alone', () => {
  for (const market of markets) {
    const rate = shippingRate(market, 'parcel');
    const price = { minorUnits: 1_990, currency: rate.currency };
    expect(statedWithDelivery(market, price)).toEqual(
      market === 'gb' ? { ...price, minorUnits: 1_990 + rate.minorUnits } : undefined,
    );
  }
});
