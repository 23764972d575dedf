import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { expressRate, shippingRate } from '../../../core/domain/delivery/shipping-cost.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { localesOf } from '../../../core/domain/locale/markets.ts';
import { marketTax } from '../../../core/domain/money/market-taxes.ts';
import { addedTaxOf, orderSum } from '../../../core/domain/order/order-sum.ts';
import { orderTotals } from '../../../core/domain/order/order-totals.ts';
import { E } from '../../../core/fp.ts';
import { anyMarket } from '../../arbitraries/locale.ts';
import { anyMinorUnits } from '../../arbitraries/money.ts';
import { euros } from '../../arbitraries/order.ts';

const at = Date.parse('2026-11-27T12:00:00Z');

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
    fc.option(amounts, { nil: undefined }),
  ])('loses no cent, whatever pays', (market, sums, gifts, balances, isFast, added) => {
    const currency = currencyOf(localesOf(market)[0]);
    const money = (minorUnits: number) => ({ minorUnits, currency });
    const salesTax = added?.map((tax) => ({
      state: 'CA',
      perMillion: 72_500,
      taxable: money(0),
      tax: money(tax),
    }));
    const express = isFast ? expressRate(market) : undefined;
    const { totals, parts } = counted(
      market,
      {
        items: sums.map(money),
        gifts: gifts.map(money),
        delivery: { shipping: shippingRate(market, 'parcel'), express },
        balances: balances.map((balance) => (balance === undefined ? undefined : money(balance))),
        salesTax,
      },
      at,
    );
    const { goods, shipping, vouchers, due, taxes } = totals;
    const whole = goods.minorUnits + shipping.minorUnits + totals.express.minorUnits;
    const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);
    // A sales tax is added, and vouchers pay it, too.
    const withTax = whole + sum(added ?? []);
    expect(totals.salesTax).toEqual(salesTax);
    expect(addedTaxOf(totals)).toEqual(money(sum(added ?? [])));
    expect(orderSum(totals)).toEqual(money(withTax));
    expect(vouchers.minorUnits + due.minorUnits).toBe(withTax);
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
    expect(vouchers.minorUnits).toBeLessThanOrEqual(withTax - sum(gifts));
  });

  test('has no delivery and no tax of gift vouchers, which no voucher pays', () => {
    const gift = { items: [], gifts: [euros(1_000)], delivery: undefined, balances: [euros(500)] };
    expect(counted('de', gift, at).totals).toEqual({
      goods: euros(1_000),
      shipping: euros(0),
      express: euros(0),
      vouchers: euros(0),
      due: euros(1_000),
      taxes: [],
    });
  });

  const order = { gifts: [], delivery: undefined, balances: [] };

  test('refuses what cannot be added', () => {
    const items = [{ minorUnits: 100, currency: 'usd' } as const];
    expect(orderTotals('de', { ...order, items }, at)).toMatchObject(
      E.left({ kind: 'mixed-currencies' }),
    );
  });

  test('takes the tax of its day', () => {
    const rate = (day: string) =>
      counted('de', { ...order, items: [euros(11_600)] }, Date.parse(day)).totals.taxes[0];
    const of = (perMille: number, net: number, tax: number) => ({
      perMille,
      net: euros(net),
      tax: euros(tax),
    });
    expect(rate('2020-12-31T22:59:59Z')).toEqual(of(160, 10_000, 1_600));
    expect(rate('2020-12-31T23:00:00Z')).toEqual(of(190, 9_748, 1_852));
  });
});
