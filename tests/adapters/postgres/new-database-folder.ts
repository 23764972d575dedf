/**
 * Folders with an embedded database whose tables are there and empty. Making one takes the engine
 * seconds, copying it takes none: each place for a worker makes one a run, for all its workers.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

import { openDatabase } from '../../../adapters/postgres/open-database.ts';
import { copiedPostgres } from './new-postgres.ts';

let template: Promise<string> | undefined;

const findTemplate = async (): Promise<string> => {
  const folder = inject('databases');
  const made = join(folder, `template-${process.env['VITEST_POOL_ID']}`);
  if (existsSync(made)) return made;
  const dataDir = await mkdtemp(join(folder, 'new-'));
  await (await openDatabase({ dataDir })).close();
  // In one step: a worker that was ended meanwhile leaves no half of one.
  await rename(dataDir, made);
  return made;
};

type Settings = { readonly dataDir: string; readonly databaseUrl?: string };

/** Where to open a new database whose tables are there and empty. */
export const newDatabase = async (): Promise<Settings> => {
  const copy = await copiedPostgres('migrated');
  return copy === undefined
    ? { dataDir: await newDatabaseFolder() }
    : { dataDir: '', databaseUrl: copy.databaseUrl };
};

/** A new folder for `dataDir` or `DATA_DIR`, with a database of its own; the run's end removes it. */
export const newDatabaseFolder = async (): Promise<string> => {
  template ??= findTemplate();
  const dataDir = await mkdtemp(join(inject('databases'), 'database-'));
  await cp(await template, dataDir, { recursive: true });
  return dataDir;
};
