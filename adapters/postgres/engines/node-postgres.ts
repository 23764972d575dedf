import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { causeOf, messageOf } from '../../../core/domain/errors/thrown.ts';
import type { Database } from '../database.ts';
import { findMigrations } from '../migrations-folder.ts';
import { boundedClient, type AnswerLimits } from './bounded-client.ts';

/** Any number that every server of the shop takes. */
const migrationLock = 7_304_200;

/** Milliseconds, limits of answers, and connections of one process. */
type DatabaseLimits = {
  readonly connect: number;
  /** For a free connection, also while the shop runs. */
  readonly place: number;
  /** Nobody waits longer for a page. */
  readonly query: number;
  /** After that, until a silent server and the connection are given up. */
  readonly silence: number;
  /**
   * For a statement of a migration or the first filling, or to wait for those of another process.
   */
  readonly preparation: number;
  /**
   * The largest answer is all that an article ever cost in a market: 105 bytes for each change of a
   * price, 7,600 in the sample shop. This is room for 5,000 changes.
   */
  readonly answer: AnswerLimits;
  readonly connections: number;
};

const usualLimits: DatabaseLimits = {
  connect: 3_000,
  place: 1_500,
  query: 1_500,
  silence: 500,
  preparation: 60_000,
  answer: { bytes: 1_000_000, messages: 5_000 },
  connections: 10,
};

/** The server ends a statement that takes too long; one that is silent even then is given up. */
const timed = (databaseUrl: string, limits: DatabaseLimits, phase: 'preparing' | 'running') => {
  const isRunning = phase === 'running';
  const statement = isRunning ? limits.query : limits.preparation;
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: isRunning ? limits.place : limits.connect,
    statement_timeout: statement,
    query_timeout: statement + limits.silence,
    max: limits.connections,
  };
};

/** On one connection and under a lock: servers that start together do it one after the other. */
const prepareOnce = async (
  databaseUrl: string,
  fill: (database: Database) => Promise<unknown>,
  limits: DatabaseLimits,
): Promise<void> => {
  const Client = boundedClient(limits.answer);
  const client = new Client(timed(databaseUrl, limits, 'preparing'));
  // A connection that breaks fails its query; without a listener it ends the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const orm = drizzle(client);
    await migrate(orm, { migrationsFolder: findMigrations(import.meta.dirname) });
    await fill({
      engine: 'postgres',
      orm,
      transaction: (run) => orm.transaction(run),
      close: async () => undefined,
    });
  } finally {
    // The lock ends with its connection; one that is broken ends by itself.
    await client.end().catch(() => undefined);
  }
};

/** For the operator: the variable, the place without user and password, and the reason. */
const startError = (databaseUrl: string, limits: DatabaseLimits, error: unknown): Error => {
  const { host, pathname } = new URL(databaseUrl);
  const isSilent = error instanceof Error && error.message === 'timeout expired';
  const reason = isSilent
    ? `no answer within ${limits.connect} ms`
    : messageOf(causeOf(error)).replaceAll(/\s+/gu, ' ');
  return new Error(`DATABASE_URL: the database at ${host}${pathname} cannot be used: ${reason}`, {
    cause: error,
  });
};

/**
 * Migrates and fills, whoever else does so at the same time; rejects with one line that names
 * `DATABASE_URL` and no password.
 */
const prepareServer = async (
  databaseUrl: string,
  fill: (database: Database) => Promise<unknown>,
  limits: DatabaseLimits,
): Promise<void> => {
  try {
    await prepareOnce(databaseUrl, fill, limits);
  } catch (error) {
    throw startError(databaseUrl, limits, error);
  }
};

/**
 * Brings a Postgres server's schema up to date and fills nothing; rejects as `prepareServer` does.
 */
export const migrateServer = (databaseUrl: string): Promise<void> =>
  prepareServer(databaseUrl, () => Promise.resolve(), usualLimits);

/**
 * A failed transaction ends its connection, and the server rolls back: a broken connection answers
 * no ROLLBACK, and one that is not given back keeps the pool from ending.
 */
const onOwnConnection = async <A>(
  pool: pg.Pool,
  run: (orm: Database['orm']) => Promise<A>,
): Promise<A> => {
  const client = await pool.connect();
  // A connection that breaks fails its query; without a listener it ends the process.
  const ignore = (): void => undefined;
  client.on('error', ignore);
  let isDone = false;
  try {
    await client.query('BEGIN');
    const result = await run(drizzle(client));
    await client.query('COMMIT');
    isDone = true;
    return result;
  } finally {
    client.release(!isDone);
    client.off('error', ignore);
  }
};

/**
 * Opens a pool of connections once the schema is up to date and filled, which may take longer than
 * any query of the shop. Rejects with one line that names `DATABASE_URL` and no password.
 */
export const openNodePostgres = async (
  databaseUrl: string,
  fill: (database: Database) => Promise<unknown>,
  limits: DatabaseLimits = usualLimits,
): Promise<Database> => {
  await prepareServer(databaseUrl, fill, limits);
  const Client = boundedClient(limits.answer);
  const pool = new pg.Pool({ ...timed(databaseUrl, limits, 'running'), Client });
  // The pool replaces an idle connection that breaks; without a listener it ends the process.
  pool.on('error', () => undefined);
  const close = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
  };
  const transaction: Database['transaction'] = (run) => onOwnConnection(pool, run);
  return { engine: 'postgres', orm: drizzle(pool), transaction, close };
};
