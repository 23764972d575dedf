import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/**
 * What was written into the embedded content service, as a log: of each story the newest row counts.
 * The JSON is kept as text, which holds every character that JSON can (jsonb refuses U+0000).
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
