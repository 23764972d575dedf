import { and, eq, getTableColumns, gt } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { customers, openOrders, sessions } from '../schema/customers.ts';

/** With the order in the cart, if there is one. */
export type StoredCustomer = Readonly<typeof customers.$inferSelect> & {
  readonly order: Readonly<typeof openOrders.$inferSelect> | null;
};

/** Undefined for a visitor, and when the session has expired. */
export const customerOfSession = async (
  { orm }: Database,
  tokenHash: string,
  now: number,
): Promise<StoredCustomer | undefined> => {
  const [row] = await orm
    .select({ customer: getTableColumns(customers), order: getTableColumns(openOrders) })
    .from(sessions)
    .innerJoin(customers, eq(customers.number, sessions.customerNumber))
    .leftJoin(openOrders, eq(openOrders.customerNumber, customers.number))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))));
  return row && { ...row.customer, order: row.order };
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
