/** What every implementation of the port of orders must do. */
import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { emptyCart, type Cart } from '../../core/domain/cart/cart.ts';
import { placedOrder } from '../../core/domain/order/next-order.ts';
import { orderNumber } from '../../core/domain/order/order-number.ts';
import type { OrderEvent, PlacedOrder } from '../../core/domain/order/order.ts';
import { issuedVoucherCode } from '../../core/domain/voucher/voucher-code.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Carts } from '../../core/ports/carts.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Orders, OrderToPlace } from '../../core/ports/orders.ts';
import type { Owner } from '../../core/ports/owner.ts';
import type { Vouchers } from '../../core/ports/vouchers.ts';
import { euros, orderOf } from '../arbitraries/order.ts';

type Started = { readonly orders: Orders; readonly carts: Carts; readonly vouchers: Vouchers };

const answerOf = async <A>(call: TE.TaskEither<unknown, A>): Promise<A> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

/**
 * The suite; the clock is that of the stores. `submits`: how often one order is placed at once, which
 * a database answers one after the other.
 */
export const ordersContract = (
  name: string,
  clock: Clock,
  start: () => Promise<Started>,
  submits = 1_000,
): void => {
  const voucherOf = async (vouchers: Vouchers, minorUnits: number): Promise<string> => {
    const id = randomUUID();
    const code = issuedVoucherCode(crypto.getRandomValues(new Uint8Array(20)));
    const expiresAt = clock.now() + 1_000;
    const mail = { id: `voucher-${id}`, to: 'a@example.com', subject: '', text: '' };
    await answerOf(
      vouchers.issue(
        { id, code, amount: euros(minorUnits), expiresAt },
        { mail, at: clock.now() + 86_400_000 },
      ),
    );
    return id;
  };

  const someone = (): Owner => ({ kind: 'visitor', key: randomUUID() });

  /** With its cart, which holds the canvas of the order. */
  const ready = async (
    { carts }: Started,
    change: Partial<PlacedOrder> = {},
    owner = someone(),
  ): Promise<OrderToPlace> => {
    const id = randomUUID();
    const sample = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect' });
    const placed = { ...sample, id, number: orderNumber(id, '2026-11-27'), ...change };
    const cart: Cart = {
      ...emptyCart,
      items: placed.items.map(({ article, quantity }) => ({ article, quantity })),
    };
    await answerOf(carts.change(owner, () => E.right(cart)));
    return { placed, owner, cart };
  };

  const captured = (key: string): OrderEvent => ({
    kind: 'payment',
    key,
    at: clock.now(),
    paymentId: 'payment-1',
    status: { kind: 'captured', amount: euros(4_490) },
    isAnswer: true,
  });

  describe(`orders: ${name}`, () => {
    test('are placed once, with what has to be done, and empty the cart', async () => {
      const started = await start();
      const { orders, carts } = started;
      const wanted = await ready(started);
      const { placed, owner } = wanted;
      const { order, effects } = placedOrder(placed);
      expect(await answerOf(orders.place(wanted))).toEqual({ kind: 'placed', order });
      expect(await answerOf(orders.place(wanted))).toEqual({ kind: 'known', order });
      expect(await answerOf(carts.read(owner))).toEqual(emptyCart);
      const waiting = await answerOf(orders.waiting(placed.id));
      expect(waiting.map(({ effect }) => effect)).toEqual(effects);
      expect(waiting.every(({ failure }) => failure === undefined)).toBe(true);
    });

    test('are found by their id, number, link and customer, the last first', async () => {
      const started = await start();
      const { orders } = started;
      const sample = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect' });
      const customerId = randomUUID();
      const buyer = { ...sample.buyer, customerId };
      // Of the future, so that they are the first of the list.
      const placedAt = clock.now() + 10_000_000_000;
      const first = await ready(started, { buyer, placedAt });
      const second = await ready(started, { buyer, placedAt: placedAt + 1 });
      for (const one of [first, second]) await answerOf(orders.place(one));
      const { id, number } = first.placed;
      const { order } = placedOrder(first.placed);
      const last = placedOrder(second.placed).order;
      expect(await answerOf(orders.find(id))).toEqual(order);
      expect(
        await answerOf(orders.findByNumber(number.toLowerCase().replaceAll('-', ' '))),
      ).toEqual(order);
      expect(await answerOf(orders.findByToken(orders.tokenOf(id)))).toEqual(order);
      expect(orders.tokenOf(id)).not.toBe(orders.tokenOf(second.placed.id));
      expect(await answerOf(orders.ofCustomer(customerId))).toEqual([last, order]);
      expect(await answerOf(orders.list({ most: 2 }))).toEqual([last, order]);
      expect(await answerOf(orders.list({ most: 1, before: placedAt + 1 }))).toEqual([order]);
      await answerOf(orders.apply(id, captured('paid')));
      expect(
        (await answerOf(orders.list({ most: 1, states: ['paid', 'rendering'] })))[0]?.placed.id,
      ).toBe(id);
      const other = { most: 2, before: placedAt + 2 };
      for (const email of [buyer.email, buyer.email.toUpperCase()])
        expect(
          (await answerOf(orders.list({ ...other, email }))).map(({ placed }) => placed.id),
        ).toEqual([second.placed.id, id]);
      expect(await answerOf(orders.list({ ...other, email: `x${buyer.email}` }))).toEqual([]);
      // Nothing was given up yet.
      expect(await answerOf(orders.list({ ...other, isStuck: true }))).not.toContainEqual(last);
      for (const nobody of [
        orders.find(randomUUID()),
        orders.find('no id'),
        orders.findByNumber('2026'),
        orders.findByToken(''),
      ])
        expect(await answerOf(nobody)).toBeUndefined();
      expect(await answerOf(orders.ofCustomer('nobody'))).toEqual([]);
    });

    test('are not placed for another cart than was seen', async () => {
      const started = await start();
      const { orders, carts, vouchers } = started;
      const voucher = await voucherOf(vouchers, 500);
      const wanted = await ready(started, { vouchers: [{ id: voucher, amount: euros(500) }] });
      const changed = {
        ...wanted.cart,
        items: wanted.cart.items.map((item) => ({ ...item, quantity: 2 })),
      };
      await answerOf(carts.change(wanted.owner, () => E.right(changed)));
      expect(await orders.place(wanted)()).toEqual(E.left({ kind: 'cart-changed' }));
      expect(await answerOf(orders.find(wanted.placed.id))).toBeUndefined();
      expect((await answerOf(vouchers.held([voucher])))[0]?.balance).toEqual(euros(500));
      expect(await answerOf(carts.read(wanted.owner))).toMatchObject({ items: changed.items });
      // A cart is ordered once, by whichever checkout.
      const other = await ready(started);
      await answerOf(orders.place(other));
      const again = { ...other, placed: { ...other.placed, id: randomUUID(), number: 'another' } };
      expect(await orders.place(again)()).toEqual(E.left({ kind: 'cart-changed' }));
    });

    test('are paid by vouchers together with being placed, or not placed', async () => {
      const started = await start();
      const { orders, carts, vouchers } = started;
      const [full, low] = [await voucherOf(vouchers, 500), await voucherOf(vouchers, 99)];
      const paying = (id: string, minorUnits: number) => ({ id, amount: euros(minorUnits) });
      const short = await ready(started, { vouchers: [paying(full, 500), paying(low, 100)] });
      expect(await orders.place(short)()).toEqual(
        E.left({ kind: 'voucher-refused', id: low, problem: 'balance-too-low' }),
      );
      const nobody = randomUUID();
      const unknown = await ready(started, { vouchers: [paying(nobody, 1)] });
      expect(await orders.place(unknown)()).toEqual(
        E.left({ kind: 'voucher-refused', id: nobody, problem: 'voucher-unknown' }),
      );
      expect(await answerOf(carts.read(short.owner))).toMatchObject({ items: short.cart.items });
      const whole = await ready(started, { vouchers: [paying(full, 400), paying(low, 99)] });
      await answerOf(orders.place(whole));
      await answerOf(orders.place(whole));
      const held = await answerOf(vouchers.held([full, low]));
      expect(held.map((voucher) => voucher?.balance)).toEqual([euros(100), euros(0)]);
    });

    test('become what events make of them, each told once', async () => {
      const started = await start();
      const { orders } = started;
      const wanted = await ready(started);
      await answerOf(orders.place(wanted));
      const { id } = wanted.placed;
      const before = await answerOf(orders.waiting(id));
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => answerOf(orders.apply(id, captured('paid')))),
      );
      for (const order of answers)
        expect(order).toMatchObject({ state: { kind: 'paid' }, history: [{ key: 'paid' }] });
      const kinds = (await answerOf(orders.waiting(id))).map(({ effect }) => effect.kind);
      expect(kinds.slice(before.length)).toEqual(['mail', 'begin-rendering']);
      const begun = { kind: 'rendering-begun', key: 'begun', at: clock.now() } as const;
      await answerOf(orders.apply(id, begun));
      expect(await answerOf(orders.find(id))).toMatchObject({
        state: { kind: 'rendering', done: [] },
        history: [{ key: 'paid' }, { key: 'begun' }],
      });
      const cancel = { kind: 'cancel', by: 'buyer', key: 'cancel', at: clock.now() } as const;
      expect(await orders.apply(id, cancel)()).toEqual(
        E.left({ kind: 'not-now', state: 'rendering' }),
      );
      for (const nobody of [randomUUID(), 'no id'])
        expect(await orders.apply(nobody, begun)()).toEqual(E.left({ kind: 'order-unknown' }));
      await answerOf(orders.retry(id, 'nothing'));
    });

    test('are placed once, however often it is asked at once', async () => {
      const started = await start();
      const { orders, vouchers } = started;
      const voucher = await voucherOf(vouchers, 500);
      const wanted = await ready(started, { vouchers: [{ id: voucher, amount: euros(300) }] });
      const answers = await Promise.all(
        Array.from({ length: submits }, () => answerOf(orders.place(wanted))),
      );
      expect(answers.filter(({ kind }) => kind === 'placed').length).toBe(1);
      const kinds = (await answerOf(orders.waiting(wanted.placed.id))).map(
        ({ effect }) => effect.kind,
      );
      expect(kinds).toEqual(['mail', 'begin-payment']);
      expect((await answerOf(vouchers.held([voucher])))[0]?.balance).toEqual(euros(200));
    });
  });
};
