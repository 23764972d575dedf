/** What every implementation of the accounts port must do, whatever answers behind it. */
import { describe, expect, test } from 'vitest';

import { visitor } from '../../core/domain/customer/customer.ts';
import { E } from '../../core/fp.ts';
import type { AccountEntry, Accounts } from '../../core/ports/accounts.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { ada } from './customers.ts';

/**
 * One browser at a shop where Ada has an account, whose address is not confirmed; every start is
 * another one. Google knows `googleClaims`.
 */
type EntryAtShop = { readonly accounts: AccountEntry; readonly customers: Customers };

/** The same with all that shop APIs do with accounts. */
type AccountsAtShop = EntryAtShop & { readonly accounts: Accounts };

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

/** Claims of the ID tokens that Google has given out, by the token. */
export const googleClaims = {
  'google-ada': { sub: '1', email: adaAccount.email, email_verified: true, given_name: 'Ada' },
  'google-grace': { sub: '2', email: 'grace@gmail.com', email_verified: true, given_name: 'Grace' },
  'google-unverified': { sub: '3', email: 'eve@gmail.com', email_verified: false },
} as const;

const given = (credential: keyof typeof googleClaims | 'nobody') => ({ credential, nonce: 'once' });

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

    test('what Google does not say of an address is refused, with a message', async () => {
      const { accounts, customers } = await start();
      for (const credential of ['nobody', 'google-unverified'] as const)
        expect(await accounts.logInWithGoogle(scope, given(credential))()).toMatchObject({
          left: { kind: 'refused', message: expect.any(String) },
        });
      expect(await customers.current()).toEqual(E.right(visitor));
    });

    test('Google opens an account for who is new, and finds it again, also for two at once', async () => {
      const { accounts, customers } = await start();
      const enter = accounts.logInWithGoogle(scope, given('google-grace'));
      const both = await Promise.all([enter(), enter()]);
      const entered = both.map((one) => (E.isRight(one) ? one.right : undefined));
      expect(entered.filter((one) => one?.isNew === true)).toHaveLength(1);
      expect(entered.filter((one) => one?.isNew === false)).toHaveLength(1);
      expect(new Set(entered.map((one) => one?.customer.number)).size).toBe(1);
      expect(await customers.current()).toMatchObject(
        E.right({ firstName: 'Grace', isLoggedIn: true }),
      );
      expect(E.isLeft(await accounts.logIn(scope, { ...grace, email: 'grace@gmail.com' })())).toBe(
        true,
      );
    });

    test('an account that only has the same address is linked by who is logged in to it', async () => {
      const { accounts, customers } = await start();
      const enter = accounts.logInWithGoogle(scope, given('google-ada'));
      expect(await enter()).toMatchObject({
        left: { kind: 'refused', message: expect.any(String) },
      });
      const known = await accounts.logIn(scope, { email, password })();
      expect(await enter()).toMatchObject(E.right({ isNew: false }));
      await accounts.logOut(scope)();
      expect(await enter()).toMatchObject(E.right({ isNew: false }));
      expect(await customers.current()).toEqual(known);
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
    test('a password reset does not tell whether there is an account', async () => {
      const { accounts } = await start();
      const known = await accounts.resetPassword(scope, { email })();
      expect(E.isRight(known)).toBe(true);
      expect(await accounts.resetPassword(scope, { email: grace.email })()).toEqual(known);
    });
  });
};
