/** Amounts are minor units of the market's currency. */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { ShopProduct } from '../../../core/domain/catalogue/shop-products.ts';
import { channels } from '../../../core/domain/locale/channel.ts';
import { markets } from '../../../core/domain/locale/locales.ts';

/** `express` is added to another shipment. */
export const shippingCosts = pgTable(
  'shipping_costs',
  {
    market: text('market', { enum: markets }).notNull(),
    kind: text('kind', { enum: ['parcel', 'bulky', 'express'] }).notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.kind] }),
    check('shipping_costs_amount', sql`${table.amount} >= 0`),
  ],
);

/** Working days (Monday to Friday) after the cut-off. */
export const deliveryRules = pgTable(
  'delivery_rules',
  {
    market: text('market', { enum: markets }).primaryKey(),
    /** Of the market's day; up to it an order is made on the same day. */
    cutOffHour: integer('cut_off_hour').notNull(),
    /** Hours before the cut-off up to which any means of payment is safe. */
    safetyHours: integer('safety_hours').notNull(),
    productionDays: integer('production_days').notNull(),
    transitDays: integer('transit_days').notNull(),
    expressProductionDays: integer('express_production_days').notNull(),
    expressTransitDays: integer('express_transit_days').notNull(),
    deliversOnSaturday: boolean('delivers_on_saturday').notNull(),
  },
  (table) => [
    check(
      'delivery_rules_hours',
      sql`0 <= ${table.safetyHours} AND ${table.safetyHours} <= ${table.cutOffHour}
        AND ${table.cutOffHour} <= 23`,
    ),
    check(
      'delivery_rules_days',
      sql`0 <= ${table.expressProductionDays} AND 1 <= ${table.expressTransitDays}
        AND ${table.expressProductionDays} <= ${table.productionDays}
        AND ${table.expressTransitDays} <= ${table.transitDays}`,
    ),
  ],
);

export const expressProducts = pgTable(
  'express_products',
  {
    channel: text('channel', { enum: channels }).notNull(),
    market: text('market', { enum: markets }).notNull(),
    product: text('product').$type<ShopProduct>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.market, table.product] })],
);
