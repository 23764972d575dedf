/** What every implementation of the accounts port must do, whatever answers behind it. */
import { describe, expect, test } from 'vitest';

import { mailedLinkTimes } from '../../core/domain/customer/mail-token.ts';
import { visitor } from '../../core/domain/customer/customer.ts';
import { E } from '../../core/fp.ts';
import type { AccountEntry } from '../../core/ports/accounts.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { manualClock } from '../fakes/clock.ts';
import { ada } from './customers.ts';

/**
 * One browser at a shop where Ada has an account, whose address is not confirmed; every start is
 * another one. Google knows `googleClaims`.
 */
type EntryAtShop = {
  readonly accounts: AccountEntry;
  readonly customers: Customers;
  /** Of the last link that was mailed to an address; empty where none was. */
  readonly tokenFor: (email: string) => Promise<string>;
  /** Mails to an address so far. */
  readonly mailsTo: (email: string) => Promise<number>;
};

/** Whom the shop of the suite knows. */
export const adaAccount = {
  email: 'ada@example.com',
  password: 'analytical engine 1843',
  customer: ada,
} as const;

const now = Date.parse('2026-11-21T09:30:00Z');
const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };
const { email, password } = adaAccount;
const grace = {
  email: 'grace@example.com',
  password: 'nanoseconds of wire',
  firstName: 'Grace',
  lastName: 'Hopper',
};

const refused = { left: { kind: 'refused', message: expect.any(String) } };

/** Claims of the ID tokens that Google has given out, by the token. */
export const googleClaims = {
  'google-ada': { sub: '1', email: adaAccount.email, email_verified: true, given_name: 'Ada' },
  'google-grace': { sub: '2', email: 'grace@gmail.com', email_verified: true, given_name: 'Grace' },
  'google-unverified': { sub: '3', email: 'eve@gmail.com', email_verified: false },
} as const;

const given = (credential: keyof typeof googleClaims | 'nobody') => ({ credential, nonce: 'once' });

