import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** A table with one row for each visitor or customer, which holds what they have as a text. */
export const ownedContent = <const Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      ownerKind: text('owner_kind', { enum: ['visitor', 'customer'] })
        .notNull()
        .default('visitor'),
      /** A customer's number, or the hash of a visitor's cookie. */
      ownerKey: text('owner_key').notNull(),
      /** JSON as text, which holds every character. */
      content: text('content').notNull(),
      changedAt: instant('changed_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.ownerKind, table.ownerKey] }),
      index(`${name}_changed_at`).on(table.changedAt),
    ],
  );
