import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import type { Database } from '../database.ts';
import { findMigrations } from '../migrations-folder.ts';

/** Any number will do, as long as every server of the shop takes the same. */
const migrationLock = 7_304_200;

const connectionTimeout = 3_000;

/**
 * Brings the schema up to date on one connection, under a lock: servers that start together must
 * not migrate together.
 */
const migrateOnce = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionTimeout,
  });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: findMigrations(import.meta.dirname) });
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
};

/** Opens a pool of connections to a Postgres server. */
export const openNodePostgres = async (databaseUrl: string): Promise<Database> => {
  await migrateOnce(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionTimeout,
    max: 10,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  const close = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
  };
  return { engine: 'postgres', orm: drizzle(pool), close };
};
