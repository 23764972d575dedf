import { describe, expect, test } from 'vitest';

import { nextOrder, placedOrder } from '../../../core/domain/order/next-order.ts';
import { expiresAt } from '../../../core/domain/order/order-expiry.ts';
import type { OrderHappening, PaymentMethod } from '../../../core/domain/order/order.ts';
import { E } from '../../../core/fp.ts';
import { euros, orderOf } from '../../arbitraries/order.ts';

const day = 86_400_000;

/** Milliseconds from placing on; undefined where it does not expire. */
const timeOf = (
  paymentMethod: PaymentMethod,
  ...happenings: readonly OrderHappening[]
): number | undefined => {
  const placed = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod });
  let { order } = placedOrder(placed);
  for (const [at, happening] of happenings.entries()) {
    const next = nextOrder(order, { ...happening, key: `event-${at}`, at });
    if (E.isLeft(next)) throw new Error(next.left.kind);
    ({ order } = next.right);
  }
  const at = expiresAt(order);
  return at === undefined ? undefined : at - placed.placedAt;
};

const paymentOf = (kind: 'pending' | 'failed' | 'authorised'): OrderHappening => ({
  kind: 'payment',
  paymentId: 'payment-1',
  status: { kind },
  isAnswer: true,
});

const captured = (minorUnits: number): OrderHappening => ({
  kind: 'payment',
  paymentId: 'payment-1',
  status: { kind: 'captured', amount: euros(minorUnits) },
  isAnswer: true,
});

describe('an order that nobody pays expires', () => {
  test('after a day at the page of whoever takes the payment, after two weeks by transfer', () => {
    expect(timeOf('redirect')).toBe(day);
    expect(timeOf('redirect', paymentOf('failed'))).toBe(day);
    expect(timeOf('bank-transfer')).toBe(14 * day);
    expect(timeOf('invoice')).toBeUndefined();
  });

  test('never where money has come or may be on its way', () => {
    expect(timeOf('redirect', paymentOf('pending'))).toBeUndefined();
    expect(timeOf('redirect', paymentOf('pending'), paymentOf('failed'))).toBe(day);
    expect(timeOf('redirect', paymentOf('authorised'))).toBeUndefined();
    expect(timeOf('redirect', captured(1))).toBeUndefined();
    expect(timeOf('redirect', captured(4_490))).toBeUndefined();
    expect(timeOf('bank-transfer', { kind: 'bank-transfer', amount: euros(1) })).toBeUndefined();
    expect(timeOf('redirect', { kind: 'cancel', by: 'buyer' })).toBeUndefined();
  });
});
