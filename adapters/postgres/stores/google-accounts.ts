import { and, eq, sql } from 'drizzle-orm';

import { emailKey } from '../../../core/domain/customer/email.ts';
import {
  decideGoogleEntry,
  type GoogleAccounts,
  type GoogleIdentity,
} from '../../../core/domain/customer/google-identity.ts';
import type { Transaction } from '../in-transaction.ts';
import { customers, googleAccounts, sessions } from '../schema/customers.ts';
import { openAccount } from './accounts.ts';

type Browser = {
  /** Of the session that the browser has, if any. */
  readonly tokenHash: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const accountsFor = async (
  { orm }: Transaction,
  { subject, email }: GoogleIdentity,
  { tokenHash, now }: Browser,
): Promise<GoogleAccounts> => {
  const [linked] = await orm
    .select({ number: googleAccounts.customerNumber })
    .from(googleAccounts)
    .where(eq(googleAccounts.subject, subject));
  if (linked !== undefined) return { linked: linked.number };
  const [owner] = await orm
    .select({ number: customers.number, emailConfirmedAt: customers.emailConfirmedAt })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, emailKey(email)));
  if (owner === undefined) return {};
  const [session] =
    tokenHash === undefined
      ? []
      : await orm
          .select({ expiresAt: sessions.expiresAt })
          .from(sessions)
          .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.customerNumber, owner.number)));
  return {
    owner: {
      number: owner.number,
      isConfirmed: owner.emailConfirmedAt !== null,
      isOwnSession: session !== undefined && session.expiresAt.getTime() > now,
    },
  };
};

/**
 * The account that the identity enters, opened or linked on the way; undefined where its owner has
 * to log in first.
 */
export const accountOfGoogle = async (
  transaction: Transaction,
  identity: GoogleIdentity,
  browser: Browser,
): Promise<{ readonly number: string; readonly isNew: boolean } | undefined> => {
  const entry = decideGoogleEntry(identity, await accountsFor(transaction, identity, browser));
  if (entry.kind === 'log-in-first') return undefined;
  if (entry.kind === 'enter') return { number: entry.number, isNew: false };
  const { subject, email, firstName, lastName } = identity;
  const number =
    entry.kind === 'link'
      ? entry.number
      : await openAccount(transaction, {
          email,
          firstName,
          lastName,
          emailConfirmedAt: new Date(browser.now),
        });
  // Somebody has opened it since it was looked for.
  if (number === undefined) return accountOfGoogle(transaction, identity, browser);
  await transaction.orm
    .insert(googleAccounts)
    .values({ subject, customerNumber: number, linkedAt: new Date(browser.now) })
    .onConflictDoNothing();
  return { number, isNew: entry.kind === 'open' };
};
