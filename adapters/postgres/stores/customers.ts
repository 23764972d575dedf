import { and, eq, getTableColumns, gt } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { customers, sessions } from '../schema.ts';

/** A customer's account as it is stored. */
export type StoredCustomer = Readonly<typeof customers.$inferSelect>;

/** The customer of a session that has not expired; undefined for a visitor. */
export const customerOfSession = async (
  { orm }: Database,
  tokenHash: string,
  now: number,
): Promise<StoredCustomer | undefined> => {
  const [row] = await orm
    .select(getTableColumns(customers))
    .from(sessions)
    .innerJoin(customers, eq(customers.number, sessions.customerNumber))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))));
  return row;
};
