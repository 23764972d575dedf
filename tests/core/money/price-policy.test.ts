import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { markets, type Market } from '../../../core/domain/locale/locales.ts';
import { marketTax, taxRates, type MarketTax } from '../../../core/domain/money/market-taxes.ts';
import { discountPercent, isReduced } from '../../../core/domain/money/money.ts';
import { netOfGross, taxedMoney } from '../../../core/domain/money/net-price.ts';
import {
  displayMoney,
  displayPrice,
  priceNotes,
  pricePolicyFor,
  seesNetPrices,
} from '../../../core/domain/money/price-policy.ts';
import { anyMarket } from '../../arbitraries/locale.ts';
import { anyExactMinorUnits, anyMoney, anyPrice } from '../../arbitraries/money.ts';

const anyAudience = fc.record({
  type: fc.oneof(fc.constant(0), fc.nat({ max: 9 })),
  isWhitelabelCustomer: fc.boolean(),
});

const now = Date.parse('2026-11-27T12:00:00Z');

const rateOf = (tax: MarketTax): number => (tax.kind === 'value-added-tax' ? tax.perMille : 0);

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

describe('the taxes of the markets', () => {
  test('are those of the decisions, in tenths of a percent', () => {
    const rates = markets.map((market) => [market, rateOf(marketTax(market, now))]);
    expect(Object.fromEntries(rates)).toEqual({
      at: 200,
      ch: 81,
      li: 81,
      de: 190,
      it: 220,
      lu: 170,
      gb: 200,
      es: 210,
      be: 210,
      fr: 200,
      nl: 210,
      com: 0,
    });
  });

  test('change on the day that the law names, in the market’s zone', () => {
    const rate = (market: Market, time: string) => rateOf(marketTax(market, Date.parse(time)));
    expect(rate('ch', '2023-12-31T22:59:59Z')).toBe(77);
    expect(rate('ch', '2023-12-31T23:00:00Z')).toBe(81);
    expect(rate('lu', '2023-06-01T12:00:00Z')).toBe(160);
    // Before the table begins.
    expect(rate('fr', '1990-01-01T00:00:00Z')).toBe(200);
    for (const rates of Object.values(taxRates))
      for (const [place, { since, source }] of rates.entries()) {
        expect(since > (rates[place - 1]?.since ?? '')).toBe(true);
        expect(source).not.toBe('');
      }
  });

  test('are value added taxes, but for the sales tax of the United States', () => {
    const later = markets.filter(
      (market) => marketTax(market, now).kind === 'sales-tax-added-later',
    );
    expect(later).toEqual(['com']);
  });
});

describe('netOfGross', () => {
  property.prop([anyMarket, anyExactMinorUnits])(
    'is the nearest amount, half up, whose tax makes it the gross one',
    (market, minorUnits) => {
      const tax = marketTax(market, now);
      const net = BigInt(netOfGross(tax, euros(minorUnits)).minorUnits);
      // The exact net is gross * 1000 / whole: the printed one is within (-1/2, 1/2] of it.
      const whole = 1000n + BigInt(rateOf(tax));
      const twiceOff = 2n * (net * whole - BigInt(minorUnits) * 1000n);
      expect(twiceOff > -whole && twiceOff <= whole).toBe(true);
    },
  );

  property.prop([anyMarket, anyMoney, fc.nat()])(
    'is never above the gross amount, and never falls while that rises',
    (market, gross, more) => {
      const tax = marketTax(market, now);
      const net = netOfGross(tax, gross);
      const dearer = netOfGross(tax, { ...gross, minorUnits: gross.minorUnits + more });
      expect(net.minorUnits).toBeLessThanOrEqual(gross.minorUnits);
      expect(dearer.minorUnits).toBeGreaterThanOrEqual(net.minorUnits);
      expect(net.currency).toBe(gross.currency);
    },
  );

  property.prop([anyMarket, anyMoney])(
    'leaves the tax: both add up to the gross',
    (market, gross) => {
      const { net, tax } = taxedMoney(marketTax(market, now), gross);
      expect(net).toEqual(netOfGross(marketTax(market, now), gross));
      expect(net.minorUnits + tax.minorUnits).toBe(gross.minorUnits);
      expect(tax.minorUnits).toBeGreaterThanOrEqual(0);
      expect([net.currency, tax.currency]).toEqual([gross.currency, gross.currency]);
    },
  );

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, -3, 2 ** 53])(
    'has an answer even for %d, which is not an amount',
    (minorUnits) => {
      for (const market of markets) {
        expect(() => netOfGross(marketTax(market, now), euros(minorUnits))).not.toThrow();
      }
    },
  );

  test.each([
    ['de', 11_900, 10_000],
    ['de', 6_490, 5_454],
    ['ch', 1_081, 1_000],
    ['ch', 6_490, 6_004],
    ['at', 3, 3],
    ['at', 9, 8],
    ['it', 1, 1],
    ['com', 6_490, 6_490],
    ['fr', 0, 0],
  ] as const)('in %s %d is %d net', (market, gross, net) => {
    expect(netOfGross(marketTax(market, now), euros(gross))).toEqual(euros(net));
  });
});

