/** A Postgres database of one's own: on the run's server, or where it has none, on a new one. */
import pg from 'pg';
import { inject } from 'vitest';

import { startRealPostgres, type RealPostgres } from './real-postgres.ts';

type NewPostgres = Pick<RealPostgres, 'databaseUrl' | 'stop'>;

type Template = 'template0' | 'migrated';

let copies = 0;

/**
 * A copy of a database of the run's server: `template0` has no tables. Undefined in a run without a
 * server. What the tests of an earlier mutant left goes.
 */
export const copiedPostgres = async (template: Template): Promise<NewPostgres | undefined> => {
  const server = inject('server');
  if (server === undefined) return undefined;
  copies += 1;
  const name = `copy_${copies}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const remove = () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await remove();
  await run(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { databaseUrl: new URL(name, server).href, stop: remove };
};

/** Once it has stopped, it is away for all who were connected. A new server's has no tables. */
export const newPostgres = async (template: Template = 'migrated'): Promise<NewPostgres> =>
  (await copiedPostgres(template)) ?? startRealPostgres();
