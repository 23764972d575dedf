import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import { articles } from '../../../../adapters/postgres/schema/articles.ts';
import { schemaVersion } from '../../../../adapters/postgres/schema/schema-version.ts';
import { seedDatabase } from '../../../../adapters/postgres/seed/seed.ts';
import { shopService } from '../../../../server/embedded/shop/shop.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { recordingLog } from '../../../fakes/log.ts';
import { noPages } from '../../../fakes/page-sources.ts';
import { unusedUploads } from '../../../fakes/unused-uploads.ts';
import { memoryResults } from '../../../fakes/toolbox-results.ts';
import { startRealPostgres, type RealPostgres } from '../real-postgres.ts';

const clock = manualClock(Date.parse('2026-11-21T09:30:00Z'));

describe('a Postgres server', () => {
  let server: RealPostgres | undefined;
  let databases: readonly Database[] = [];
  const outcomes: string[] = [];
  const open = (): Promise<Database> =>
    openDatabase({
      databaseUrl: server?.databaseUrl ?? '',
      dataDir: '',
      prepare: async (database) => outcomes.push(await seedDatabase(database, clock)),
    });

  beforeAll(async () => {
    server = await startRealPostgres();
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await server?.stop();
  });

  test('is migrated and seeded once by servers that start together', async () => {
    databases = await Promise.all([open(), open(), open()]);
    expect(outcomes.toSorted()).toEqual(['present', 'present', 'seeded']);
  });

  test('is filled by one of those that start together, before any of them is open', async () => {
    await server?.createDatabase('together');
    const fillings: string[] = [];
    const opened = await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        openDatabase({
          databaseUrl: server?.urlOf('together') ?? '',
          dataDir: '',
          prepare: async (database) => {
            fillings.push(`${name} begins`);
            await seedDatabase(database, clock);
            fillings.push(`${name} ends`);
          },
        }),
      ),
    );
    const names = fillings.filter((_, index) => index % 2 === 0).map((text) => text.split(' ')[0]);
    expect(fillings).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
    for (const database of opened) {
      expect(await database.orm.$count(articles)).toBe(33);
      await database.close();
    }
  });

  test('that has a shop of its own keeps it', async () => {
    const [database] = databases;
    if (database === undefined) throw new Error('The database was not opened.');
    await database.orm.delete(schemaVersion);
    expect(await seedDatabase(database, clock)).toBe('foreign');
    expect(await database.orm.$count(articles)).toBe(33);
  });

  test('that ends leaves a service that says so, once', async () => {
    const [database] = databases;
    if (database === undefined) throw new Error('The database was not opened.');
    const log = recordingLog();
    const service = shopService({
      ...noPages,
      trustedProxies: 0,
      database,
      results: memoryResults(),
      uploads: unusedUploads,
      clock,
      log,
    });
    const headers = { 'x-channel': 'poster', 'x-locale': 'nl-BE' };
    const ask = () =>
      service.request('/price-api/prices/formats?materialType=leinwand', { headers });
    expect((await ask()).status).toBe(200);
    await server?.stop();
    const answers = [await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(await answers[0]?.json()).toEqual({
      message: { text: 'De dienst is even niet bereikbaar. Probeer het zo nog eens.' },
    });
    expect(log.reports.map(({ code }) => code)).toEqual(['database-unavailable']);
  });
});
