/** Payments, the keys under which something was asked of them, and what their providers told. */
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';

import type { Money } from '../../../core/domain/money/money.ts';
import {
  applyPaymentChange,
  newPayment,
  paymentStatusOf,
  type PaymentChange,
  type PaymentEvent,
  type PaymentStatus,
} from '../../../core/domain/payment/payment.ts';
import { E } from '../../../core/fp.ts';
import type { Database, Orm } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import {
  paymentEvents,
  paymentKeys,
  payments,
  type KeptPaymentAnswer,
} from '../schema/payments.ts';
import { isUuid } from './is-uuid.ts';

export type KeptPayment = Readonly<typeof payments.$inferSelect>;

export type ClaimedKey = {
  readonly payment: KeptPayment;
  readonly command: string;
  /** Undefined until it is known. */
  readonly answer: KeptPaymentAnswer | undefined;
  /** Whether nobody has asked under it before. */
  readonly isNew: boolean;
};

const claimedOf = async (orm: Orm, key: string): Promise<ClaimedKey | undefined> => {
  const [row] = await orm
    .select()
    .from(paymentKeys)
    .innerJoin(payments, eq(payments.id, paymentKeys.paymentId))
    .where(eq(paymentKeys.key, key));
  if (row === undefined) return undefined;
  const { command, answer } = row.payment_keys;
  return { payment: row.payments, command, answer: answer ?? undefined, isNew: false };
};

/** Until the end of the transaction: each attempt of an order sees those before it. */
const lockOrder = (orm: Orm, orderId: string) =>
  orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${orderId}, 0))`);

/** The payment of an id. */
export const findPayment = async (
  { orm }: Transaction,
  id: string,
): Promise<KeptPayment | undefined> => {
  if (!isUuid(id)) return undefined;
  const [row] = await orm.select().from(payments).where(eq(payments.id, id));
  return row;
};

type ClaimedPayment = {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Money;
  readonly provider: string;
  readonly key: string;
  readonly command: string;
};

/**
 * Takes a key for a payment that is begun, or gives what it was taken for; `now`: milliseconds since
 * 1970.
 */
export const claimPayment = (
  database: Database,
  { id, orderId, amount, provider, key, command }: ClaimedPayment,
  now: number,
): Promise<ClaimedKey> =>
  inTransaction(database, async ({ orm }) => {
    await lockOrder(orm, orderId);
    const known = await claimedOf(orm, key);
    if (known !== undefined) return known;
    const attempt = (await orm.$count(payments, eq(payments.orderId, orderId))) + 1;
    const at = new Date(now);
    const row = { id, orderId, attempt, ...amount, provider, reference: null, begunAt: at };
    await orm.insert(payments).values(row);
    await orm.insert(paymentKeys).values({ key, paymentId: id, command, askedAt: at });
    return { payment: row, command, answer: undefined, isNew: true };
  });

/** Those that were begun for the same order before, the oldest first. */
export const earlierPayments = (
  { orm }: Database,
  { orderId, attempt }: KeptPayment,
): Promise<readonly KeptPayment[]> =>
  orm
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), lt(payments.attempt, attempt)))
    .orderBy(asc(payments.attempt));

/** Takes a key for a command on a payment, or gives what it was taken for. */
export const claimPaymentKey = async (
  { orm }: Database,
  payment: KeptPayment,
  { key, command }: { readonly key: string; readonly command: string },
  now: number,
): Promise<ClaimedKey> => {
  const added = await orm
    .insert(paymentKeys)
    .values({ key, paymentId: payment.id, command, askedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: paymentKeys.key });
  const known = added.length === 0 ? await claimedOf(orm, key) : undefined;
  return known ?? { payment, command, answer: undefined, isNew: true };
};

/**
 * Keeps what a provider calls a payment, unless another one was begun for the order meanwhile: that
 * one has closed all that it knew of.
 */
export const keepReference = (
  database: Database,
  { id, orderId, attempt }: KeptPayment,
  reference: string,
): Promise<'kept' | 'superseded'> =>
  inTransaction(database, async ({ orm }) => {
    await lockOrder(orm, orderId);
    const isLater = and(eq(payments.orderId, orderId), gt(payments.attempt, attempt));
    if ((await orm.$count(payments, isLater)) > 0) return 'superseded';
    await orm.update(payments).set({ reference }).where(eq(payments.id, id));
    return 'kept';
  });

/** The first answer stays; the one that is kept is given. */
export const keepPaymentAnswer = async (
  { orm }: Database,
  key: string,
  answer: KeptPaymentAnswer,
): Promise<KeptPaymentAnswer> => {
  const kept = sql`coalesce(${paymentKeys.answer}, ${JSON.stringify(answer)}::jsonb)`;
  const [row] = await orm
    .update(paymentKeys)
    .set({ answer: kept })
    .where(eq(paymentKeys.key, key))
    .returning({ answer: paymentKeys.answer });
  return row?.answer ?? answer;
};

/** What was told of a payment, and how it stands after that. */
export type PaymentNews = {
  readonly event: PaymentEvent;
  readonly orderId: string;
  readonly amount: Money;
  /** After all messages so far, in whatever order they came. */
  readonly status: PaymentStatus;
};

/** Works with the transaction that keeps the message: what it throws, the provider sends again. */
export type OnPaymentEvent = (transaction: Transaction, news: PaymentNews) => Promise<void>;

const changeOf = (
  { kind, minorUnits }: Pick<typeof paymentEvents.$inferSelect, 'kind' | 'minorUnits'>,
  { currency }: KeptPayment,
): PaymentChange =>
  kind === 'pending' || kind === 'failed' || kind === 'cancelled'
    ? { kind }
    : { kind, total: { minorUnits: minorUnits ?? 0, currency } };

/**
 * Keeps a verified message, once for its id, and tells of it. `unknown`: of a payment of somebody
 * else, or in another currency than it was begun in; nothing is kept then.
 */
export const keepPaymentEvent = (
  database: Database,
  event: PaymentEvent,
  tell: OnPaymentEvent,
  now: number,
): Promise<'kept' | 'known' | 'unknown'> =>
  inTransaction(database, async (transaction) => {
    const { orm } = transaction;
    if (!isUuid(event.paymentId)) return 'unknown';
    // Messages of one payment wait for each other.
    const [payment] = await orm
      .select()
      .from(payments)
      .where(eq(payments.id, event.paymentId))
      .for('update');
    const total = 'total' in event ? event.total : undefined;
    if (payment === undefined || (total !== undefined && total.currency !== payment.currency))
      return 'unknown';
    const added = await orm
      .insert(paymentEvents)
      .values({
        id: event.id,
        paymentId: payment.id,
        kind: event.kind,
        minorUnits: total?.minorUnits,
        happenedAt: new Date(event.at),
        keptAt: new Date(now),
      })
      .onConflictDoNothing({ target: paymentEvents.id })
      .returning({ id: paymentEvents.id });
    if (added.length === 0) return 'known';
    const told = await orm
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.paymentId, payment.id));
    const amount: Money = { minorUnits: payment.minorUnits, currency: payment.currency };
    const folded = told.reduce(
      (one, row) => E.getOrElse(() => one)(applyPaymentChange(one, changeOf(row, payment))),
      newPayment(amount),
    );
    const news = { event, orderId: payment.orderId, amount, status: paymentStatusOf(folded) };
    await tell(transaction, news);
    return 'kept';
  });
