import { integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import type { Invoice } from '../../../core/domain/invoice/invoice.ts';
import { instant } from './instant.ts';
import { orders } from './orders.ts';

/** The last number of each series. Its row is locked while the next one is given: no number is left out. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** Invoices and credit notes. Rows are added only: a trigger refuses everything else. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of what asks for it: asked again it is the same one. */
    key: text('key').notNull(),
    number: text('number').notNull().unique(),
    /** Never changed: the same sheet is drawn of it at any time. */
    document: json('document').$type<Invoice>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [unique('invoices_key').on(table.orderId, table.key)],
);
