import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** One row for each visitor or customer. */
export const carts = pgTable(
  'carts',
  {
    ownerKind: text('owner_kind', { enum: ['visitor', 'customer'] })
      .notNull()
      .default('visitor'),
    /** A customer's number, or the hash of a visitor's cookie. */
    ownerKey: text('owner_key').notNull(),
    /** By `printCart`: JSON as text, which holds every character. */
    content: text('content').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerKey] }),
    index('carts_changed_at').on(table.changedAt),
  ],
);
