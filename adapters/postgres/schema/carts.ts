import { index, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** What visitors have put into their carts, a row for each of them. */
export const carts = pgTable(
  'carts',
  {
    /** The hash of what a visitor's cookie holds. */
    ownerKey: text('owner_key').primaryKey(),
    /** The cart as `printCart` prints it: JSON as text, which holds every character. */
    content: text('content').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('carts_changed_at').on(table.changedAt)],
);
