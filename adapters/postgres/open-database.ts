/**
 * Same schema, migrations and queries for both engines; only the one that is asked for is loaded.
 */
import { join } from 'node:path';

import type { Database } from './database.ts';
import { ownDescriptorLimit } from '../shared/descriptors.ts';
import { describeFolderFailure, describeServerFailure } from './open-failure.ts';

type DatabaseSettings = {
  /** `postgres://…`; configuration `DATABASE_URL`. */
  readonly databaseUrl?: string | undefined;
  /** The folder of all embedded data; PGlite lies in its `postgres` folder. */
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
 * Opens the database, brings its schema up to date and fills it. Rejects with one line for the
 * operator: variable, place, reason, remedy.
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
        ? describeFolderFailure(error, join(dataDir, 'postgres'), ownDescriptorLimit())
        : describeServerFailure(error, databaseUrl);
    throw new Error(line, { cause: error });
  }
};
