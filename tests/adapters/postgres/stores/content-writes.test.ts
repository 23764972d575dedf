/** Writes of the content service are there after the database was closed, on the engine that is embedded. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import {
  contentWritesSince,
  writeContent,
} from '../../../../adapters/postgres/stores/content-writes.ts';
import { newDatabase } from '../new-database-folder.ts';

let settings: Awaited<ReturnType<typeof newDatabase>>;
let database: Database;

beforeAll(async () => {
  settings = await newDatabase();
  database = await openDatabase(settings);
});

afterAll(async () => {
  await database.close();
});

test('of each story the newest counts, every character is kept, and a restart loses nothing', async () => {
  const states = JSON.stringify({ text: '\u0000 “ä”' });
  const first = await writeContent(database, 0, 1_000, () => [
    { uuid: 'a', states: '{}' },
    { uuid: 'b', states },
  ]);
  expect(first.map(({ uuid }) => uuid)).toEqual(['a', 'b']);
  const after = first.at(-1)?.revision ?? 0;
  const news = await writeContent(database, after, 2_000, () => [{ uuid: 'a', states: undefined }]);
  expect(news).toEqual([{ uuid: 'a', states: undefined, revision: expect.any(Number) }]);
  expect(news[0]?.revision).toBeGreaterThan(after);
  await database.close();
  database = await openDatabase(settings);
  expect(await contentWritesSince(database, 0)).toEqual([{ ...first[1], states }, ...news]);
});

test('whoever writes decides over all that was written before; what is refused writes nothing', async () => {
  const before = await contentWritesSince(database, 0);
  await expect(
    writeContent(database, 0, 3_000, (known) => {
      expect(known).toEqual(before);
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(await writeContent(database, 0, 3_000, () => [])).toEqual(before);
});

test('writers at once come one after the other', async () => {
  const seen: number[] = [];
  const before = (await contentWritesSince(database, 0)).length;
  await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      writeContent(database, 0, 4_000, (known) => {
        seen.push(known.length);
        return [{ uuid: `story-${number}`, states: '{}' }];
      }),
    ),
  );
  expect(seen).toEqual(Array.from({ length: 10 }, (_, number) => before + number));
});
