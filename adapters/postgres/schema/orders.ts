import { index, integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import type {
  OrderAccount,
  OrderBuyer,
  OrderEffect,
  OrderEvent,
  OrderState,
  PlacedOrder,
} from '../../../core/domain/order/order.ts';
import { instant } from './instant.ts';

/** Without the number of the customer, which an order loses with the account. */
type KeptOrder = Omit<PlacedOrder, 'id' | 'number' | 'buyer'> & {
  readonly buyer: Omit<OrderBuyer, 'customerId'>;
};

/** As `json`, which unlike `jsonb` holds every character. */
export const orders = pgTable(
  'orders',
  {
    /** The UUID of its checkout. */
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    /** HMAC of the secret of its page. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null for a guest, and for an account that was closed. */
    customerNumber: text('customer_number'),
    email: text('email').notNull(),
    /** Never changed. */
    placed: json('placed').$type<KeptOrder>().notNull(),
    stateName: text('state_name').notNull(),
    state: json('state').$type<OrderState>().notNull(),
    account: json('account').$type<OrderAccount>().notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [
    index('orders_customer_number').on(table.customerNumber),
    index('orders_placed_at').on(table.placedAt),
  ],
);

/** What happened to orders. Rows are added only: a trigger refuses changes. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of who told it: told again it changes nothing. */
    key: text('key').notNull(),
    event: json('event').$type<OrderEvent>().notNull(),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [unique('order_events_key').on(table.orderId, table.key)],
);

/**
 * What has to be done for orders: written together with what asks for it, removed when done. What
 * cannot be done stays, without a next attempt, until somebody looks at it.
 */
export const orderOutbox = pgTable(
  'order_outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    key: text('key').notNull(),
    effect: json('effect').$type<OrderEffect>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null where it was given up. */
    nextAttemptAt: instant('next_attempt_at'),
    failure: text('failure'),
  },
  (table) => [
    unique('order_outbox_key').on(table.orderId, table.key),
    index('order_outbox_next_attempt_at').on(table.nextAttemptAt),
  ],
);
