import { createHmac } from 'node:crypto';

import { getTableName } from 'drizzle-orm';
import pg from 'pg';

import { boundedClient } from './engines/bounded-client.ts';
import { migrateServer } from './engines/node-postgres.ts';
import type { AroundQuery } from './observe-queries.ts';
import { rateLimits } from './schema/rate-limits.ts';

/** Shared by all processes of a shop. */
export type RateCounts = {
  readonly table: string;
  /** Rejects where there is no answer within two seconds. */
  readonly query: (
    text: string,
    values: readonly unknown[],
  ) => Promise<{ readonly rows: readonly unknown[] }>;
  /** The client's key in the table (see `clientKeys`). */
  readonly keyOf: (client: string) => string;
  readonly close: () => Promise<void>;
};

/**
 * Connections of their own, few and impatient: counts and the shop's queries do not wait for each
 * other, and a silent server is given up soon.
 */
const limits = {
  max: 2,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 1_000,
  query_timeout: 1_000,
} as const;

/** One row of some 100 bytes. */
const answerLimits = { bytes: 16_000, messages: 100 } as const;

/** Milliseconds between removals of rows whose minute is over. */
const usualSweep = 300_000;

/** 120 bits, so that no two clients share one. */
const keyCharacters = 20;

/**
 * Keyed hashes of addresses: who reads the table, or a backup, does not learn who came. The key is
 * made of the database's password, which all processes share and no dump holds; without one,
 * addresses can be guessed.
 */
const clientKeys = (databaseUrl: string): RateCounts['keyOf'] => {
  const secret = createHmac('sha256', new URL(databaseUrl).password)
    .update('clients of rate limits')
    .digest();
  return (client) =>
    createHmac('sha256', secret).update(client).digest('base64url').slice(0, keyCharacters);
};

type RateCountsSettings = { readonly around: AroundQuery; readonly sweepEvery?: number };

/**
 * Opens the counts of a Postgres server, whose schema is brought up to date first. Rejects with one
 * line that names `DATABASE_URL` and no password.
 */
export const openRateCounts = async (
  databaseUrl: string,
  { around, sweepEvery = usualSweep }: RateCountsSettings,
): Promise<RateCounts> => {
  await migrateServer(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    ...limits,
    Client: boundedClient(answerLimits),
  });
  // The pool replaces an idle connection that breaks; without a listener it ends the process.
  pool.on('error', () => undefined);
  const table = getTableName(rateLimits);
  const query: RateCounts['query'] = (text, values) =>
    around(text, () => pool.query(text, [...values]));
  const sweep = setInterval(() => {
    // The next sweep removes what is left.
    query(`DELETE FROM "${table}" WHERE expire < $1`, [Date.now()]).catch(() => undefined);
  }, sweepEvery);
  sweep.unref();
  return {
    table,
    query,
    keyOf: clientKeys(databaseUrl),
    close: async () => {
      clearInterval(sweep);
      if (!pool.ending) await pool.end();
    },
  };
};
