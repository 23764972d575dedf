import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import { articles } from '../../../../adapters/postgres/schema/articles.ts';
import { schemaVersion } from '../../../../adapters/postgres/schema/schema-version.ts';
import { seedDatabase } from '../../../../adapters/postgres/seed/seed.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { newPostgres } from '../new-postgres.ts';

const clock = manualClock(Date.parse('2026-11-21T09:30:00Z'));

describe('a Postgres server', () => {
  let server: Awaited<ReturnType<typeof newPostgres>> | undefined;
  let databases: readonly Database[] = [];

  beforeAll(async () => {
    server = await newPostgres('template0');
  });
  afterAll(async () => {
    await server?.stop();
  });

  test('is migrated and seeded by one of those that start together, before any of them is open', async () => {
    const outcomes: string[] = [];
    const names = ['one', 'two', 'three'];
    databases = await Promise.all(
      names.map((name) =>
        openDatabase({
          databaseUrl: server?.databaseUrl ?? '',
          dataDir: '',
          prepare: async (database) => {
            outcomes.push(`${name} begins`);
            outcomes.push(`${name}: ${await seedDatabase(database, clock)}`);
          },
        }),
      ),
    );
    const order = outcomes
      .filter((_, index) => index % 2 === 0)
      .map((text) => text.split(' ')[0] ?? '');
    expect(order.toSorted()).toEqual(names.toSorted());
    expect(outcomes).toEqual(
      order.flatMap((name, index) => [
        `${name} begins`,
        `${name}: ${index === 0 ? 'seeded' : 'present'}`,
      ]),
    );
    for (const { orm } of databases) expect(await orm.$count(articles)).toBe(33);
  });

  test('that has a shop of its own keeps it', async () => {
    const [database] = databases;
    if (database === undefined) throw new Error('The database was not opened.');
    await database.orm.delete(schemaVersion);
    expect(await seedDatabase(database, clock)).toBe('foreign');
    expect(await database.orm.$count(articles)).toBe(33);
  });

  test('that ends fails the queries of those that are open, which can be closed', async () => {
    await server?.stop();
    for (const database of databases) {
      await expect(database.orm.$count(articles)).rejects.toThrow('Failed query');
      await database.close();
      await database.close();
    }
  });
});
