import { DrizzleQueryError } from 'drizzle-orm';

import type { Database } from './database.ts';

/** A database as the queries of a transaction see it. */
export type Transaction = Pick<Database, 'orm'>;

/**
 * Runs queries that are kept together or not at all. A transaction that cannot begin or end, such as
 * one without a connection, fails as its queries do.
 */
export const inTransaction = async <A>(
  { orm }: Database,
  run: (transaction: Transaction) => Promise<A>,
): Promise<A> => {
  try {
    return await orm.transaction((transaction) => run({ orm: transaction }));
  } catch (error) {
    if (error instanceof DrizzleQueryError || !(error instanceof Error)) throw error;
    throw new DrizzleQueryError('transaction', [], error);
  }
};
