import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** Sample data and later content that have been inserted. */
export const schemaVersion = pgTable('schema_version', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
  appliedAt: instant('applied_at').notNull(),
});
