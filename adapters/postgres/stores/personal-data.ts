/** All that is kept of a customer, for themselves (regulation (EU) 2016/679, article 15). */
import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { emailKey } from '../../../core/domain/customer/email.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import { parseJson } from '../../../core/domain/text/parse-json.ts';
import type { Database, Orm } from '../database.ts';
import { carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkouts.ts';
import {
  addressChanges,
  businessCustomers,
  customers,
  googleAccounts,
  knownDevices,
  openOrders,
  passwordResets,
  sessions,
  signUps,
} from '../schema/customers.ts';
import { contactMessages, withdrawals } from '../schema/messages.ts';
import { newsletterSubscriptions } from '../schema/newsletter.ts';
import { invoices } from '../schema/invoices.ts';
import { orderEvents, orders } from '../schema/orders.ts';
import { outgoingMails } from '../schema/outgoing-mails.ts';
import { wishlistLinks, wishlists } from '../schema/wishlists.ts';
import { isOf } from './owned-lists.ts';

type Person = { readonly number: string; readonly email: string };

const hasNumber = (column: AnyPgColumn, { number }: Person): SQL => eq(column, number);

/** However its letters are written. */
const hasEmail = (column: AnyPgColumn, { email }: Person): SQL =>
  eq(sql`lower(${column})`, emailKey(email));

const isOrderOf = (person: Person): SQL | undefined =>
  or(hasNumber(orders.customerNumber, person), hasEmail(orders.email, person));

const ownerOf = ({ number }: Person): Owner => ({ kind: 'customer', number });

/** What a list holds, which is kept as a text. */
const readContent = <Row extends { readonly content: string }>(row: Row) => ({
  ...row,
  content: parseJson(row.content),
});

type Rows = Promise<readonly object[]>;

/**
 * By the names of tables. Secrets are left out: they open something, and say nothing of a person.
 * A test asks of each new table whether it belongs here.
 */
export const personalTables = {
  customers: async (orm: Orm, person: Person): Rows => {
    const rows = await orm.select().from(customers).where(hasNumber(customers.number, person));
    return rows.map(({ passwordHash, ...row }) => ({ ...row, hasPassword: passwordHash !== null }));
  },
  business_customers: (orm: Orm, person: Person): Rows =>
    orm.select().from(businessCustomers).where(hasNumber(businessCustomers.customerNumber, person)),
  sessions: async (orm: Orm, person: Person): Rows => {
    const rows = await orm
      .select()
      .from(sessions)
      .where(hasNumber(sessions.customerNumber, person));
    return rows.map(({ tokenHash: _tokenHash, ...row }) => row);
  },
  known_devices: (orm: Orm, person: Person): Rows =>
    orm.select().from(knownDevices).where(hasNumber(knownDevices.customerNumber, person)),
  address_changes: (orm: Orm, person: Person): Rows =>
    orm
      .select({ email: addressChanges.email, expiresAt: addressChanges.expiresAt })
      .from(addressChanges)
      .where(hasNumber(addressChanges.customerNumber, person)),
  /** Whoever signed up with the address. */
  sign_ups: (orm: Orm, person: Person): Rows =>
    orm
      .select({
        email: signUps.email,
        firstName: signUps.firstName,
        lastName: signUps.lastName,
        business: signUps.business,
        expiresAt: signUps.expiresAt,
      })
      .from(signUps)
      .where(hasEmail(signUps.email, person)),
  password_resets: (orm: Orm, person: Person): Rows =>
    orm
      .select({ expiresAt: passwordResets.expiresAt })
      .from(passwordResets)
      .where(eq(passwordResets.emailKey, emailKey(person.email))),
  google_accounts: (orm: Orm, person: Person): Rows =>
    orm.select().from(googleAccounts).where(hasNumber(googleAccounts.customerNumber, person)),
  open_orders: (orm: Orm, person: Person): Rows =>
    orm.select().from(openOrders).where(hasNumber(openOrders.customerNumber, person)),
  carts: async (orm: Orm, person: Person): Rows =>
    (
      await orm
        .select()
        .from(carts)
        .where(isOf(carts, ownerOf(person)))
    ).map(readContent),
  checkouts: async (orm: Orm, person: Person): Rows =>
    (
      await orm
        .select()
        .from(checkouts)
        .where(isOf(checkouts, ownerOf(person)))
    ).map(readContent),
  wishlists: async (orm: Orm, person: Person): Rows =>
    (
      await orm
        .select()
        .from(wishlists)
        .where(isOf(wishlists, ownerOf(person)))
    ).map(readContent),
  wishlist_links: async (orm: Orm, person: Person): Rows =>
    (
      await orm
        .select()
        .from(wishlistLinks)
        .where(isOf(wishlistLinks, ownerOf(person)))
    ).map(readContent),
  newsletter_subscriptions: async (orm: Orm, person: Person): Rows => {
    const rows = await orm
      .select()
      .from(newsletterSubscriptions)
      .where(hasEmail(newsletterSubscriptions.email, person));
    return rows.map(({ tokenHash: _hash, unsubscribeToken: _token, ...row }) => row);
  },
  contact_messages: (orm: Orm, person: Person): Rows =>
    orm.select().from(contactMessages).where(hasEmail(contactMessages.email, person)),
  withdrawals: (orm: Orm, person: Person): Rows =>
    orm.select().from(withdrawals).where(hasEmail(withdrawals.email, person)),
  /** Also what was ordered without an account. */
  orders: async (orm: Orm, person: Person): Rows => {
    const rows = await orm.select().from(orders).where(isOrderOf(person));
    return rows.map(({ tokenHash: _hash, ...row }) => row);
  },
  order_events: (orm: Orm, person: Person): Rows =>
    orm
      .select({ orderId: orderEvents.orderId, event: orderEvents.event })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(isOrderOf(person))
      .orderBy(orderEvents.id),
  invoices: (orm: Orm, person: Person): Rows =>
    orm
      .select({ number: invoices.number, document: invoices.document, issuedAt: invoices.issuedAt })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(isOrderOf(person))
      .orderBy(invoices.id),
  /** Their texts may hold links that open something. */
  outgoing_mails: (orm: Orm, person: Person): Rows =>
    orm
      .select({ subject: outgoingMails.subject, queuedAt: outgoingMails.queuedAt })
      .from(outgoingMails)
      .where(hasEmail(outgoingMails.recipient, person)),
} as const;

/** By table. */
export const personalDataOf = async (
  { orm }: Database,
  person: Person,
): Promise<Readonly<Record<string, readonly object[]>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(personalTables).map(
        async ([name, rowsOf]) => [name, await rowsOf(orm, person)] as const,
      ),
    ),
  );
