/** Orders, what happened to them, and what has to be done for them: written together. */
import { createHmac } from 'node:crypto';

import { and, asc, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';

import { cartContent, emptyCart } from '../../../core/domain/cart/cart.ts';
import { nextOrder, placedOrder } from '../../../core/domain/order/next-order.ts';
import { readOrderNumber } from '../../../core/domain/order/order-number.ts';
import type { OrderRefusal } from '../../../core/domain/order/order-step.ts';
import type { Order, OrderEffect, OrderEvent } from '../../../core/domain/order/order.ts';
import type { VoucherMovement } from '../../../core/domain/voucher/voucher-account.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type {
  Orders,
  OrderToPlace,
  OrderUnknown,
  PlacingRefusal,
} from '../../../core/ports/orders.ts';
import type { Database, Orm } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { orderEvents, orderOutbox, orders } from '../schema/orders.ts';
import { ownedCarts } from './carts.ts';
import { isUuid } from './is-uuid.ts';
import { askStore } from './owned-lists.ts';
import { keepMovement, lockAndMove } from './vouchers.ts';

type OrderStoreSettings = {
  readonly database: () => Promise<Database>;
  readonly clock: Clock;
  /** The secret of the links to orders. */
  readonly key: () => string;
};

type Row = Readonly<typeof orders.$inferSelect>;

/** Of the movement by which a voucher pays for an order. */
const keyOfVoucher = (orderId: string): string => `order:${orderId}`;

const orderOf = async (orm: Orm, row: Row): Promise<Order> => {
  const { id, number, customerNumber, placed, state, account } = row;
  const events = await orm
    .select({ event: orderEvents.event })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id));
  const buyer = { ...placed.buyer, customerId: customerNumber ?? undefined };
  return {
    placed: { ...placed, id, number, buyer },
    state,
    account,
    history: events.map(({ event }) => event),
  };
};

const ordersOf = async (orm: Orm, rows: readonly Row[]): Promise<readonly Order[]> =>
  Promise.all(rows.map((row) => orderOf(orm, row)));

const firstWhere = async (orm: Orm, condition: SQL): Promise<Order | undefined> => {
  const [row] = await orm.select().from(orders).where(condition);
  return row && orderOf(orm, row);
};

const findById = async (orm: Orm, id: string): Promise<Order | undefined> =>
  isUuid(id) ? firstWhere(orm, eq(orders.id, id)) : undefined;

const queueEffects = async (
  { orm }: Transaction,
  orderId: string,
  effects: readonly OrderEffect[],
  now: number,
): Promise<void> => {
  if (effects.length > 0)
    await orm.insert(orderOutbox).values(
      effects.map((effect) => ({
        orderId,
        key: effect.key,
        effect,
        nextAttemptAt: new Date(now),
      })),
    );
};

/** By what its number says, in a transaction. */
export const orderByNumber = async (
  { orm }: Transaction,
  number: string,
): Promise<Order | undefined> => firstWhere(orm, eq(orders.number, readOrderNumber(number)));

/** Writes what an event makes of an order, and what has to be done for it. */
export const applyOrderEvent = async (
  transaction: Transaction,
  id: string,
  event: OrderEvent,
  now: number,
): Promise<E.Either<OrderRefusal | OrderUnknown, Order>> => {
  const { orm } = transaction;
  const [row] = isUuid(id)
    ? await orm.select().from(orders).where(eq(orders.id, id)).for('update')
    : [];
  if (row === undefined) return E.left({ kind: 'order-unknown' });
  const before = await orderOf(orm, row);
  const next = nextOrder(before, event);
  if (E.isLeft(next)) return next;
  const { order, effects } = next.right;
  if (order === before) return E.right(order);
  const { state, account } = order;
  await orm
    .insert(orderEvents)
    .values({ orderId: id, key: event.key, event, happenedAt: new Date(event.at) });
  await orm.update(orders).set({ stateName: state.kind, state, account }).where(eq(orders.id, id));
  await queueEffects(transaction, id, effects, now);
  return E.right(order);
};

/** Empties the owner's cart in a transaction, where it still is what was seen. */
const emptyOrderedCart = async (
  database: Database,
  { orm }: Transaction,
  { owner, cart }: OrderToPlace,
  now: number,
): Promise<boolean> => {
  const within: Database = { ...database, orm, transaction: (run) => run(orm) };
  const seen = cartContent(cart);
  const emptied = await ownedCarts.change(
    within,
    owner,
    (before) => (cartContent(before) === seen ? E.right(emptyCart) : E.left('changed' as const)),
    now,
  );
  return E.isRight(emptied);
};

type Placing = E.Either<
  PlacingRefusal,
  { readonly kind: 'placed' | 'known'; readonly order: Order }
>;

