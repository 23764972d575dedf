import { eq, lt, sql } from 'drizzle-orm';

import { emailKey } from '../../../core/domain/customer/email.ts';
import {
  logInLimits,
  withLogInAttempt,
  type LogInAttempts,
} from '../../../core/domain/customer/log-in-attempts.ts';
import type { Transaction } from '../in-transaction.ts';
import { customerNumbers, customers, logInAttempts, sessions } from '../schema/customers.ts';

/** Whose password is asked for; `passwordHash` is null for who has none. */
type AccountPassword = Readonly<Pick<typeof customers.$inferSelect, 'number' | 'passwordHash'>>;

/** The account of an address, however its letters are written; undefined where it has none. */
export const accountOfEmail = async (
  { orm }: Transaction,
  email: string,
): Promise<AccountPassword | undefined> => {
  const [row] = await orm
    .select({ number: customers.number, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, emailKey(email)));
  return row;
};

/** As SQL of its own: a parameter would have no type that both engines agree on. */
const nextNumber = sql.raw(`nextval('${customerNumbers.seqName}')::text`);

/** Who opens an account. */
type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
};

/** Opens an account and gives its number; undefined where the address has one, also just now. */
export const openAccount = async (
  { orm }: Transaction,
  account: NewAccount,
): Promise<string | undefined> => {
  const [row] = await orm
    .insert(customers)
    .values({ ...account, number: nextNumber })
    .onConflictDoNothing()
    .returning({ number: customers.number });
  return row?.number;
};

/** A session that begins; the times are in milliseconds since 1970. */
type NewSession = {
  readonly tokenHash: string;
  readonly customerNumber: string;
  readonly now: number;
  readonly expiresAt: number;
};

/** Begins a session. Sessions that have expired are forgotten on the way. */
export const beginSession = async (
  { orm }: Transaction,
  { now, expiresAt, ...session }: NewSession,
): Promise<void> => {
  await orm.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await orm.insert(sessions).values({ ...session, expiresAt: new Date(expiresAt) });
};

/** Ends a session; one that is not there needs no end. */
export const endSession = async ({ orm }: Transaction, tokenHash: string): Promise<void> => {
  await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
};

/**
 * Notes that a log-in is tried at an address, and gives the attempts with this one; of two at once
 * each one counts. Attempts whose time is over are forgotten on the way.
 */
export const noteLogInAttempt = async (
  { orm }: Transaction,
  emailHash: string,
  now: number,
): Promise<LogInAttempts> => {
  const over = new Date(now - logInLimits.milliseconds);
  await orm.delete(logInAttempts).where(lt(logInAttempts.since, over));
  const first = withLogInAttempt(undefined, now);
  const added = await orm
    .insert(logInAttempts)
    .values({ emailHash, count: first.count, since: new Date(first.since) })
    .onConflictDoNothing()
    .returning({ count: logInAttempts.count });
  if (added.length > 0) return first;
  const here = eq(logInAttempts.emailHash, emailHash);
  const [row] = await orm.select().from(logInAttempts).where(here).for('update');
  const before = row && { count: row.count, since: row.since.getTime() };
  const { count, since } = withLogInAttempt(before, now);
  await orm
    .update(logInAttempts)
    .set({ count, since: new Date(since) })
    .where(here);
  return { count, since };
};

/** Forgets the attempts at an address: somebody has logged in there. */
export const forgetLogInAttempts = async (
  { orm }: Transaction,
  emailHash: string,
): Promise<void> => {
  await orm.delete(logInAttempts).where(eq(logInAttempts.emailHash, emailHash));
};
