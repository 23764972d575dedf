import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import type { Database } from '../database.ts';
import { lockFolder } from '../folder-lock.ts';
import { findMigrations } from '../migrations-folder.ts';

/** Opens PGlite in `{dataDir}/postgres`, which no other process may have open. */
export const openPglite = async (dataDir: string): Promise<Database> => {
  const folder = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const client = await PGlite.create(folder);
    const orm = drizzle(client);
    await migrate(orm, { migrationsFolder: findMigrations(import.meta.dirname) });
    const close = async (): Promise<void> => {
      if (!client.closed) await client.close();
      await unlock();
    };
    return { engine: 'pglite', orm, close };
  } catch (error) {
    await unlock();
    throw error;
  }
};
