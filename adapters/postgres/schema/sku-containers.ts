import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { SkuContainer } from '../../../core/domain/designer/sku-container.ts';
import { channels } from '../../../core/domain/locale/channel.ts';

/** Configurations that have a name. */
export const skuContainers = pgTable(
  'sku_containers',
  {
    channel: text('channel', { enum: channels }).notNull(),
    sku: text('sku').notNull(),
    /** By name, in JSON. */
    parameters: jsonb('parameters').$type<SkuContainer['parameters']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.sku] })],
);
