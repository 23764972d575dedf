import { DrizzleQueryError } from 'drizzle-orm';

import type { Database } from './database.ts';

export type Transaction = Pick<Database, 'orm'>;

/**
 * Runs queries that are kept together or not at all. A transaction that cannot begin or end, as
 * without a connection, fails as its queries do.
 */
export const inTransaction = async <A>(
  { transaction }: Database,
  run: (transaction: Transaction) => Promise<A>,
): Promise<A> => {
  try {
    return await transaction((orm) => run({ orm }));
  } catch (error) {
    if (error instanceof DrizzleQueryError || !(error instanceof Error)) throw error;
    throw new DrizzleQueryError('transaction', [], error);
  }
};
