/** What every implementation of the accounts port must do, whatever answers behind it. */
import { describe, expect, test } from 'vitest';

import { visitor } from '../../core/domain/customer/customer.ts';
import { E } from '../../core/fp.ts';
import type { AccountEntry, Accounts } from '../../core/ports/accounts.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { ada } from './customers.ts';

/** One browser at a shop where Ada has an account; every start is another one. */
type EntryAtShop = { readonly accounts: AccountEntry; readonly customers: Customers };

/** The same with all that shop APIs do with accounts. */
type AccountsAtShop = EntryAtShop & {
  readonly accounts: Accounts;
  /** What the social sign-in knows Ada by. */
  readonly googleCredential: string;
};

/** Whom the shop of the suite knows. */
export const adaAccount = {
  email: 'ada@example.com',
  password: 'analytical engine 1843',
  customer: ada,
} as const;

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };
const { email, password } = adaAccount;
const grace = {
  email: 'grace@example.com',
  password: 'nanoseconds of wire',
  firstName: 'Grace',
  lastName: 'Hopper',
};

/** The suite for entering accounts by their passwords. */
export const accountEntryContract = (name: string, start: () => Promise<EntryAtShop>): void => {
  describe(`entering accounts: ${name}`, () => {
    test('the right password begins a session', async () => {
      const { accounts, customers } = await start();
      const entered = await accounts.logIn(scope, { email, password })();
      expect(entered).toMatchObject(E.right({ firstName: 'Ada', number: '100001' }));
      expect(await customers.current()).toEqual(entered);
    });

    test('a wrong password and an unknown address are refused alike, with a message', async () => {
      const { accounts, customers } = await start();
      const wrong = await accounts.logIn(scope, { email, password: 'difference engine' })();
      expect(wrong).toMatchObject({ left: { kind: 'refused', message: expect.any(String) } });
      expect(await accounts.logIn(scope, { email: grace.email, password })()).toEqual(wrong);
      expect(await customers.current()).toEqual(E.right(visitor));
    });

    test('signing up opens an account and begins a session', async () => {
      const { accounts, customers } = await start();
      const entered = await accounts.signUp(scope, grace)();
      expect(entered).toMatchObject(E.right({ firstName: 'Grace', isLoggedIn: true }));
      expect(await customers.current()).toEqual(entered);
      await accounts.logOut(scope)();
      expect(
        await accounts.logIn(scope, { email: grace.email, password: grace.password })(),
      ).toEqual(entered);
    });

    test('an address has one account', async () => {
      const { accounts, customers } = await start();
      expect(await accounts.signUp(scope, { ...grace, email })()).toMatchObject({
        left: { kind: 'refused', fields: { email: expect.any(String) } },
      });
      expect(await customers.current()).toEqual(E.right(visitor));
    });

    test('logging out ends the session, and again does nothing', async () => {
      const { accounts, customers } = await start();
      await accounts.logIn(scope, { email, password })();
      expect(E.isRight(await accounts.logOut(scope)())).toBe(true);
      expect(await customers.current()).toEqual(E.right(visitor));
      expect(E.isRight(await accounts.logOut(scope)())).toBe(true);
    });

    test('an address is the same however its letters are written', async () => {
      const { accounts } = await start();
      expect(await accounts.signUp(scope, { ...grace, email: 'ADA@example.com' })()).toMatchObject({
        left: { kind: 'refused', fields: { email: expect.any(String) } },
      });
      expect(await accounts.logIn(scope, { email: 'Ada@example.com', password })()).toMatchObject(
        E.right({ firstName: 'Ada' }),
      );
    });

    test('who logs in after somebody else is the customer', async () => {
      const { accounts, customers } = await start();
      await accounts.logIn(scope, { email, password })();
      const entered = await accounts.signUp(scope, grace)();
      expect(await customers.current()).toEqual(entered);
    });
  });
};

/** The suite for all that shop APIs do with accounts. */
export const accountsContract = (name: string, start: () => Promise<AccountsAtShop>): void => {
  accountEntryContract(name, start);

  describe(`accounts: ${name}`, () => {
    test('the social sign-in begins a session, or is refused', async () => {
      const { accounts, customers, googleCredential } = await start();
      expect(await accounts.logInWithGoogle(scope, 'nobody')()).toMatchObject({
        left: { kind: 'refused' },
      });
      expect(await customers.current()).toEqual(E.right(visitor));
      expect(await accounts.logInWithGoogle(scope, googleCredential)()).toMatchObject(
        E.right({ firstName: 'Ada', isLoggedIn: true }),
      );
    });

    test('a password reset does not tell whether there is an account', async () => {
      const { accounts } = await start();
      const known = await accounts.resetPassword(scope, { email })();
      expect(E.isRight(known)).toBe(true);
      expect(await accounts.resetPassword(scope, { email: grace.email })()).toEqual(known);
    });
  });
};
