/** Puts the sample shop into a database. */
import { eq, inArray, sql } from 'drizzle-orm';

import type { Clock } from '../../../core/ports/clock.ts';
import type { Database, Orm } from '../database.ts';
import { articles, formatOffers, articleParts } from '../schema/articles.ts';
import { configurationPrices, configurations, products } from '../schema/configurations.ts';
import { areaPriceRules, priceChanges, promotions, partPrices } from '../schema/prices.ts';
import { schemaVersion } from '../schema/schema-version.ts';
import { deliveryRules, shippingCosts, expressProducts } from '../schema/shipping.ts';
import { skuContainers } from '../schema/sku-containers.ts';
import { writeSampleThemes } from './card-themes.ts';
import { insertRows } from './insert-rows.ts';
import { listedRows, listedSeeds, type ListedSeed } from './listed-products.ts';
import { articlePartRows, partPriceRows } from './part-rows.ts';
import { expressRows, skuRows } from './express-and-skus.ts';
import {
  areaRuleRows,
  articleRows,
  deliveryRows,
  offerRows,
  priceChangeRows,
  promotionRows,
  shippingRows,
} from './rows.ts';

/** Raised whenever the sample data changes: a database with an older one is seeded anew. */
const sampleVersion = 11;

const sampleName = 'sample-shop';

/** Any number will do, as long as every server of the shop takes the same. */
const seedLock = 7_304_201;

/**
 * `present`: this version has been inserted before; `foreign`: somebody else's articles are there,
 * so a shop's own prices are never overwritten.
 */
type SeedOutcome = 'seeded' | 'present' | 'foreign';

/** Lists products with their prices, which hold since 1970; those of a listed product are replaced. */
export const writeListed = async (orm: Orm, seeds: readonly ListedSeed[]): Promise<void> => {
  const rows = listedRows(seeds, new Date(0));
  const ids = rows.products.map(({ id }) => id);
  // Its configurations and their prices go with it.
  await orm.delete(products).where(inArray(products.id, ids));
  await insertRows(orm, products, rows.products);
  await insertRows(orm, configurations, rows.configurations);
  await insertRows(orm, configurationPrices, rows.prices);
};

const writeSample = async (orm: Orm, now: number): Promise<void> => {
  const today = now - (now % 86_400_000);
  // All that belongs to an article goes with it.
  await orm.delete(articles);
  await orm.delete(partPrices);
  await orm.delete(skuContainers);
  await orm.delete(expressProducts);
  await orm.delete(shippingCosts);
  await orm.delete(deliveryRules);
  await writeListed(orm, listedSeeds);
  await insertRows(orm, articles, articleRows());
  await insertRows(orm, formatOffers, offerRows());
  await insertRows(orm, priceChanges, priceChangeRows(today));
  await insertRows(orm, promotions, promotionRows(today));
  await insertRows(orm, areaPriceRules, areaRuleRows());
  await insertRows(orm, articleParts, articlePartRows());
  await insertRows(orm, partPrices, partPriceRows(today));
  await insertRows(orm, shippingCosts, shippingRows());
  await insertRows(orm, deliveryRules, deliveryRows());
  await insertRows(orm, expressProducts, expressRows());
  await insertRows(orm, skuContainers, skuRows());
  await writeSampleThemes(orm, now);
};

/**
 * Seeds the sample shop, once per version, in one transaction and under a lock: servers that start
 * together seed once. The history of prices is counted back from the clock's day.
 */
export const seedDatabase = (database: Database, clock: Clock): Promise<SeedOutcome> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${seedLock}::bigint)`);
    const [found] = await transaction
      .select({ version: schemaVersion.version })
      .from(schemaVersion)
      .where(eq(schemaVersion.name, sampleName));
    if (found !== undefined && found.version >= sampleVersion) return 'present';
    const [article] = await transaction.select({ id: articles.id }).from(articles).limit(1);
    if (found === undefined && article !== undefined) return 'foreign';
    const now = clock.now();
    await writeSample(transaction, now);
    const version = { version: sampleVersion, appliedAt: new Date(now) };
    await transaction
      .insert(schemaVersion)
      .values({ name: sampleName, ...version })
      .onConflictDoUpdate({ target: schemaVersion.name, set: version });
    return 'seeded';
  });
