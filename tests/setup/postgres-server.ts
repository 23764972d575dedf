/**
 * One Postgres server for a run of mutants, whose tests copy a database with all tables: it is made
 * once, by sources as they are.
 */
import type { TestProject } from 'vitest/node';

import { migrateServer } from '../../adapters/postgres/engines/node-postgres.ts';
import { startRealPostgres } from '../adapters/postgres/real-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server's own database; undefined where a run has no server. */
    readonly server: string | undefined;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startRealPostgres();
  await server.createDatabase('migrated');
  await migrateServer(server.urlOf('migrated'));
  project.provide('server', server.databaseUrl);
  return server.stop;
};
