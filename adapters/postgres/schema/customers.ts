import { boolean, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** Who has an account. */
export const customers = pgTable('customers', {
  number: text('number').primaryKey(),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** 0 for consumers; anything else is a business customer. */
  type: integer('type').notNull().default(0),
  isWhitelabelCustomer: boolean('is_whitelabel_customer').notNull().default(false),
});

/** Who is logged in. The cookie's token itself is never kept, only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerNumber: text('customer_number').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** The order that a customer has in the cart. */
export const openOrders = pgTable(
  'open_orders',
  {
    customerNumber: text('customer_number').primaryKey(),
    isWhitelabelOrder: boolean('is_whitelabel_order').notNull().default(false),
    cartArticlesAmount: integer('cart_articles_amount').notNull().default(0),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
  ],
);
