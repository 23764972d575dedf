/** The databases that the shop API is tried on, filled as of an instant. */

import type { Database } from '../../adapters/postgres/database.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { seedDatabase } from '../../adapters/postgres/seed/seed.ts';
import { newDatabaseFolder } from '../adapters/postgres/new-database-folder.ts';
import { startRealPostgres } from '../adapters/postgres/real-postgres.ts';
import { manualClock } from '../fakes/clock.ts';

/** The instant of these contracts, in milliseconds since 1970. */
export const contractNow = Date.parse('2026-11-21T09:30:00Z');

/** For what runs in this process alone. */
export const nothingToStop = (): Promise<void> => Promise.resolve();

/** An engine that is started by the first who needs it, and its end. */
export type Engine = {
  readonly database: () => Promise<Database>;
  readonly stop: () => Promise<void>;
};

const engine = (start: () => Promise<Database>, clean: () => Promise<void>): Engine => {
  let starting: Promise<Database> | undefined;
  return {
    database: () => (starting ??= start()),
    stop: async () => {
      await (await starting)?.close();
      await clean();
    },
  };
};

const prepare = (database: Database) => seedDatabase(database, manualClock(contractNow));

/** The embedded database, seeded. */
export const pglite = async (): Promise<Engine> =>
  engine(async () => openDatabase({ dataDir: await newDatabaseFolder(), prepare }), nothingToStop);

/** A Postgres server of its own, seeded. */
export const postgres = async (): Promise<Engine> => {
  const server = await startRealPostgres();
  return engine(
    () => openDatabase({ databaseUrl: server.databaseUrl, dataDir: '', prepare }),
    () => server.stop(),
  );
};
