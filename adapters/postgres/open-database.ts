/**
 * The shop's database: PGlite in a folder of ours, or a Postgres server. The same schema, the same
 * migrations and the same queries; only the engine that is asked for is loaded.
 */
import { join } from 'node:path';

import type { Database } from './database.ts';
import { describeFolderFailure, describeServerFailure } from './open-failure.ts';

/** A server's address, otherwise a folder in `dataDir`. */
type DatabaseSettings = {
  /** A `postgres://` address; configuration `DATABASE_URL`. */
  readonly databaseUrl?: string | undefined;
  /** The folder of all embedded data; PGlite lives in its `postgres` folder. */
  readonly dataDir: string;
  /** Fills a database whose schema is in place; it may be called for a filled one. */
  readonly prepare?: (database: Database) => Promise<unknown>;
};

const prepared = async (
  database: Database,
  prepare: (database: Database) => Promise<unknown>,
): Promise<Database> => {
  try {
    await prepare(database);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
};

/**
 * Opens the database, brings its schema up to date and has it filled. Rejects with one line for the
 * operator: the variable, the folder or the server, the reason, and the way out.
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  prepare = async () => undefined,
}: DatabaseSettings): Promise<Database> => {
  try {
    if (databaseUrl === undefined) {
      const { openPglite } = await import('./engines/pglite.ts');
      return await prepared(await openPglite(dataDir, prepare), prepare);
    }
    const { openNodePostgres } = await import('./engines/node-postgres.ts');
    return await openNodePostgres(databaseUrl, prepare);
  } catch (error) {
    const line =
      databaseUrl === undefined
        ? describeFolderFailure(error, join(dataDir, 'postgres'))
        : describeServerFailure(error, databaseUrl);
    throw new Error(line, { cause: error });
  }
};
