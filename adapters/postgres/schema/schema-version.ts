import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** Which sample data, or which later content, has been put in, by name. */
export const schemaVersion = pgTable('schema_version', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
  appliedAt: instant('applied_at').notNull(),
});