/** Orders in the shop's database, which is asked for with each call, and may fail. */
export const keptOrders = ({ database, clock, key }: OrderStoreSettings): Orders => {
  const secretOf = (purpose: string, text: string): string =>
    createHmac('sha256', key()).update(`${purpose}\n${text}`).digest('base64url');
  const tokenOf = (id: string): string => secretOf('order', id);
  const hashOf = (token: string): string => secretOf('order-token', token);

  const ask = <A>(question: (opened: Database) => Promise<A>) =>
    askStore('orders-unavailable', async () => question(await database()));

  const writeOrder = async (
    transaction: Transaction,
    { order: { placed, state, account }, effects }: ReturnType<typeof placedOrder>,
    now: number,
  ): Promise<void> => {
    const { id, number, buyer, ...rest } = placed;
    const { customerId, ...kept } = buyer;
    await transaction.orm.insert(orders).values({
      id,
      number,
      tokenHash: hashOf(tokenOf(id)),
      customerNumber: customerId ?? null,
      email: buyer.email,
      placed: { ...rest, buyer: kept },
      stateName: state.kind,
      state,
      account,
      placedAt: new Date(placed.placedAt),
    });
    await queueEffects(transaction, id, effects, now);
  };

  const place = async (
    opened: Database,
    transaction: Transaction,
    wanted: OrderToPlace,
  ): Promise<Placing> => {
    const { id, vouchers } = wanted.placed;
    const { orm } = transaction;
    const now = clock.now();
    // Another submit of the same checkout may be through first, while this one waits for its locks.
    const orElse = async (refusal: PlacingRefusal): Promise<Placing> => {
      const known = await findById(orm, id);
      return known === undefined ? E.left(refusal) : E.right({ kind: 'known', order: known });
    };
    const known = await findById(orm, id);
    if (known !== undefined) return E.right({ kind: 'known', order: known });

    // Nothing is written before all is found to be right; locked in one order.
    const movements: (readonly [string, VoucherMovement | undefined])[] = [];
    for (const { id: voucherId, amount } of vouchers.toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    )) {
      const { minorUnits } = amount;
      const moved = await lockAndMove(
        transaction,
        voucherId,
        { kind: 'redeem', key: keyOfVoucher(id), order: id, minorUnits },
        now,
      );
      if (E.isLeft(moved))
        return orElse({ kind: 'voucher-refused', id: voucherId, problem: moved.left.kind });
      movements.push([voucherId, moved.right.movement]);
    }
    if (!(await emptyOrderedCart(opened, transaction, wanted, now)))
      return orElse({ kind: 'cart-changed' });

    const step = placedOrder(wanted.placed);
    for (const [voucherId, movement] of movements)
      await keepMovement(transaction, voucherId, movement, now);
    await writeOrder(transaction, step, now);
    return E.right({ kind: 'placed', order: step.order });
  };

  return {
    tokenOf,
    place: (wanted) =>
      pipe(
        ask((opened) => inTransaction(opened, (transaction) => place(opened, transaction, wanted))),
        TE.flatMapEither((answer) => answer),
      ),
    find: (id) => ask(({ orm }) => findById(orm, id)),
    findByNumber: (number) =>
      ask(({ orm }) => firstWhere(orm, eq(orders.number, readOrderNumber(number)))),
    findByToken: (token) => ask(({ orm }) => firstWhere(orm, eq(orders.tokenHash, hashOf(token)))),
    ofCustomer: (number) =>
      ask(async ({ orm }) =>
        ordersOf(
          orm,
          await orm
            .select()
            .from(orders)
            .where(eq(orders.customerNumber, number))
            .orderBy(desc(orders.placedAt)),
        ),
      ),
    list: ({ states, before, email, isStuck, most }) =>
      ask(async ({ orm }) =>
        ordersOf(
          orm,
          await orm
            .select()
            .from(orders)
            .where(
              and(
                states && inArray(orders.stateName, [...states]),
                before === undefined ? undefined : lt(orders.placedAt, new Date(before)),
                email === undefined
                  ? undefined
                  : eq(sql`lower(${orders.email})`, email.toLowerCase()),
                isStuck &&
                  inArray(
                    orders.id,
                    orm
                      .select({ id: orderOutbox.orderId })
                      .from(orderOutbox)
                      .where(isNull(orderOutbox.nextAttemptAt)),
                  ),
              ),
            )
            .orderBy(desc(orders.placedAt))
            .limit(most),
        ),
      ),
    apply: (id, event) =>
      pipe(
        ask((opened) =>
          inTransaction(opened, (transaction) =>
            applyOrderEvent(transaction, id, event, clock.now()),
          ),
        ),
        TE.flatMapEither((answer) => answer),
      ),
    waiting: (id) =>
      ask(async ({ orm }) => {
        const rows = isUuid(id)
          ? await orm
              .select()
              .from(orderOutbox)
              .where(eq(orderOutbox.orderId, id))
              .orderBy(asc(orderOutbox.id))
          : [];
        return rows.map(({ effect, attempts, nextAttemptAt, failure }) => ({
          effect,
          attempts,
          nextAttemptAt: nextAttemptAt?.getTime(),
          failure: failure ?? undefined,
        }));
      }),
    retry: (id, effectKey) =>
      ask(async ({ orm }) => {
        if (isUuid(id))
          await orm
            .update(orderOutbox)
            .set({ attempts: 0, nextAttemptAt: new Date(clock.now()), failure: null })
            .where(
              and(
                eq(orderOutbox.orderId, id),
                eq(orderOutbox.key, effectKey),
                isNull(orderOutbox.nextAttemptAt),
              ),
            );
      }),
  };
};
