import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { codeOf } from '../../shared/thrown.ts';
import type { Database } from '../database.ts';
import { lockFolder } from '../folder-lock.ts';
import { findMigrations } from '../migrations-folder.ts';

/**
 * Compiling the engine's WebAssembly a second time, optimised, takes 400 MB for some seconds and a
 * second of both cores, and reading gets no faster.
 */
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/**
 * The sample shop has 15 MB of rows; Postgres asks for 128 MB, which would be written at every
 * start, and stay.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const entriesOf = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

const openFolder = async (folder: string): Promise<Database> => {
  const client = await PGlite.create(folder, { startParams });
  const close = async (): Promise<void> => {
    if (!client.closed) await client.close();
  };
  try {
    const orm = drizzle(client);
    await migrate(orm, { migrationsFolder: findMigrations(import.meta.dirname) });
    const transaction: Database['transaction'] = (run) => orm.transaction(run);
    return { engine: 'pglite', orm, transaction, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
};

/**
 * Made beside its folder and put in place when whole: a process that is killed meanwhile leaves
 * nothing that looks like a database.
 */
const createFolder = async (
  folder: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> => {
  const aside = `${folder}.creating`;
  await rm(aside, { recursive: true, force: true });
  const database = await openFolder(aside);
  try {
    await fill(database);
  } finally {
    await database.close();
  }
  await rename(aside, folder);
};

/**
 * Opens PGlite in `{dataDir}/postgres`, which no other process may have open; creates and fills a
 * missing one.
 */
export const openPglite = async (
  dataDir: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<Database> => {
  const folder = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const entries = await entriesOf(folder);
    if (entries.length === 0) await createFolder(folder, fill);
    // The engine would write a new database among what lies there.
    else if (!entries.includes('PG_VERSION')) throw new Error('it holds no whole database');
    const database = await openFolder(folder);
    const close = async (): Promise<void> => {
      await database.close();
      await unlock();
    };
    return { ...database, close };
  } catch (error) {
    await unlock();
    throw error;
  }
};
