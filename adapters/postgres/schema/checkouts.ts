import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** One row for each visitor or customer who has begun to order. */
export const checkouts = pgTable(
  'checkouts',
  {
    ownerKind: text('owner_kind', { enum: ['visitor', 'customer'] })
      .notNull()
      .default('visitor'),
    /** A customer's number, or the hash of a visitor's cookie. */
    ownerKey: text('owner_key').notNull(),
    /** By `printCheckout`. */
    content: text('content').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerKey] }),
    index('checkouts_changed_at').on(table.changedAt),
  ],
);
