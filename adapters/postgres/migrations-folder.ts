import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join('adapters', 'postgres', 'migrations');

/**
 * The folder of the SQL migrations, sought from `start` upwards: this module may run where it
 * stands, or bundled into the server's build below the same root.
 */
export const findMigrations = (start: string): string => {
  const candidate = join(start, folder);
  if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
  const parent = dirname(start);
  if (parent === start) throw new Error(`The SQL migrations are missing: no ${folder} was found.`);
  return findMigrations(parent);
};
