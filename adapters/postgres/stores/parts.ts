import { and, eq, inArray } from 'drizzle-orm';

import type { Market } from '../../../core/domain/locale/locales.ts';
import type { PartPrice } from '../../../core/domain/pricing/part-price.ts';
import type { Database } from '../database.ts';
import { articleParts } from '../schema/articles.ts';
import { partPrices } from '../schema/prices.ts';

/** Beside an article's defaults: surcharges at some areas, by name. */
export type StoredParts = ReadonlyMap<string, readonly PartPrice[]>;

/** An article's parts with their prices in a market, of whatever time. */
export const partsOf = async (
  { orm }: Database,
  articleId: string,
  market: Market,
): Promise<StoredParts> => {
  const parts = await orm
    .select({ part: articleParts.part, priceClass: articleParts.priceClass })
    .from(articleParts)
    .where(eq(articleParts.articleId, articleId));
  const classes = [...new Set(parts.map(({ priceClass }) => priceClass))];
  const rows = await orm
    .select()
    .from(partPrices)
    .where(and(inArray(partPrices.priceClass, classes), eq(partPrices.market, market)));
  const prices = Map.groupBy(rows, ({ priceClass }) => priceClass);
  const byClass = new Map(
    [...prices].map(([priceClass, levels]) => [priceClass, levels.map(priceOf)] as const),
  );
  return new Map(
    parts.flatMap(({ part, priceClass }) => {
      const known = byClass.get(priceClass);
      return known === undefined ? [] : [[part, known] as const];
    }),
  );
};

const priceOf = ({ validFrom, area, amount }: typeof partPrices.$inferSelect): PartPrice => ({
  validFrom: validFrom.getTime(),
  area,
  amount,
});
