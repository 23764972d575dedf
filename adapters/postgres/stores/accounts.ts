import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import { emailKey } from '../../../core/domain/customer/email.ts';
import {
  decideLogIn,
  logInLimits,
  type LogInAttempts,
} from '../../../core/domain/customer/log-in-attempts.ts';
import type { Transaction } from '../in-transaction.ts';
import { customerNumbers, customers, logInAttempts, sessions } from '../schema/customers.ts';

/** The account's number and password hash, which is null without a password. */
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

/** The keys of what is known of an address, and of a network at it. */
export type LogInKeys = { readonly own: string; readonly all: string };

/** The attempts of a key, which nobody else changes until the transaction is over. */
const heldAttempts = async (
  { orm }: Transaction,
  key: string,
  now: number,
): Promise<LogInAttempts | undefined> => {
  const none = { key, count: 0, since: new Date(now) };
  await orm.insert(logInAttempts).values(none).onConflictDoNothing();
  const [row] = await orm
    .select()
    .from(logInAttempts)
    .where(eq(logInAttempts.key, key))
    .for('update');
  return row && { count: row.count, since: row.since.getTime(), turn: row.turn?.getTime() };
};

const keepAttempts = async (
  { orm }: Transaction,
  key: string,
  { count, since, turn }: LogInAttempts,
): Promise<void> => {
  await orm
    .update(logInAttempts)
    .set({ count, since: new Date(since), turn: turn === undefined ? null : new Date(turn) })
    .where(eq(logInAttempts.key, key));
};

/**
 * Notes that a log-in is tried from a network at an address, and gives the milliseconds that it has
 * to wait, 0 where it has not; of two at once each one counts. Attempts whose time is over are
 * forgotten on the way.
 */
export const noteLogInAttempt = async (
  transaction: Transaction,
  keys: LogInKeys,
  now: number,
): Promise<number> => {
  const over = new Date(now - logInLimits.milliseconds);
  await transaction.orm
    .delete(logInAttempts)
    .where(
      and(
        lt(logInAttempts.since, over),
        or(isNull(logInAttempts.turn), lt(logInAttempts.turn, over)),
      ),
    );
  // The address first: two of its networks wait for each other there, and nowhere else.
  const all = await heldAttempts(transaction, keys.all, now);
  const own = await heldAttempts(transaction, keys.own, now);
  const { counts, wait } = decideLogIn({ own, all }, now);
  await keepAttempts(transaction, keys.all, counts.all);
  await keepAttempts(transaction, keys.own, counts.own);
  return wait;
};

/** Forgets the attempts of a network at an address: somebody has logged in from there. */
export const forgetLogInAttempts = async (
  { orm }: Transaction,
  { own }: LogInKeys,
): Promise<void> => {
  await orm.delete(logInAttempts).where(eq(logInAttempts.key, own));
};
