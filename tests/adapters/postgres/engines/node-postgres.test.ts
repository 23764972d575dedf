import { eq, getTableName, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import {
  articleParts,
  articles,
  formatOffers,
} from '../../../../adapters/postgres/schema/articles.ts';
import {
  areaPriceRules,
  partPrices,
  priceChanges,
  promotions,
} from '../../../../adapters/postgres/schema/prices.ts';
import {
  deliveryRules,
  expressProducts,
  shippingCosts,
} from '../../../../adapters/postgres/schema/shipping.ts';
import { skuContainers } from '../../../../adapters/postgres/schema/sku-containers.ts';
import { schemaVersion } from '../../../../adapters/postgres/schema/schema-version.ts';
import { seedDatabase } from '../../../../adapters/postgres/seed/seed.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { newPostgres } from '../new-postgres.ts';

const clock = manualClock(Date.parse('2026-11-21T09:30:00Z'));

/** Without the table of listed products: the sample data have no rows for it yet. */
const sampleTables = [
  articles,
  formatOffers,
  articleParts,
  priceChanges,
  promotions,
  areaPriceRules,
  partPrices,
  shippingCosts,
  deliveryRules,
  expressProducts,
  skuContainers,
];

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

  test('that has an older sample gets this one instead, and nothing of before is left', async () => {
    const [database] = databases;
    if (database === undefined) throw new Error('The database was not opened.');
    const { orm } = database;
    const countsOf = async () => {
      const counts: Record<string, number> = {};
      for (const table of sampleTables) counts[getTableName(table)] = await orm.$count(table);
      return counts;
    };
    const counts = await countsOf();
    expect(Object.values(counts)).not.toContain(0);
    const seeded = { name: 'sample-shop', appliedAt: new Date(clock.now()) };
    const versions = () =>
      orm.select().from(schemaVersion).where(eq(schemaVersion.name, seeded.name));
    const [found] = await versions();
    expect(found).toMatchObject(seeded);
    const { version = 0 } = found ?? {};
    const setVersion = (other: number) =>
      orm
        .update(schemaVersion)
        .set({ version: other, appliedAt: new Date(0) })
        .where(eq(schemaVersion.name, seeded.name));
    await setVersion(version + 1);
    expect(await seedDatabase(database, clock)).toBe('present');
    await setVersion(version - 1);
    const old = { channel: 'kartenliebe', market: 'de' } as const;
    await orm.insert(expressProducts).values({ ...old, product: 'photobook' });
    await orm.insert(skuContainers).values({ ...old, sku: 'old', parameters: {} });
    await orm.delete(articleParts);
    await orm.update(shippingCosts).set({ amount: 1 });
    await orm.update(deliveryRules).set({ cutOffHour: 23 });
    await orm.update(partPrices).set({ amount: 1 });
    expect(await seedDatabase(database, clock)).toBe('seeded');
    expect(await countsOf()).toEqual(counts);
    expect(await versions()).toEqual([{ ...seeded, version }]);
    expect(await orm.$count(shippingCosts, eq(shippingCosts.amount, 1))).toBe(0);
    // Counted back from the day, not the hour.
    const [latest] = await orm.select({ at: max(priceChanges.validFrom) }).from(priceChanges);
    expect(latest?.at).toEqual(new Date(Date.parse('2026-11-21T00:00:00Z') - 200 * 86_400_000));
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
