import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';

import type { Database } from '../../../adapters/postgres/database.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';

const orm = drizzle('postgres://localhost/nowhere');

/** Nothing is asked of it. */
const databaseThat = (transaction: Database['transaction']): Database => ({
  engine: 'postgres',
  orm,
  transaction,
  close: () => Promise.resolve(),
});

test('queries run in a transaction, whose failure is one of a query', async () => {
  const running = databaseThat((run) => run(orm));
  expect(await inTransaction(running, async (transaction) => transaction.orm === orm)).toBe(true);
  const failing = (error: unknown) =>
    inTransaction(
      databaseThat(() => Promise.reject(error)),
      async () => 1,
    ).catch((thrown: unknown) => thrown);
  const query = new DrizzleQueryError('SELECT 1', [], new Error('away'));
  expect(await failing(query)).toBe(query);
  expect(await failing('stop')).toBe('stop');
  const away = new Error('no connection');
  expect(await failing(away)).toEqual(new DrizzleQueryError('transaction', [], away));
  expect(await failing(away)).toMatchObject({ query: 'transaction', params: [], cause: away });
});
