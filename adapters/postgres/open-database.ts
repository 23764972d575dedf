/**
 * The shop's database: PGlite in a folder of ours, or a Postgres server. The same schema, the same
 * migrations and the same queries; only the engine that is asked for is loaded.
 */
import type { Database } from './database.ts';

/** Where the database is: a server if there is an address, else a folder in `dataDir`. */
type DatabaseSettings = {
  /** A `postgres://` address; configuration `DATABASE_URL`. */
  readonly databaseUrl?: string | undefined;
  /** The folder of all embedded data; PGlite lives in its `postgres` folder. */
  readonly dataDir: string;
};

/**
 * Opens the database and brings its schema up to date. Rejects with an error that says what to do
 * where another process holds the folder, and with the engine's own error where it cannot start.
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
}: DatabaseSettings): Promise<Database> => {
  if (databaseUrl === undefined) {
    const { openPglite } = await import('./engines/pglite.ts');
    return openPglite(dataDir);
  }
  const { openNodePostgres } = await import('./engines/node-postgres.ts');
  return openNodePostgres(databaseUrl);
};
