/** The time of queries is told, on the engine that is embedded. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../../../adapters/postgres/database.ts';
import { observeQueries } from '../../../adapters/postgres/observe-queries.ts';
import { openDatabase } from '../../../adapters/postgres/open-database.ts';
import { contactMessages } from '../../../adapters/postgres/schema.ts';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passepartout-observed-'));
  database = await openDatabase({ dataDir: folder });
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('each query tells once how long it took, one that fails, too', async () => {
  const told: number[] = [];
  observeQueries(database, (seconds) => told.push(seconds));
  expect(await database.orm.select().from(contactMessages)).toEqual([]);
  expect(told).toHaveLength(1);
  await expect(database.orm.execute(sql`SELECT nothing FROM nowhere`)).rejects.toThrow(
    'Failed query',
  );
  expect(told).toHaveLength(2);
  for (const seconds of told) expect(seconds).toBeGreaterThan(0);
});
