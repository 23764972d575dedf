/** What has to be done for orders is done at least once, by whichever process of the shop. */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';

import type { OrderEffect } from '../../../core/domain/order/order.ts';
import type { Database } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { orderOutbox } from '../schema/orders.ts';

export type ClaimedEffect = {
  readonly row: number;
  readonly orderId: string;
  readonly effect: OrderEffect;
  /** This one included. */
  readonly attempts: number;
};

/**
 * Takes what is longest overdue; undefined where nothing is. Other processes get it after `lease`
 * milliseconds: one that ends while it does it loses nothing.
 */
export const claimEffect = (
  database: Database,
  now: number,
  lease: number,
): Promise<ClaimedEffect | undefined> =>
  inTransaction(database, async ({ orm }) => {
    const [row] = await orm
      .select()
      .from(orderOutbox)
      .where(lte(orderOutbox.nextAttemptAt, new Date(now)))
      .orderBy(asc(orderOutbox.nextAttemptAt), asc(orderOutbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return undefined;
    const attempts = row.attempts + 1;
    await orm
      .update(orderOutbox)
      .set({ attempts, nextAttemptAt: new Date(now + lease) })
      .where(eq(orderOutbox.id, row.id));
    return { row: row.id, orderId: row.orderId, effect: row.effect, attempts };
  });

/** It is done. */
export const removeEffect = async ({ orm }: Database, { row }: ClaimedEffect): Promise<void> => {
  await orm.delete(orderOutbox).where(eq(orderOutbox.id, row));
};

/** It is done with the transaction, and so exactly once. One that is gone already changes nothing. */
export const removeEffectOf = async (
  { orm }: Transaction,
  orderId: string,
  key: string,
): Promise<void> => {
  await orm
    .delete(orderOutbox)
    .where(and(eq(orderOutbox.orderId, orderId), eq(orderOutbox.key, key)));
};

/** `nextAt`: milliseconds since 1970; undefined where it is given up. */
export const delayEffect = async (
  { orm }: Database,
  { row }: ClaimedEffect,
  failure: string,
  nextAt: number | undefined,
): Promise<void> => {
  await orm
    .update(orderOutbox)
    .set({ failure, nextAttemptAt: nextAt === undefined ? null : new Date(nextAt) })
    .where(eq(orderOutbox.id, row));
};

/** When the next one is due, in milliseconds since 1970; undefined where none waits. */
export const nextEffectAt = async ({ orm }: Database): Promise<number | undefined> => {
  const [row] = await orm
    .select({ at: orderOutbox.nextAttemptAt })
    .from(orderOutbox)
    .where(isNotNull(orderOutbox.nextAttemptAt))
    .orderBy(asc(orderOutbox.nextAttemptAt))
    .limit(1);
  return row?.at?.getTime();
};
