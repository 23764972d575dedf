/** What customers see and change of their own account. */
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';

import { emailKey } from '../../../core/domain/customer/email.ts';
import type { NewsletterStatus } from '../../../core/domain/newsletter/newsletter-status.ts';
import type { Transaction } from '../in-transaction.ts';
import { carts } from '../schema/carts.ts';
import { checkouts } from '../schema/checkouts.ts';
import {
  addressChanges,
  customers,
  passwordResets,
  sessions,
  signUps,
} from '../schema/customers.ts';
import { orders } from '../schema/orders.ts';
import { newsletterSubscriptions } from '../schema/newsletter.ts';
import { wishlists } from '../schema/wishlists.ts';
import { accountOfEmail } from './accounts.ts';
import { isOf } from './owned-lists.ts';

type Session = Readonly<typeof sessions.$inferSelect>;

/** Those that last, the last used first; `now`: milliseconds since 1970. */
export const sessionsOf = (
  { orm }: Transaction,
  customerNumber: string,
  now: number,
): Promise<readonly Session[]> =>
  orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerNumber, customerNumber), gt(sessions.expiresAt, new Date(now))))
    .orderBy(desc(sessions.usedAt), desc(sessions.begunAt));

/** One of a customer; that of somebody else stays. */
export const endSessionOf = async (
  { orm }: Transaction,
  customerNumber: string,
  id: string,
): Promise<void> => {
  await orm
    .delete(sessions)
    // As text: an id that cannot be one names none.
    .where(and(eq(sessions.customerNumber, customerNumber), eq(sql`${sessions.id}::text`, id)));
};

export const endSessionsOf = async (
  { orm }: Transaction,
  customerNumber: string,
): Promise<void> => {
  await orm.delete(sessions).where(eq(sessions.customerNumber, customerNumber));
};

export const changeCustomer = async (
  { orm }: Transaction,
  number: string,
  to: Readonly<Pick<typeof customers.$inferInsert, 'firstName' | 'lastName'>>,
): Promise<void> => {
  await orm.update(customers).set(to).where(eq(customers.number, number));
};

type AddressChange = Readonly<typeof addressChanges.$inferSelect>;

/** The address that waits, as long as its link can be followed. */
export const waitingAddressOf = async (
  { orm }: Transaction,
  customerNumber: string,
  now: number,
): Promise<string | undefined> => {
  const [row] = await orm
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.customerNumber, customerNumber),
        gt(addressChanges.expiresAt, new Date(now)),
      ),
    );
  return row?.email;
};

/** In the place of one before, whose link leads nowhere from now on. */
export const keepAddressChange = async (
  { orm }: Transaction,
  change: AddressChange,
): Promise<void> => {
  await orm
    .insert(addressChanges)
    .values(change)
    .onConflictDoUpdate({ target: addressChanges.customerNumber, set: change });
};

type ChangedAddress = { readonly number: string; readonly before: string; readonly email: string };

/**
 * Makes the address of a link that of its account, once. Undefined where the link is old, used or
 * unknown, or the address has got another account meanwhile.
 */
export const followAddressChange = async (
  transaction: Transaction,
  tokenHash: string,
  now: number,
): Promise<ChangedAddress | undefined> => {
  const { orm } = transaction;
  const isOpen = and(
    eq(addressChanges.tokenHash, tokenHash),
    gt(addressChanges.expiresAt, new Date(now)),
  );
  // The customer is held first, as by a new password, which takes the link away.
  const [row] = await orm
    .select({ number: customers.number, before: customers.email })
    .from(customers)
    .innerJoin(addressChanges, eq(addressChanges.customerNumber, customers.number))
    .where(isOpen)
    .for('update', { of: customers });
  const [followed] = await orm.delete(addressChanges).where(isOpen).returning();
  if (row === undefined || followed === undefined) return undefined;
  const { number, before } = row;
  const { email } = followed;
  const taken = await accountOfEmail(transaction, email);
  if (taken !== undefined && taken.number !== number) return undefined;
  await orm
    .update(customers)
    .set({ email, emailConfirmedAt: new Date(now) })
    .where(eq(customers.number, number));
  return { number, before, email };
};

/**
 * Removes an account with its sessions, cart, checkout and wishes, and links that wait at its address.
 * Its orders stay without it, as long as the law on taxes wants them.
 */
export const removeAccount = async (
  { orm }: Transaction,
  { number, email }: Readonly<Record<'number' | 'email', string>>,
): Promise<void> => {
  const owner = { kind: 'customer', number } as const;
  await orm.delete(carts).where(isOf(carts, owner));
  await orm.delete(wishlists).where(isOf(wishlists, owner));
  await orm.delete(checkouts).where(isOf(checkouts, owner));
  for (const table of [signUps, passwordResets])
    await orm.delete(table).where(eq(table.emailKey, emailKey(email)));
  await orm.update(orders).set({ customerNumber: null }).where(eq(orders.customerNumber, number));
  await orm.delete(customers).where(eq(customers.number, number));
};

type NewsletterPlace = Pick<typeof newsletterSubscriptions.$inferSelect, 'channel'>;

const isSubscriptionOf = (email: string) =>
  eq(sql`lower(${newsletterSubscriptions.email})`, emailKey(email));

/** Of an address in a shop. */
export const newsletterOf = async (
  { orm }: Transaction,
  { channel }: NewsletterPlace,
  email: string,
): Promise<NewsletterStatus['kind']> => {
  const rows = await orm
    .select({ status: newsletterSubscriptions.status })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.channel, channel), isSubscriptionOf(email)));
  const has = (status: (typeof rows)[number]['status']) =>
    rows.some((row) => row.status === status);
  if (has('subscribed')) return 'subscribed';
  if (has('pending')) return 'pending';
  return rows.length > 0 ? 'unsubscribed' : 'absent';
};

/**
 * Ends it for an address, in one shop or in all; the proof stays as long as that of any other. What
 * was never confirmed is forgotten.
 */
export const endNewsletterOf = async (
  { orm }: Transaction,
  place: NewsletterPlace | undefined,
  email: string,
  now: number,
): Promise<void> => {
  const table = newsletterSubscriptions;
  const here = and(
    isSubscriptionOf(email),
    place && eq(table.channel, place.channel),
    ne(table.status, 'unsubscribed'),
  );
  await orm
    .delete(table)
    .where(and(here, eq(table.status, 'pending'), isNull(table.unsubscribedAt)));
  await orm
    .update(table)
    .set({ status: 'unsubscribed', unsubscribedAt: new Date(now) })
    .where(here);
};