describe('pricePolicyFor', () => {
  property.prop([anyMarket, anyAudience])(
    'is net for business and white-label customers, gross for all others',
    (market, audience) => {
      const isBusiness = audience.type !== 0 || audience.isWhitelabelCustomer;
      expect(seesNetPrices(audience)).toBe(isBusiness);
      const policy = pricePolicyFor(market, audience, now);
      expect(policy.kind).toBe(isBusiness ? 'net' : 'gross');
      expect(policy.tax).toEqual(marketTax(market, now));
    },
  );

  test.each([
    ['de', 0, 'vat-included'],
    ['ch', 0, 'vat-included'],
    ['gb', 1, 'vat-excluded'],
    ['com', 0, 'sales-tax-added-later'],
    ['com', 1, 'sales-tax-added-later'],
  ] as const)('says in %s to type %d: %s', (market: Market, type, note) => {
    expect(pricePolicyFor(market, { type, isWhitelabelCustomer: false }, now).note).toBe(note);
  });

  test('uses every note', () => {
    const audiences = [0, 1].map((type) => ({ type, isWhitelabelCustomer: false }));
    const notes = markets.flatMap((market) =>
      audiences.map((audience) => pricePolicyFor(market, audience, now).note),
    );
    expect(new Set(notes)).toEqual(new Set(priceNotes));
  });
});

describe('displayPrice', () => {
  property.prop([anyMarket, anyAudience, anyPrice])(
    'shows figures that the policy makes, and marks net ones',
    (market, audience, price) => {
      const policy = pricePolicyFor(market, audience, now);
      const shown = displayPrice(policy, price);
      const isNet = policy.kind === 'net';
      expect(shown.isNet).toBe(isNet);
      expect(shown.note).toBe(policy.note);
      for (const field of ['priceOriginal', 'priceCurrent'] as const) {
        expect(shown.price[field]).toEqual(
          isNet ? netOfGross(policy.tax, price[field]) : price[field],
        );
        expect(shown.price[field]).toEqual(displayMoney(policy, price[field]));
      }
    },
  );

  property.prop([anyMarket, anyPrice])('tells all the same discount', (market, price) => {
    const shown = [0, 1].map((type) =>
      displayPrice(pricePolicyFor(market, { type, isWhitelabelCustomer: false }, now), price),
    );
    for (const each of shown.filter((one) => one.isReduced)) {
      expect(each.discountPercent).toBe(discountPercent(price));
    }
    expect(shown[0]?.isReduced).toBe(isReduced(price));
  });

  test('strikes nothing where net figures do not differ', () => {
    const price = { priceOriginal: euros(100), priceCurrent: euros(99) };
    const shown = displayPrice(
      pricePolicyFor('at', { type: 1, isWhitelabelCustomer: false }, now),
      price,
    );
    expect(shown).toEqual({
      price: { priceOriginal: euros(83), priceCurrent: euros(83) },
      isReduced: false,
      discountPercent: 0,
      note: 'vat-excluded',
      isNet: true,
    });
  });

  test('has the percentage of the gross figures', () => {
    const price = { priceOriginal: euros(7_990), priceCurrent: euros(6_490) };
    const shown = displayPrice(
      pricePolicyFor('de', { type: 0, isWhitelabelCustomer: true }, now),
      price,
    );
    expect(shown.price).toEqual({ priceOriginal: euros(6_714), priceCurrent: euros(5_454) });
    expect(shown.discountPercent).toBe(18);
  });
});
