/**
 * Folders with an embedded database whose tables are there and empty. Making one takes the engine
 * seconds, copying it takes none: each worker makes one for all its files.
 */
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

import { openDatabase } from '../../../adapters/postgres/open-database.ts';

let template: Promise<string> | undefined;

const createTemplate = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(inject('databases'), 'template-'));
  await (await openDatabase({ dataDir })).close();
  return dataDir;
};

/** A new folder for `dataDir` or `DATA_DIR`, with a database of its own; the run's end removes it. */
export const newDatabaseFolder = async (): Promise<string> => {
  template ??= createTemplate();
  const dataDir = await mkdtemp(join(inject('databases'), 'database-'));
  await cp(await template, dataDir, { recursive: true });
  return dataDir;
};
