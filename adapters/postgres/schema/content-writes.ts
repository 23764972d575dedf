import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/**
 * A log of writes to the embedded content service; the newest row of a story counts. The JSON is
 * text, because jsonb refuses U+0000.
 */
export const contentWrites = pgTable(
  'content_writes',
  {
    revision: integer('revision').primaryKey().generatedAlwaysAsIdentity(),
    uuid: text('uuid').notNull(),
    /** The story in each of its states; null for a story that was deleted. */
    states: text('states'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('content_writes_uuid').on(table.uuid)],
);
