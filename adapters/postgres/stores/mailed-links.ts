/** Links of mails that open an account or set a password, each once. */
import { and, eq, gt, lt } from 'drizzle-orm';

import { businessCustomerType } from '../../../core/domain/customer/business-form.ts';
import { emailKey } from '../../../core/domain/customer/email.ts';
import { mailedLinkTimes } from '../../../core/domain/customer/mail-token.ts';
import type { Transaction } from '../in-transaction.ts';
import { passwordResets, signUps } from '../schema/customers.ts';
import { accountOfEmail, openAccount, replacePassword } from './accounts.ts';
import { keepBusiness } from './business-customers.ts';

type KeptSignUp = Readonly<
  Pick<
    typeof signUps.$inferSelect,
    'email' | 'firstName' | 'lastName' | 'passwordHash' | 'business'
  >
>;

/** Keeps a sign-up in the place of the address's last one; old ones are forgotten on the way. */
export const keepSignUp = async (
  { orm }: Transaction,
  account: KeptSignUp,
  tokenHash: string,
  now: number,
): Promise<void> => {
  await orm.delete(signUps).where(lt(signUps.expiresAt, new Date(now)));
  const kept = { ...account, tokenHash, expiresAt: new Date(now + mailedLinkTimes['sign-up']) };
  await orm
    .insert(signUps)
    .values({ ...kept, emailKey: emailKey(account.email) })
    .onConflictDoUpdate({ target: signUps.emailKey, set: kept });
};

const openSignUp = (tokenHash: string, now: number) =>
  and(eq(signUps.tokenHash, tokenHash), gt(signUps.expiresAt, new Date(now)));

/** The hash of the password that was chosen; undefined where the link opens nothing. */
export const passwordOfSignUp = async (
  { orm }: Transaction,
  tokenHash: string,
  now: number,
): Promise<string | undefined> => {
  const [row] = await orm
    .select({ passwordHash: signUps.passwordHash })
    .from(signUps)
    .where(openSignUp(tokenHash, now));
  return row?.passwordHash;
};

type OpenedAccount = Readonly<
  Record<'number' | 'email', string> & Pick<typeof signUps.$inferSelect, 'business'>
>;

/**
 * Opens the account of a link; of two at once one does. Undefined where the
 * link opens nothing any more, or the address has got an account.
 */
export const takeSignUp = async (
  transaction: Transaction,
  tokenHash: string,
  now: number,
): Promise<OpenedAccount | undefined> => {
  const [row] = await transaction.orm.delete(signUps).where(openSignUp(tokenHash, now)).returning({
    email: signUps.email,
    firstName: signUps.firstName,
    lastName: signUps.lastName,
    passwordHash: signUps.passwordHash,
    business: signUps.business,
  });
  if (row === undefined) return undefined;
  const { business, ...account } = row;
  const number = await openAccount(transaction, {
    ...account,
    type: business === null ? undefined : businessCustomerType,
    emailConfirmedAt: new Date(now),
  });
  if (number === undefined) return undefined;
  if (business !== null) await keepBusiness(transaction, number, business);
  return { number, email: row.email, business };
};

/** Keeps a link in the place of the address's last one; old ones are forgotten on the way. */
export const keepPasswordReset = async (
  { orm }: Transaction,
  email: string,
  tokenHash: string,
  now: number,
): Promise<void> => {
  await orm.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now)));
  const kept = { tokenHash, expiresAt: new Date(now + mailedLinkTimes['password-reset']) };
  await orm
    .insert(passwordResets)
    .values({ ...kept, emailKey: emailKey(email) })
    .onConflictDoUpdate({ target: passwordResets.emailKey, set: kept });
};

const openReset = (tokenHash: string, now: number) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, new Date(now)));

/** The account's address; undefined where the link opens nothing. */
export const emailOfPasswordReset = async (
  transaction: Transaction,
  tokenHash: string,
  now: number,
): Promise<string | undefined> => {
  const [row] = await transaction.orm
    .select({ key: passwordResets.emailKey })
    .from(passwordResets)
    .where(openReset(tokenHash, now));
  return row && (await accountOfEmail(transaction, row.key))?.email;
};

/**
 * Sets the password by a link, and ends all sessions of the customer; of two at once one does. Gives
 * the account's address; undefined where the link opens nothing any more.
 */
export const takePasswordReset = async (
  transaction: Transaction,
  { tokenHash, passwordHash, now }: Record<'tokenHash' | 'passwordHash', string> & { now: number },
): Promise<string | undefined> => {
  const { orm } = transaction;
  const [row] = await orm
    .delete(passwordResets)
    .where(openReset(tokenHash, now))
    .returning({ key: passwordResets.emailKey });
  const account = row && (await accountOfEmail(transaction, row.key));
  if (account === undefined) return undefined;
  const confirmed = { passwordHash, emailConfirmedAt: new Date(now) };
  await replacePassword(transaction, account.number, confirmed);
  return account.email;
};
