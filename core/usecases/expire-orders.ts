/** Cancels orders that nobody has paid in time, so that their vouchers can pay for others. */
import { expiresAt, shortestTimeToPay } from '../domain/order/order-expiry.ts';
import type { Order } from '../domain/order/order.ts';
import { E } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasOrders, Orders } from '../ports/orders.ts';
import type { HasPaymentCommands } from '../ports/payments.ts';
import { askPayment } from './pay-order.ts';

type Needs = HasOrders & HasPaymentCommands & HasClock;

const pageSize = 100;

const isExpired = (order: Order, now: number): boolean => {
  const at = expiresAt(order);
  return at !== undefined && at <= now;
};

/** Payments are asked first: a message that money came may be lost. Without an answer it waits. */
const expire = async (order: Order, needs: Needs): Promise<void> => {
  const { orders, clock } = needs;
  const { id } = order.placed;
  for (const { paymentId } of order.account.payments) {
    const asked = await askPayment(order, `expiry:${paymentId}`, paymentId)(needs)();
    if (E.isLeft(asked) && asked.left.again === 'later') return;
  }
  const found = await orders.find(id)();
  const now = clock.now();
  if (E.isLeft(found) || found.right === undefined || !isExpired(found.right, now)) return;
  await orders.apply(id, { kind: 'cancel', by: 'desk', key: 'expired', at: now })();
};

/** All that are expired now; an outage leaves the rest to the next time. */
export const expireOrders = async (needs: Needs): Promise<void> => {
  const now = needs.clock.now();
  let before: number | undefined = now - shortestTimeToPay + 1;
  while (before !== undefined) {
    const found: Awaited<ReturnType<ReturnType<Orders['list']>>> = await needs.orders.list({
      states: ['placed'],
      before,
      most: pageSize,
    })();
    if (E.isLeft(found)) return;
    for (const order of found.right) if (isExpired(order, now)) await expire(order, needs);
    before = found.right.length < pageSize ? undefined : found.right.at(-1)?.placed.placedAt;
  }
};
