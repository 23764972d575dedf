import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../core/domain/locale/locales.ts';
import { instant } from './instant.ts';

/** Gift vouchers. */
export const vouchers = pgTable('vouchers', {
  id: uuid('id').primaryKey(),
  /** HMAC of the code: who has the table redeems nothing. */
  codeHash: text('code_hash').notNull().unique(),
  ending: text('ending').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** What a voucher got and paid. Rows are added only: a trigger refuses everything else. */
export const voucherMovements = pgTable(
  'voucher_movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    kind: text('kind', { enum: ['issue', 'redeem', 'release', 'refund'] }).notNull(),
    /** Of who asked; a request that arrives again brings it again. */
    key: text('key').notNull(),
    order: text('order').notNull(),
    minorUnits: integer('minor_units').notNull(),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [unique('voucher_movements_key').on(table.voucherId, table.key)],
);
