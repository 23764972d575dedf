import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { nextOrder, placedOrder } from '../../../core/domain/order/next-order.ts';
import { orderStage, orderSteps, orderWays } from '../../../core/domain/order/order-progress.ts';
import type { Order, OrderHappening, PaymentMethod } from '../../../core/domain/order/order.ts';
import { E } from '../../../core/fp.ts';
import { orderOf } from '../../arbitraries/order.ts';

const begin = (paymentMethod: PaymentMethod): Order =>
  placedOrder(orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod })).order;

/** Each a second after the one before; what is refused changes nothing. */
const after = (order: Order, happenings: readonly OrderHappening[]): Order =>
  happenings.reduce((before, happening, place) => {
    const at = before.placed.placedAt + 1_000 * (place + 1);
    const next = nextOrder(before, { ...happening, key: String(place), at });
    return E.isRight(next) ? next.right.order : before;
  }, order);

const transferred = begin('bank-transfer');
const paid: OrderHappening = { kind: 'bank-transfer', amount: transferred.placed.totals.due };
const way: readonly OrderHappening[] = [
  paid,
  { kind: 'rendering-begun' },
  { kind: 'rendered', item: 0 },
  { kind: 'handed-over' },
  { kind: 'shipped', tracking: { carrier: 'DHL', code: '1' } },
  { kind: 'delivered' },
];

const timesOf = (order: Order) =>
  orderSteps(order).map(({ name, at }) => [name, at && (at - order.placed.placedAt) / 1_000]);

describe('how far an order is', () => {
  test('is told by its payment, then by its state', () => {
    expect(orderStage(begin('redirect'))).toBe('awaited');
    expect(orderStage(begin('bank-transfer'))).toBe('transfer');
    expect(orderStage(begin('invoice'))).toBe('checked');
    expect(orderStage(after(transferred, way.slice(0, 1)))).toBe('paid');
    expect(orderStage(after(transferred, way))).toBe('delivered');
  });

  test('has the day of each step, and those to come without one', () => {
    expect(timesOf(after(transferred, way.slice(0, 3)))).toEqual([
      ['placed', 0],
      ['paid', 1],
      ['made', 2],
      ['shipped', undefined],
      ['delivered', undefined],
    ]);
    expect(timesOf(after(transferred, way)).map(([, at]) => at)).toEqual([0, 1, 2, 5, 6]);
    // The news of the parcel came late.
    const late = way.filter(({ kind }) => kind !== 'shipped');
    expect(timesOf(after(transferred, late)).at(-2)).toEqual(['shipped', 5]);
  });

  test('ends with a cancellation', () => {
    const cancelled = after(transferred, [paid, { kind: 'cancel', by: 'buyer' }]);
    expect(timesOf(cancelled)).toEqual([
      ['placed', 0],
      ['paid', 1],
      ['cancelled', 2],
    ]);
  });
});

describe('what a buyer can do', () => {
  test('is to pay online what is not paid or being paid', () => {
    const begun: OrderHappening = { kind: 'payment-begun', paymentId: 'p' };
    const said = (kind: 'pending' | 'failed'): OrderHappening => ({
      kind: 'payment',
      paymentId: 'p',
      status: { kind },
      isAnswer: true,
    });
    const online = begin('redirect');
    expect(orderWays(online).canPay).toBe(true);
    expect(orderWays(after(online, [begun, said('failed')])).canPay).toBe(true);
    expect(orderWays(after(online, [begun, said('pending')])).canPay).toBe(false);
    expect(orderWays(after(online, [{ kind: 'cancel', by: 'buyer' }])).canPay).toBe(false);
    expect(orderWays(transferred).canPay).toBe(false);
  });

  test('is what the state machine takes', () => {
    const waysAt = (count: number) => orderWays(after(transferred, way.slice(0, count)));
    expect(waysAt(0)).toMatchObject({ canCancel: true, canReportDefect: false });
    expect(waysAt(1).canCancel).toBe(true);
    expect(waysAt(2)).toMatchObject({ canCancel: false, canReportDefect: false });
    expect(waysAt(5)).toMatchObject({ canCancel: false, canReportDefect: true });
    expect(orderWays(after(transferred, [{ kind: 'cancel', by: 'buyer' }])).canCancel).toBe(false);
  });

  property.prop([fc.array(fc.constantFrom(...way), { maxLength: 8 })])(
    'reaches steps in their order, whatever happens',
    (happenings) => {
      const times = orderSteps(after(transferred, happenings)).flatMap(({ at }) => at ?? []);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.length).toBeGreaterThan(0);
    },
  );
});
