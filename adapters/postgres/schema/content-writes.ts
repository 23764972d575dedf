import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/**
 * A log of writes; the newest row of a story counts. JSON as text, because jsonb refuses U+0000.
 */
export const contentWrites = pgTable(
  'content_writes',
  {
    revision: integer('revision').primaryKey().generatedAlwaysAsIdentity(),
    uuid: text('uuid').notNull(),
    /** Null for a deleted story. */
    states: text('states'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('content_writes_uuid').on(table.uuid)],
);
