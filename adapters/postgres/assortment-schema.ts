/** The tables of what is sold beside articles: parts of pictures, express, named configurations. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { shopProducts } from '../../core/domain/catalogue/shop-products.ts';
import type { SkuContainer } from '../../core/domain/designer/sku-container.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import { markets } from '../../core/domain/locale/locales.ts';
import { articles, instant } from './schema.ts';

/**
 * What is sold with an article beside its defaults, by the name that the catalogue has for it: an
 * option, a frame's colour, a mat, a glass; a frame type's own name is the frame without a picture.
 */
export const articleParts = pgTable(
  'article_parts',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    /** Under what its prices stand: many colours of a frame cost the same. */
    priceClass: text('price_class').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.part] }),
    index('article_parts_part').on(table.part),
  ],
);

/**
 * What parts of a price class cost above an article from an instant on, at some areas in square
 * millimetres; between them the price is interpolated, the area 0 is the price towards none.
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

/** What is made and sent sooner in a market. */
export const expressProducts = pgTable(
  'express_products',
  {
    channel: text('channel', { enum: channels }).notNull(),
    market: text('market', { enum: markets }).notNull(),
    product: text('product', { enum: shopProducts }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.market, table.product] })],
);

/** The shop's own stock-keeping units: configurations that have a name. */
export const skuContainers = pgTable(
  'sku_containers',
  {
    channel: text('channel', { enum: channels }).notNull(),
    sku: text('sku').notNull(),
    /** Configuration parameters by their names, in JSON. */
    parameters: jsonb('parameters').$type<SkuContainer['parameters']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.sku] })],
);
