import { cartContent, emptyCart } from '../../core/domain/cart/cart.ts';
import { nextOrder, placedOrder } from '../../core/domain/order/next-order.ts';
import { readOrderNumber } from '../../core/domain/order/order-number.ts';
import type { Order, OrderEffect } from '../../core/domain/order/order.ts';
import { E, TE } from '../../core/fp.ts';
import type { Carts } from '../../core/ports/carts.ts';
import type { Orders } from '../../core/ports/orders.ts';
import type { Vouchers } from '../../core/ports/vouchers.ts';

/** Orders in memory, beside the carts that they empty and the vouchers that pay for them. */
export const memoryOrders = (carts: Carts, vouchers: Vouchers): Orders => {
  const kept = new Map<string, Order>();
  const outbox = new Map<string, OrderEffect[]>();
  const all = () =>
    [...kept.values()].toSorted((one, other) => other.placed.placedAt - one.placed.placedAt);
  const keep = (order: Order, effects: readonly OrderEffect[]): void => {
    const { id } = order.placed;
    kept.set(id, order);
    outbox.set(id, [...(outbox.get(id) ?? []), ...effects]);
  };
  return {
    tokenOf: (id) => `token-${id}`,
    place:
      ({ placed, owner, cart }) =>
      async () => {
        const { id } = placed;
        const known = kept.get(id);
        if (known !== undefined) return E.right({ kind: 'known', order: known });
        const moved: string[] = [];
        const release = async () => {
          for (const one of moved)
            await vouchers.move(one, { kind: 'release', key: crypto.randomUUID(), order: id })();
        };
        for (const { id: voucher, amount } of placed.vouchers) {
          const { minorUnits } = amount;
          const command = { kind: 'redeem', key: `order:${id}`, order: id, minorUnits } as const;
          const answer = await vouchers.move(voucher, command)();
          if (E.isLeft(answer)) {
            await release();
            const { left } = answer;
            return E.left(
              left.kind === 'vouchers-unavailable'
                ? { kind: 'orders-unavailable', reason: left.reason }
                : { kind: 'voucher-refused', id: voucher, problem: left.kind },
            );
          }
          moved.push(voucher);
        }
        const emptied = await carts.change(owner, (before) =>
          cartContent(before) === cartContent(cart)
            ? E.right(emptyCart)
            : E.left({ kind: 'cart-changed' } as const),
        )();
        // Another submit may have come through meanwhile.
        const first = kept.get(id);
        if (first !== undefined) return E.right({ kind: 'known', order: first });
        if (E.isLeft(emptied)) {
          await release();
          return E.left({ kind: 'cart-changed' });
        }
        const { order, effects } = placedOrder(placed);
        keep(order, effects);
        return E.right({ kind: 'placed', order });
      },
    find: (id) => async () => E.right(kept.get(id)),
    findByNumber: (number) => async () =>
      E.right(all().find(({ placed }) => placed.number === readOrderNumber(number))),
    findByToken: (token) => async () =>
      E.right(all().find(({ placed }) => `token-${placed.id}` === token)),
    ofCustomer: (number) => async () =>
      E.right(all().filter(({ placed }) => placed.buyer.customerId === number)),
    list:
      ({ states, before = Infinity, email, isStuck, most }) =>
      async () =>
        E.right(
          all()
            .filter(
              ({ placed, state }) =>
                placed.placedAt < before &&
                (states?.includes(state.kind) ?? true) &&
                // Nothing is ever given up here.
                isStuck !== true &&
                (email === undefined || placed.buyer.email.toLowerCase() === email.toLowerCase()),
            )
            .slice(0, most),
        ),
    apply: (id, event) => async () => {
      const order = kept.get(id);
      if (order === undefined) return E.left({ kind: 'order-unknown' });
      const next = nextOrder(order, event);
      if (E.isLeft(next)) return next;
      keep(next.right.order, next.right.effects);
      return E.right(next.right.order);
    },
    waiting: (id) => async () =>
      E.right(
        (outbox.get(id) ?? []).map((effect) => ({
          effect,
          attempts: 0,
          nextAttemptAt: 0,
          failure: undefined,
        })),
      ),
    retry: () => TE.right(undefined),
  };
};
