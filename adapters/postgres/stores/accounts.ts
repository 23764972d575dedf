import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import { sessionEnd, sessionLimits } from '../../../core/domain/customer/account-sessions.ts';
import { emailKey } from '../../../core/domain/customer/email.ts';
import {
  decideLogIn,
  logInLimits,
  type LogInAttempts,
} from '../../../core/domain/customer/log-in-attempts.ts';
import type { Transaction } from '../in-transaction.ts';
import {
  addressChanges,
  customerNumbers,
  customers,
  knownDevices,
  logInAttempts,
  sessions,
} from '../schema/customers.ts';

type AccountPassword = Readonly<
  Pick<typeof customers.$inferSelect, 'number' | 'email' | 'passwordHash'>
>;

/** However its letters are written; undefined without an account. */
export const accountOfEmail = async (
  { orm }: Transaction,
  email: string,
): Promise<AccountPassword | undefined> => {
  const [row] = await orm
    .select({
      number: customers.number,
      email: customers.email,
      passwordHash: customers.passwordHash,
    })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, emailKey(email)));
  return row;
};

/**
 * Whether an account has this password still, which nobody changes until the transaction is over: a
 * session that begins with a password does not outlive a reset.
 */
export const holdPassword = async (
  { orm }: Transaction,
  { number, passwordHash }: Pick<AccountPassword, 'number' | 'passwordHash'>,
): Promise<boolean> => {
  const [row] = await orm
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.number, number))
    .for('share');
  return row !== undefined && row.passwordHash === passwordHash;
};

/**
 * Gives an account a password. What the old one has opened ends with it: its sessions, and the link of
 * a new address, by which whoever knew it would take the account after all.
 */
export const replacePassword = async (
  { orm }: Transaction,
  number: string,
  to: Pick<typeof customers.$inferInsert, 'passwordHash' | 'emailConfirmedAt'>,
): Promise<void> => {
  await orm.update(customers).set(to).where(eq(customers.number, number));
  await orm.delete(sessions).where(eq(sessions.customerNumber, number));
  await orm.delete(addressChanges).where(eq(addressChanges.customerNumber, number));
};

/** As SQL: both engines agree on no type for a parameter. */
const nextNumber = sql.raw(`nextval('${customerNumbers.seqName}')::text`);

type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Left out: a consumer. */
  readonly type?: number | undefined;
  /** Left out: it is entered without a password. */
  readonly passwordHash?: string | undefined;
  /** Left out: nobody has shown yet that the address is theirs. */
  readonly emailConfirmedAt?: Date | undefined;
};

/** Gives the new number; undefined where the address has an account, also just now. */
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

type NewSession = Readonly<
  Required<
    Pick<
      typeof sessions.$inferInsert,
      'tokenHash' | 'customerNumber' | 'browser' | 'system' | 'country'
    >
  >
>;

/** `now`: milliseconds since 1970. Expired sessions are forgotten on the way. */
export const beginSession = async (
  { orm }: Transaction,
  session: NewSession,
  now: number,
): Promise<void> => {
  await orm.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  const begunAt = new Date(now);
  const expiresAt = new Date(sessionEnd({ begunAt: now, usedAt: now }));
  await orm.insert(sessions).values({ ...session, begunAt, usedAt: begunAt, expiresAt });
};

type SeenDevice = Readonly<
  Pick<typeof knownDevices.$inferSelect, 'customerNumber' | 'browser' | 'system'>
>;

/**
 * Notes a log-in from a device, and says whether the account had none from such a one lately
 * (`sessionLimits.known`); of two at once the first is new. Old ones are forgotten on the way.
 */
export const isNewDevice = async (
  { orm }: Transaction,
  device: SeenDevice,
  now: number,
): Promise<boolean> => {
  const seenAt = new Date(now);
  await orm
    .delete(knownDevices)
    .where(lt(knownDevices.seenAt, new Date(now - sessionLimits.known)));
  const added = await orm
    .insert(knownDevices)
    .values({ ...device, seenAt })
    .onConflictDoNothing()
    .returning({ seenAt: knownDevices.seenAt });
  if (added.length > 0) return true;
  await orm
    .update(knownDevices)
    .set({ seenAt })
    .where(
      and(
        eq(knownDevices.customerNumber, device.customerNumber),
        eq(knownDevices.browser, device.browser),
        eq(knownDevices.system, device.system),
      ),
    );
  return false;
};

export const emailOfAccount = async (
  { orm }: Transaction,
  number: string,
): Promise<string | undefined> => {
  const [row] = await orm
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.number, number));
  return row?.email;
};

/** Ends a session; one that is not there needs no end. */
export const endSession = async ({ orm }: Transaction, tokenHash: string): Promise<void> => {
  await orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
};

/** Of an address, and of a network at it. */
export type LogInKeys = { readonly own: string; readonly all: string };

/** Nobody else changes them until the transaction is over. */
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
 * Notes a log-in from a network at an address, and gives the milliseconds that it has to wait; of
 * two at once each counts. Old attempts are forgotten on the way.
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