/** The suite for entering accounts by their passwords. */
export const accountEntryContract = (
  name: string,
  start: (clock: Clock) => Promise<EntryAtShop>,
): void => {
  const open = () => start(manualClock(now));
  /** A browser in which Grace has signed up. */
  const signedUp = async () => {
    const shop = await open();
    await shop.accounts.signUp(scope, grace)();
    return { ...shop, token: await shop.tokenFor(grace.email) };
  };
  describe(`entering accounts: ${name}`, () => {
    test('the right password begins a session', async () => {
      const { accounts, customers } = await open();
      const entered = await accounts.logIn(scope, { email, password })();
      expect(entered).toMatchObject(E.right({ firstName: 'Ada', number: '100001' }));
      expect(await customers.current()).toEqual(entered);
    });

    test('a wrong password and an unknown address are refused alike, with a message', async () => {
      const { accounts, customers } = await open();
      const wrong = await accounts.logIn(scope, { email, password: 'difference engine' })();
      expect(wrong).toMatchObject({ left: { kind: 'refused', message: expect.any(String) } });
      expect(await accounts.logIn(scope, { email: grace.email, password })()).toEqual(wrong);
      expect(await customers.current()).toEqual(E.right(visitor));
    });

    test('a sign-up is nobody’s account until its link and its password confirm it', async () => {
      const { accounts, customers, tokenFor } = await open();
      const asked = await accounts.signUp(scope, grace)();
      expect(asked).toMatchObject(E.right({ firstName: 'Grace', isLoggedIn: false, number: '' }));
      expect(await accounts.logIn(scope, grace)()).toMatchObject(refused);
      const token = await tokenFor(grace.email);
      const other = { token, password: 'difference engine' };
      expect(await accounts.confirmSignUp(scope, other)()).toMatchObject({
        left: { kind: 'refused', fields: { password: expect.any(String) } },
      });
      expect(await customers.current()).toEqual(E.right(visitor));
      const entered = await accounts.confirmSignUp(scope, { token, password: grace.password })();
      expect(entered).toMatchObject(E.right({ firstName: 'Grace', isLoggedIn: true }));
      expect(await customers.current()).toEqual(entered);
      await accounts.logOut(scope)();
      expect(
        await accounts.logIn(scope, { email: grace.email, password: grace.password })(),
      ).toEqual(entered);
    });

    test('who signs up as a company is a business customer', async () => {
      const { accounts, tokenFor } = await open();
      const business = {
        company: 'Hopper GmbH',
        vatId: 'DE129273398',
        street: 'Musterstraße 1',
        postcode: '10115',
        city: 'Berlin',
        country: 'DE',
      };
      await accounts.signUp(scope, { ...grace, business })();
      const token = await tokenFor(grace.email);
      expect(await accounts.confirmSignUp(scope, { token, password: grace.password })()).toEqual(
        E.right(expect.objectContaining({ type: 1, isLoggedIn: true })),
      );
    });

    test('a link of a sign-up works once, also of two at once', async () => {
      const { accounts, token } = await signedUp();
      const form = { token, password: grace.password };
      const both = await Promise.all([
        accounts.confirmSignUp(scope, form)(),
        accounts.confirmSignUp(scope, form)(),
      ]);
      expect(both.filter(E.isRight)).toHaveLength(1);
      expect(both.find(E.isLeft)).toMatchObject(refused);
    });

    test('a new link of a sign-up takes the place of the one before', async () => {
      const { accounts, token, tokenFor } = await signedUp();
      const again = { ...grace, email: 'Grace@example.com', password: 'another wire 1906' };
      await accounts.signUp(scope, again)();
      const newer = await tokenFor(grace.email);
      expect(
        await accounts.confirmSignUp(scope, { token, password: grace.password })(),
      ).toMatchObject(refused);
      expect(
        E.isRight(
          await accounts.confirmSignUp(scope, { token: newer, password: again.password })(),
        ),
      ).toBe(true);
    });

    test.each([
      ['sign-up', -1, true],
      ['sign-up', 0, false],
      ['password-reset', -1, true],
      ['password-reset', 0, false],
    ] as const)('the link of a %s works in its time (%i ms: %s)', async (kind, more, works) => {
      const clock = manualClock(now);
      const { accounts, tokenFor } = await start(clock);
      const isReset = kind === 'password-reset';
      await (isReset ? accounts.resetPassword(scope, { email }) : accounts.signUp(scope, grace))();
      const token = await tokenFor(isReset ? email : grace.email);
      clock.set(now + mailedLinkTimes[kind] + more);
      const followed = await (isReset
        ? accounts.confirmPassword(scope, { token, password: grace.password })()
        : accounts.confirmSignUp(scope, { token, password: grace.password })());
      expect(followed).toMatchObject(works ? { _tag: 'Right' } : refused);
    });

    test('who signs up with a taken address hears the same, and its owner gets a mail', async () => {
      const { accounts, customers, tokenFor, mailsTo } = await open();
      const free = await accounts.signUp(scope, grace)();
      for (const taken of [email, 'ADA@example.com'])
        expect(await accounts.signUp(scope, { ...grace, email: taken })()).toEqual(free);
      expect(await mailsTo(email)).toBe(2);
      expect(await tokenFor(email)).toBe('');
      expect(await customers.current()).toEqual(E.right(visitor));
      expect(E.isRight(await accounts.logIn(scope, { email, password })())).toBe(true);
    });

    test('who logs in by a device that was not there before is told, once, also of two at once', async () => {
      const { accounts, mailsTo } = await open();
      const logIn = accounts.logIn(scope, { email, password });
      await accounts.logIn(scope, { email, password: 'difference engine' })();
      expect(await mailsTo(email)).toBe(0);
      await Promise.all([logIn(), logIn()]);
      expect(await mailsTo(email)).toBe(1);
      await logIn();
      expect(await mailsTo(email)).toBe(1);
    });

    test('who has just signed up is told nothing of their own device', async () => {
      const { accounts, token, mailsTo } = await signedUp();
      await accounts.confirmSignUp(scope, { token, password: grace.password })();
      await accounts.logOut(scope)();
      expect(E.isRight(await accounts.logIn(scope, grace)())).toBe(true);
      await accounts.logInWithGoogle(scope, given('google-grace'))();
      expect([await mailsTo(grace.email), await mailsTo('grace@gmail.com')]).toEqual([1, 0]);
    });

    test('a reset does not tell whether there is an account, and both get a mail', async () => {
      const { accounts, tokenFor, mailsTo } = await open();
      const known = await accounts.resetPassword(scope, { email })();
      expect(E.isRight(known)).toBe(true);
      expect(await accounts.resetPassword(scope, { email: grace.email })()).toEqual(known);
      expect([await mailsTo(email), await mailsTo(grace.email)]).toEqual([1, 1]);
      expect(await tokenFor(grace.email)).toBe('');
    });

    test('a reset sets the password, ends the session, and tells the owner', async () => {
      const { accounts, customers, tokenFor, mailsTo } = await open();
      await accounts.logIn(scope, { email, password })();
      await accounts.resetPassword(scope, { email: 'Ada@example.com' })();
      const form = { token: await tokenFor(email), password: 'difference engine no. 2' };
      expect(E.isRight(await accounts.confirmPassword(scope, form)())).toBe(true);
      expect(await customers.current()).toEqual(E.right(visitor));
      expect(await mailsTo(email)).toBe(3);
      expect(await accounts.logIn(scope, { email, password })()).toMatchObject(refused);
      expect(await accounts.logIn(scope, { ...form, email })()).toMatchObject(
        E.right({ firstName: 'Ada' }),
      );
      expect(await accounts.confirmPassword(scope, form)()).toMatchObject(refused);
    });

    test('a link of a reset works once, also of two at once, and not with another one', async () => {
      const { accounts, tokenFor } = await open();
      await accounts.resetPassword(scope, { email })();
      const first = await tokenFor(email);
      await accounts.resetPassword(scope, { email })();
      const form = { token: await tokenFor(email), password: 'difference engine no. 2' };
      expect(await accounts.confirmPassword(scope, { ...form, token: first })()).toMatchObject(
        refused,
      );
      const both = await Promise.all([
        accounts.confirmPassword(scope, form)(),
        accounts.confirmPassword(scope, form)(),
      ]);
      expect(both.filter(E.isRight)).toHaveLength(1);
      for (const token of ['', 'short', 'x'.repeat(43)])
        expect(await accounts.confirmPassword(scope, { ...form, token })()).toMatchObject(refused);
    });

    test('logging out ends the session, and again does nothing', async () => {
      const { accounts, customers } = await open();
      await accounts.logIn(scope, { email, password })();
      expect(E.isRight(await accounts.logOut(scope)())).toBe(true);
      expect(await customers.current()).toEqual(E.right(visitor));
      expect(E.isRight(await accounts.logOut(scope)())).toBe(true);
    });

    test('an address is the same however its letters are written', async () => {
      const { accounts } = await open();
      expect(await accounts.logIn(scope, { email: 'Ada@example.com', password })()).toMatchObject(
        E.right({ firstName: 'Ada' }),
      );
    });

    test('what Google does not say of an address is refused, with a message', async () => {
      const { accounts, customers } = await open();
      for (const credential of ['nobody', 'google-unverified'] as const)
        expect(await accounts.logInWithGoogle(scope, given(credential))()).toMatchObject({
          left: { kind: 'refused', message: expect.any(String) },
        });
      expect(await customers.current()).toEqual(E.right(visitor));
    });

    test('Google opens an account for who is new, and finds it again, also for two at once', async () => {
      const { accounts, customers } = await open();
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
      const { accounts, customers } = await open();
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
      const { accounts, customers, token } = await signedUp();
      await accounts.logIn(scope, { email, password })();
      const entered = await accounts.confirmSignUp(scope, { token, password: grace.password })();
      expect(await customers.current()).toEqual(entered);
    });
  });
};
