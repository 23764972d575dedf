import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/**
 * Designs of any product, by which its overview is filtered and sorted. Whoever changes them raises
 * their product's version in `schema_version` in the same transaction (`writeDesigns`): servers
 * keep an index of a version.
 */
export const designs = pgTable(
  'designs',
  {
    product: text('product').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** Values by filter, in JSON. */
    facets: jsonb('facets').$type<Readonly<Record<string, readonly string[]>>>().notNull(),
    /** What nothing is found by, by name, in JSON. */
    facts: jsonb('facts').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The editors' order, lowest first. */
    rank: integer('rank').notNull(),
    popularity: integer('popularity').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.id] })],
);
