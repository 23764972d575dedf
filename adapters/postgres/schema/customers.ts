import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { BusinessForm } from '../../../core/domain/customer/business-form.ts';
import { vatStatuses } from '../../../core/domain/customer/vat-id.ts';
import { deviceBrowsers, deviceSystems } from '../../../core/domain/device/user-agent-words.ts';
import { instant } from './instant.ts';

export const customers = pgTable(
  'customers',
  {
    number: text('number').primaryKey(),
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** 0 for consumers; anything else is a business customer. */
    type: integer('type').notNull().default(0),
    isWhitelabelCustomer: boolean('is_whitelabel_customer').notNull().default(false),
    /** As `hash` of `createPasswords` prints it; null for an account without a password. */
    passwordHash: text('password_hash'),
    /** Null: nobody has shown that the address is the customer's. */
    emailConfirmedAt: instant('email_confirmed_at'),
  },
  // However its letters are written (`emailKey`).
  (table) => [uniqueIndex('customers_email_key').on(sql`lower(${table.email})`)],
);

/** Older accounts have smaller numbers. */
export const customerNumbers = pgSequence('customer_numbers', { startWith: 1_000_000 });

/**
 * Sign-ups whose address is not confirmed: the last of each address, also of one that has an
 * account, so that both take the same work.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    emailKey: text('email_key').primaryKey(),
    /** The link's token is never stored, only its hash. */
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Null for consumers. */
    business: jsonb('business').$type<BusinessForm>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_ups_expires_at').on(table.expiresAt)],
);

/** What business customers say of themselves; a customer of that type may have said nothing yet. */
export const businessCustomers = pgTable(
  'business_customers',
  {
    customerNumber: text('customer_number').primaryKey(),
    company: text('company').notNull(),
    /** Empty: none was given. */
    vatId: text('vat_id').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    /** ISO 3166-1. */
    country: text('country').notNull(),
    vatStatus: text('vat_status', { enum: vatStatuses }).notNull().default('unknown'),
    /** When the register was asked; null while nobody has. */
    vatCheckedAt: instant('vat_checked_at'),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
  ],
);

/** The last link of each address that was asked for, whether it has an account or not. */
export const passwordResets = pgTable(
  'password_resets',
  {
    emailKey: text('email_key').primaryKey(),
    /** The link's token is never stored, only its hash. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_expires_at').on(table.expiresAt)],
);

/** Tried at an address, whether or not it has an account. */
export const logInAttempts = pgTable(
  'log_in_attempts',
  {
    /** Hash of the address's `emailKey`, with the network for that of a network. */
    key: text('email_hash').primaryKey(),
    count: integer('count').notNull(),
    since: instant('since').notNull(),
    turn: instant('turn'),
  },
  (table) => [index('log_in_attempts_since').on(table.since)],
);

/** The cookie's token is never stored, only its hash; and no address of a network. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which its customer names it; it opens nothing. */
    id: uuid('id').notNull().unique().defaultRandom(),
    customerNumber: text('customer_number').notNull(),
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** To the hour (`isUseNoted`). */
    usedAt: instant('used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    browser: text('browser', { enum: deviceBrowsers }).notNull().default('other'),
    system: text('system', { enum: deviceSystems }).notNull().default('other'),
    /** ISO 3166-1, where whoever stands in front of the shop tells it. */
    country: text('country'),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_customer_number').on(table.customerNumber),
  ],
);

/** Where the customer has logged in lately (`sessionLimits.known`), so that they hear of new places. */
export const knownDevices = pgTable(
  'known_devices',
  {
    customerNumber: text('customer_number').notNull(),
    browser: text('browser', { enum: deviceBrowsers }).notNull(),
    system: text('system', { enum: deviceSystems }).notNull(),
    /** The last log-in. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerNumber, table.browser, table.system] }),
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
    index('known_devices_seen_at').on(table.seenAt),
  ],
);

/** New addresses of accounts that wait for their confirmation; one for each customer. */
export const addressChanges = pgTable(
  'address_changes',
  {
    customerNumber: text('customer_number').primaryKey(),
    email: text('email').notNull(),
    /** Of the mailed link, which is used once. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
  ],
);

/** Which account a person enters by Google's sign-in. */
export const googleAccounts = pgTable(
  'google_accounts',
  {
    /** `sub` of Google's ID tokens. */
    subject: text('subject').primaryKey(),
    customerNumber: text('customer_number').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
    index('google_accounts_customer').on(table.customerNumber),
  ],
);

export const openOrders = pgTable(
  'open_orders',
  {
    customerNumber: text('customer_number').primaryKey(),
    isWhitelabelOrder: boolean('is_whitelabel_order').notNull().default(false),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
  ],
);
