import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../core/domain/locale/locales.ts';
import type { Payment, PaymentStatus } from '../../../core/domain/payment/payment.ts';
import { instant } from './instant.ts';

/** Payments that were begun. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: text('order_id').notNull(),
    /** From 1, of those for the order. */
    attempt: integer('attempt').notNull(),
    minorUnits: integer('minor_units').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    provider: text('provider').notNull(),
    /** The provider's own name of it; null until the provider has answered. */
    reference: text('reference'),
    begunAt: instant('begun_at').notNull(),
  },
  (table) => [unique('payments_attempt').on(table.orderId, table.attempt)],
);

/** What a key was answered. */
export type KeptPaymentAnswer =
  | { readonly kind: 'begun'; readonly redirect: string }
  | { readonly kind: 'status'; readonly status: PaymentStatus };

/** Keys of payments, for ever: providers forget theirs. */
export const paymentKeys = pgTable('payment_keys', {
  key: text('key').primaryKey(),
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => payments.id),
  /** All that it asked for. */
  command: text('command').notNull(),
  /** Null until it is known. */
  answer: jsonb('answer').$type<KeptPaymentAnswer>(),
  askedAt: instant('asked_at').notNull(),
});

/** Verified messages of providers, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', {
      enum: ['pending', 'failed', 'cancelled', 'authorised', 'captured', 'refunded'],
    }).notNull(),
    /** In all until then; null where the kind has none. */
    minorUnits: integer('minor_units'),
    happenedAt: instant('happened_at').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [index('payment_events_payment').on(table.paymentId)],
);

/** Of the embedded provider, which takes no money. */
export const testPayments = pgTable('test_payments', {
  reference: text('reference').primaryKey(),
  paymentId: uuid('payment_id').notNull().unique(),
  orderNumber: text('order_number').notNull(),
  locale: text('locale').notNull(),
  returnTo: text('return_to').notNull(),
  payment: jsonb('payment').$type<Payment>().notNull(),
  /** How its messages are sent. */
  manner: text('manner', { enum: ['plain', 'doubled', 'late', 'reordered', 'silent'] }).notNull(),
  /** Minor units by the key of each refund. */
  refunds: jsonb('refunds').$type<Readonly<Record<string, number>>>().notNull(),
  /** When a pending payment ends, and how. */
  settlesAt: instant('settles_at'),
  settlesAs: text('settles_as', { enum: ['authorised', 'failed'] }),
});

/** Messages of the embedded provider that have not arrived yet. */
export const testPaymentMessages = pgTable(
  'test_payment_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('test_payment_messages_due').on(table.dueAt)],
);
