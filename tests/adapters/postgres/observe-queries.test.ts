/** Each query is seen, without its values, on the engine that is embedded. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../../../adapters/postgres/database.ts';
import { observeQueries } from '../../../adapters/postgres/observe-queries.ts';
import { openDatabase } from '../../../adapters/postgres/open-database.ts';
import { contactMessages } from '../../../adapters/postgres/schema/messages.ts';
import { newDatabase } from './new-database-folder.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await newDatabase());
});

afterAll(async () => {
  await database.close();
});

test('each query is seen once, without its values, one that fails, too', async () => {
  const seen: string[] = [];
  observeQueries(database, async (text, run) => {
    try {
      return await run();
    } finally {
      seen.push(text);
    }
  });
  const named = eq(contactMessages.name, 'Ada Lovelace');
  expect(await database.orm.select().from(contactMessages).where(named)).toEqual([]);
  expect(seen).toEqual([
    expect.stringMatching(/^select .* where "contact_messages"."name" = \$1$/u),
  ]);
  await expect(database.orm.execute(sql`SELECT nothing FROM nowhere`)).rejects.toThrow(
    'Failed query',
  );
  expect(seen.slice(1)).toEqual(['SELECT nothing FROM nowhere']);
});
