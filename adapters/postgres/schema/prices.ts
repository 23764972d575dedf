/** Amounts are minor units of the market's currency; sides are tenths of its unit of length. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { markets } from '../../../core/domain/locale/locales.ts';
import { articles } from './articles.ts';
import { instant } from './instant.ts';

const inMarket = () => ({
  articleId: text('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' }),
  market: text('market', { enum: markets }).notNull(),
});

/** A turned size costs the same, so the longer side comes first. */
const standardFormat = () => ({
  longer: integer('longer').notNull(),
  shorter: integer('shorter').notNull(),
});

/** From an instant on, without promotions. */
export const priceChanges = pgTable(
  'price_changes',
  {
    ...inMarket(),
    ...standardFormat(),
    validFrom: instant('valid_from').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.articleId, table.market, table.longer, table.shorter, table.validFrom],
    }),
    check('price_changes_amount', sql`${table.amount} >= 0`),
    check('price_changes_sides', sql`0 < ${table.shorter} AND ${table.shorter} <= ${table.longer}`),
  ],
);

/** The end is exclusive; null: no end. */
export const promotions = pgTable(
  'promotions',
  {
    ...inMarket(),
    ...standardFormat(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.articleId, table.market, table.longer, table.shorter, table.startsAt],
    }),
    check('promotions_amount', sql`${table.amount} >= 0`),
    check('promotions_period', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/**
 * Own formats outside the area that the standard formats cover; between them prices are
 * interpolated.
 */
export const areaPriceRules = pgTable(
  'area_price_rules',
  {
    ...inMarket(),
    /** At an area of 0 (`AreaPriceRule`). */
    baseAmount: integer('base_amount').notNull(),
    /** For each square decimetre beyond the largest standard format. */
    amountPerSquareDecimetre: integer('amount_per_square_decimetre').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.market] }),
    check(
      'area_price_rules_amounts',
      sql`${table.baseAmount} >= 0 AND ${table.amountPerSquareDecimetre} >= 0`,
    ),
  ],
);

/**
 * Surcharges from an instant on, at some areas in square millimetres; interpolated between, from
 * area 0 on.
 */
export const partPrices = pgTable(
  'part_prices',
  {
    priceClass: text('price_class').notNull(),
    market: text('market', { enum: markets }).notNull(),
    validFrom: instant('valid_from').notNull(),
    area: integer('area').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.priceClass, table.market, table.validFrom, table.area] }),
    check('part_prices_amounts', sql`${table.area} >= 0 AND ${table.amount} >= 0`),
  ],
);
