import { eq, sql } from 'drizzle-orm';

import type { Orm } from '../database.ts';
import { designs } from '../schema/designs.ts';
import { schemaVersion } from '../schema/schema-version.ts';
import { designsVersionName } from '../stores/designs.ts';
import { insertRows } from './insert-rows.ts';

export type DesignRow = typeof designs.$inferInsert;

/** Rows of one statement: 100,000 in one would be 40 MB of JSON. */
const rowsAtOnce = 5_000;

/**
 * Replaces the designs of a product. Within a transaction: readers see either version whole.
 */
export const writeDesigns = async (
  orm: Orm,
  product: string,
  rows: readonly Omit<DesignRow, 'product'>[],
  now: number,
): Promise<void> => {
  await orm.delete(designs).where(eq(designs.product, product));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await insertRows(
      orm,
      designs,
      some.map((row) => ({ ...row, product })),
    );
  }
  // Without figures of the rows, reading them in parts sorts the rest for each part.
  await orm.execute(sql`ANALYZE ${designs}`);
  const appliedAt = new Date(now);
  await orm
    .insert(schemaVersion)
    .values({ name: designsVersionName(product), version: 1, appliedAt })
    .onConflictDoUpdate({
      target: schemaVersion.name,
      set: { version: sql`${schemaVersion.version} + 1`, appliedAt },
    });
};
