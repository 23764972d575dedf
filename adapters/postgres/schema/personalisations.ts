import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** Own words and photos of things that are printed; rows are never changed, but for their age. */
export const personalisations = pgTable(
  'personalisations',
  {
    /** Nobody guesses it. */
    id: text('id').primaryKey(),
    /** The hash of the key of a visitor's photos. */
    ownerKey: text('owner_key').notNull(),
    /** SHA-256 of the content, in hexadecimal digits. */
    digest: text('digest').notNull(),
    /** By `printPersonalisation`. */
    content: text('content').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [
    unique('personalisations_content').on(table.ownerKey, table.digest),
    index('personalisations_kept_at').on(table.keptAt),
  ],
);
