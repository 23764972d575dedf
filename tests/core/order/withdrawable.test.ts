import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { nextOrder, placedOrder } from '../../../core/domain/order/next-order.ts';
import { orderWays } from '../../../core/domain/order/order-progress.ts';
import type { Order, OrderedItem, PlacedOrder } from '../../../core/domain/order/order.ts';
import {
  withdrawableOf,
  withdrawalRefund,
  withdrawnBy,
  withdrawnFrom,
  withdrawnName,
} from '../../../core/domain/order/withdrawable.ts';
import { accessoryHandOff } from '../../../core/domain/products/accessories.ts';
import { keptArticleOf } from '../../../core/domain/products/kept-article.ts';
import { E } from '../../../core/fp.ts';
import { euros, orderOf, someGift, someItem } from '../../arbitraries/order.ts';

const accessory = (sku: string, name: string, detail: string): OrderedItem => {
  const made = accessoryHandOff(sku, 1, 'de-DE');
  if (E.isLeft(made)) throw new Error(made.left.kind);
  return {
    ...someItem,
    article: keptArticleOf(made.right),
    label: { name, details: [detail] },
    price: euros(500),
    sum: euros(500),
  };
};

/** A canvas, two ribbons and a gift voucher of 1 000 cents. */
const placed: PlacedOrder = (() => {
  const base = orderOf({ items: 1, gifts: 1, vouchers: [], paymentMethod: 'bank-transfer' });
  return {
    ...base,
    items: [
      ...base.items,
      accessory('ribbon-satin-rose', 'Satinband', 'Rosa'),
      accessory('ribbon-satin-rose', 'Satinband', 'Grau'),
    ],
    gifts: [{ ...someGift, recipient: 'Grace', amount: euros(1_000) }],
    totals: {
      ...base.totals,
      goods: euros(6_000),
      shipping: euros(490),
      express: euros(300),
      due: euros(6_790),
    },
  };
})();

const told = (order: Order, happening: Parameters<typeof nextOrder>[1]): Order => {
  const next = nextOrder(order, happening);
  if (E.isLeft(next)) throw new Error(next.left.kind);
  return next.right.order;
};

const paid = (of = placed): Order =>
  told(placedOrder(of).order, {
    kind: 'bank-transfer',
    amount: of.totals.due,
    key: 'bank',
    at: 1,
  });

const withdraw = (order: Order, items: readonly number[], gifts: readonly number[], key = 'w') =>
  nextOrder(order, { kind: 'withdraw', items, gifts, key, at: 2 });

describe('a withdrawal', () => {
  test('is of what was not made to order, and of gift vouchers', () => {
    expect(withdrawableOf(paid())).toEqual({ items: [1, 2], gifts: [0] });
    const business = { ...placed, buyer: { ...placed.buyer, isBusiness: true } };
    expect(withdrawableOf(paid(business))).toEqual({ items: [], gifts: [] });
    expect(orderWays(paid(business)).canWithdraw).toBe(false);
    expect(withdraw(paid(business), [], [0])).toEqual(E.left({ kind: 'not-withdrawable' }));
    expect(withdraw(paid(), [], [1])).toEqual(E.left({ kind: 'item-unknown' }));
    expect(withdraw(paid(), [], [])).toEqual(E.left({ kind: 'item-unknown' }));
    expect(withdraw(paid(), [0, 1], [])).toEqual(E.left({ kind: 'not-withdrawable' }));
  });

  test.each([
    [undefined, [1, 2], [0]],
    ['1 × Satinband, Rosa', [1], []],
    ['satinband', [1, 2], []],
    ['Satinband, Grau\nGeschenkgutschein für grace', [2], [0]],
    ['the picture', [], []],
  ])('that says %j is of these', (goods, items, gifts) => {
    expect(withdrawnBy(paid(), goods)).toEqual({ items, gifts });
  });

  test('names goods as they are found again', () => {
    const [, rose] = placed.items;
    expect(rose && withdrawnName(rose)).toBe('Satinband, Rosa');
    expect(withdrawnBy(paid({ ...placed, gifts: [{ ...someGift, recipient: '' }] }), 'x')).toEqual({
      items: [],
      gifts: [],
    });
  });

  test('counts once for the same goods, and leaves the rest to be withdrawn from', () => {
    const first = withdraw(paid(), [1], []);
    if (E.isLeft(first)) throw new Error(first.left.kind);
    expect(first.right.effects.map(({ kind }) => kind)).toEqual(['mail', 'tell-desk']);
    const { order } = first.right;
    expect(withdrawnFrom(order)).toEqual({ items: [1], gifts: [] });
    expect(withdrawableOf(order)).toEqual({ items: [2], gifts: [0] });
    expect(orderWays(order).canWithdraw).toBe(true);
    const again = withdraw(order, [1], [], 'again');
    expect(again).toMatchObject(E.right({ effects: [] }));
    const rest = withdraw(order, [1, 2], [0], 'rest');
    if (E.isLeft(rest)) throw new Error(rest.left.kind);
    expect(rest.right.effects).toHaveLength(2);
    expect(withdrawnFrom(rest.right.order)).toEqual({ items: [1, 2], gifts: [0] });
    expect(orderWays(rest.right.order).canWithdraw).toBe(false);
    expect(withdraw(rest.right.order, [], [0], 'gift')).toMatchObject(E.right({ effects: [] }));
  });

  test('gives prices back, and the cheapest delivery where all that was sent goes back', () => {
    const order = paid();
    const refund = (items: readonly number[], gifts: readonly number[]) =>
      withdrawalRefund(order, { items, gifts }).minorUnits;
    expect(refund([1], [])).toBe(500);
    expect(refund([1, 2], [0])).toBe(2_000);
    expect(refund([0, 1, 2], [])).toBe(5_490);
    expect(
      withdrawalRefund(
        { ...order, account: { ...order.account, owed: 300 } },
        { items: [1], gifts: [] },
      ),
    ).toEqual(euros(300));
  });

  property.prop([fc.subarray([0, 1, 2]), fc.integer({ min: 0, max: 900 })])(
    'gives its share of a sales tax back, and all of it for all',
    (items, tax) => {
      const salesTax = [
        { state: 'CA', perMillion: 72_500, taxable: euros(5_000), tax: euros(tax) },
      ];
      const taxed = { ...placed, totals: { ...placed.totals, express: euros(0), salesTax } };
      const account = { ...paid().account, owed: 10_000 };
      const refund = (one: PlacedOrder) =>
        withdrawalRefund({ placed: one, account }, { items, gifts: [] }).minorUnits;
      const share = refund(taxed) - refund({ ...taxed, totals: { ...taxed.totals, salesTax: [] } });
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(tax);
      if (items.length === 3) expect(share).toBe(tax);
    },
  );

  test('of an order without anything that is taxed gives nothing of it', () => {
    const gift = {
      ...placed,
      items: [],
      totals: { ...placed.totals, goods: euros(1_000), shipping: euros(0), express: euros(0) },
    };
    expect(
      withdrawalRefund({ placed: gift, account: paid().account }, { items: [], gifts: [0] }),
    ).toEqual(euros(1_000));
  });
});
