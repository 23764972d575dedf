import type { Database } from '../../../adapters/postgres/database.ts';
import {
  contentWritesSince,
  writeContent,
} from '../../../adapters/postgres/stores/content-writes.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { WriteStore } from './keeper.ts';

/**
 * Writes in the shop's database, read once at the start, so that a database that is away later
 * changes no page.
 */
export const openContentWrites = async (database: Database, clock: Clock): Promise<WriteStore> => ({
  written: await contentWritesSince(database, 0),
  since: (revision) => contentWritesSince(database, revision),
  write: (revision, decide) => writeContent(database, revision, clock.now(), decide),
});
