import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { expressRate, shippingRate } from '../../../core/domain/delivery/shipping-cost.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { localesOf } from '../../../core/domain/locale/markets.ts';
import { marketTax } from '../../../core/domain/money/market-taxes.ts';
import { orderTotals } from '../../../core/domain/order/order-totals.ts';
import { E } from '../../../core/fp.ts';
import { anyMarket } from '../../arbitraries/locale.ts';
import { anyMinorUnits } from '../../arbitraries/money.ts';
import { euros } from '../../arbitraries/order.ts';

const at = Date.parse('2026-11-27T12:00:00Z');

const small = { width: 600, height: 400, unit: 'cm' } as const;
const large = { width: 600, height: 1300, unit: 'cm' } as const;

const counted = (...asked: Parameters<typeof orderTotals>) => {
  const totals = orderTotals(...asked);
  if (E.isLeft(totals)) throw new Error(totals.left.kind);
  return totals.right;
};

const amounts = fc.array(anyMinorUnits, { maxLength: 4 });

describe('orderTotals', () => {
  property.prop([
    anyMarket,
    amounts,
    amounts,
    fc.array(fc.option(anyMinorUnits, { nil: undefined }), { maxLength: 3 }),
    fc.boolean(),
  ])('loses no cent, whatever pays', (market, sums, gifts, balances, isFast) => {
    const currency = currencyOf(localesOf(market)[0]);
    const money = (minorUnits: number) => ({ minorUnits, currency });
    const speed = isFast && expressRate(market) !== undefined ? 'express' : 'standard';
    const { totals, parts } = counted(
      market,
      {
        items: sums.map((sum) => ({ sum: money(sum), format: small })),
        gifts: gifts.map(money),
        speed,
        balances: balances.map((balance) => (balance === undefined ? undefined : money(balance))),
      },
      at,
    );
    const { goods, shipping, express, vouchers, due, taxes } = totals;
    const whole = goods.minorUnits + shipping.minorUnits + express.minorUnits;
    const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);
    expect(vouchers.minorUnits + due.minorUnits).toBe(whole);
    expect(goods.minorUnits).toBe(sum(sums) + sum(gifts));
    expect(sum(parts.map((part) => part?.redeemed.minorUnits ?? 0))).toBe(vouchers.minorUnits);
    parts.forEach((part, place) => {
      const rest = (part?.redeemed.minorUnits ?? 0) + (part?.remaining.minorUnits ?? 0);
      expect(rest).toBe(balances[place] ?? 0);
    });
    // Tax is in what is not a gift voucher, whoever pays it.
    const taxed = whole - sum(gifts);
    const hasTax = marketTax(market, at).kind === 'value-added-tax' && taxed > 0;
    expect(taxes.length).toBe(hasTax ? 1 : 0);
    for (const { net, tax } of taxes) expect(net.minorUnits + tax.minorUnits).toBe(taxed);
    expect(vouchers.minorUnits).toBeLessThanOrEqual(taxed);
  });

  test('delivers once, by what is largest, and mails gift vouchers', () => {
    const order = {
      items: [],
      gifts: [euros(1_000)],
      speed: 'express',
      balances: [euros(500)],
    } as const;
    expect(counted('de', order, at).totals).toEqual({
      goods: euros(1_000),
      shipping: euros(0),
      express: euros(0),
      vouchers: euros(0),
      due: euros(1_000),
      taxes: [],
    });
    const item = (format: typeof small | typeof large | undefined) => ({
      sum: euros(1_000),
      format,
    });
    const delivered = (...formats: readonly (typeof small | typeof large | undefined)[]) =>
      counted('de', { ...order, gifts: [], items: formats.map(item) }, at).totals;
    expect(delivered(undefined, small)).toMatchObject({
      shipping: shippingRate('de', 'parcel'),
      express: expressRate('de'),
      vouchers: euros(500),
      taxes: [{ perMille: 190, net: euros(2_924), tax: euros(556) }],
    });
    expect(delivered(small, large).shipping).toEqual(shippingRate('de', 'bulky'));
  });

  test('refuses what cannot be delivered or added', () => {
    const sum = { minorUnits: 100, currency: 'usd' } as const;
    const order = { items: [{ sum, format: small }], gifts: [], balances: [] };
    expect(orderTotals('com', { ...order, speed: 'express' }, at)).toEqual(
      E.left({ kind: 'no-express' }),
    );
    expect(orderTotals('de', { ...order, speed: 'standard' }, at)).toMatchObject(
      E.left({ kind: 'mixed-currencies' }),
    );
  });

  test('takes the tax of its day', () => {
    const order = { items: [{ sum: euros(11_600), format: small }], gifts: [], balances: [] };
    const rate = (day: string) =>
      counted('de', { ...order, speed: 'standard' }, Date.parse(day)).totals.taxes[0]?.perMille;
    expect(rate('2020-12-31T22:59:59Z')).toBe(160);
    expect(rate('2020-12-31T23:00:00Z')).toBe(190);
  });
});
