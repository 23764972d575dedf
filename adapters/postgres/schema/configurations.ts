/** Products in listed configurations, beside what is made to measure. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { channels } from '../../../core/domain/locale/channel.ts';
import { markets } from '../../../core/domain/locale/locales.ts';
import { instant } from './instant.ts';

/** By its name in the core. */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: channels }).notNull(),
    product: text('product').notNull(),
  },
  (table) => [unique('products_product').on(table.channel, table.product)],
);

/** By the parameters that the price depends on. */
export const configurations = pgTable(
  'configurations',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In the order in which the product asks for its price. */
    parameters: text('parameters').notNull(),
  },
  (table) => [unique('configurations_parameters').on(table.productId, table.parameters)],
);

/** Of one piece from an instant on, in minor units. */
export const configurationPrices = pgTable(
  'configuration_prices',
  {
    configurationId: text('configuration_id')
      .notNull()
      .references(() => configurations.id, { onDelete: 'cascade' }),
    market: text('market', { enum: markets }).notNull(),
    validFrom: instant('valid_from').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.configurationId, table.market, table.validFrom] }),
    check('configuration_prices_amount', sql`${table.amount} >= 0`),
  ],
);
