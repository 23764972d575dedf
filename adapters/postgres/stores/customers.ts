import { and, eq, getTableColumns, gt } from 'drizzle-orm';

import { isUseNoted, sessionEnd } from '../../../core/domain/customer/account-sessions.ts';
import type { Database } from '../database.ts';
import { customers, openOrders, sessions } from '../schema/customers.ts';

/** With the session that asks, and the order in the cart, if there is one. */
export type StoredCustomer = Readonly<typeof customers.$inferSelect> & {
  readonly session: Readonly<typeof sessions.$inferSelect>;
  readonly order: Readonly<typeof openOrders.$inferSelect> | null;
};

/**
 * Undefined for a visitor, and when the session has expired. Its use is written down now and then
 * (`isUseNoted`).
 */
export const customerOfSession = async (
  { orm }: Database,
  tokenHash: string,
  now: number,
): Promise<StoredCustomer | undefined> => {
  const [row] = await orm
    .select({
      customer: getTableColumns(customers),
      session: getTableColumns(sessions),
      order: getTableColumns(openOrders),
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.number, sessions.customerNumber))
    .leftJoin(openOrders, eq(openOrders.customerNumber, customers.number))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))));
  if (row === undefined) return undefined;
  const { customer, session, order } = row;
  const begunAt = session.begunAt.getTime();
  if (isUseNoted({ begunAt, usedAt: session.usedAt.getTime() }, now))
    await orm
      .update(sessions)
      .set({ usedAt: new Date(now), expiresAt: new Date(sessionEnd({ begunAt, usedAt: now })) })
      .where(eq(sessions.tokenHash, tokenHash));
  return { ...customer, session, order };
};

/** Makes the order in a customer's cart a white-label one, or a usual one. */
export const markWhitelabelOrder = async (
  { orm }: Database,
  customerNumber: string,
  isWhitelabelOrder: boolean,
): Promise<void> => {
  await orm
    .insert(openOrders)
    .values({ customerNumber, isWhitelabelOrder })
    .onConflictDoUpdate({ target: openOrders.customerNumber, set: { isWhitelabelOrder } });
};
