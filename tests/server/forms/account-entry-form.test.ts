/** The log-in and the sign-up as they are sent: where they lead, and what is shown again. */
import { describe, expect, test } from 'vitest';

import { cartCookie, wishlistCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { emptyAccountStep } from '../../../core/domain/customer/account-step.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import { E, TE } from '../../../core/fp.ts';
import type { AccountEntry } from '../../../core/ports/accounts.ts';
import type { Carts } from '../../../core/ports/carts.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { Wishlists } from '../../../core/ports/wishlists.ts';
import { failingAccounts, memoryAccounts, refusingAccounts } from '../../fakes/accounts.ts';
import { noAccount } from '../../fakes/own-account.ts';
import { failingCarts, memoryCarts } from '../../fakes/carts.ts';
import { failingWishlists, memoryWishlists } from '../../fakes/wishlists.ts';
import { openPageForms } from './page-form-world.ts';

const password = 'analytical engine 1843';
const ada = { email: 'ada@example.com', password, customer: visitor };
const typed = { email: 'Ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

const google = { credential: 'an ID token', nonce: 'once' };
const identity = {
  subject: '1',
  email: ada.email,
  isGooglesOwn: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
};

type World = {
  readonly accounts?: AccountEntry;
  readonly carts?: Carts;
  readonly wishlists?: Wishlists;
};

const open = ({ accounts = memoryAccounts([ada]).accounts, ...stores }: World = {}) =>
  openPageForms({
    ...stores,
    accountsOf: () => () => ({
      accounts,
      account: noAccount,
      setCookies: () => ['__Host-session=token; Secure'],
    }),
  });

/** Whatever prices the browser showed before. */
const goneNet = '__Host-net=1; Max-Age=0; Path=/; Secure; SameSite=Lax';

describe('a form of an account', () => {
  test.each([{ type: 1 }, { type: 2 }, { isWhitelabelCustomer: true }])(
    'shows net prices from its answer on to %o, by a cookie that says no more',
    async (kind) => {
      const { accounts } = memoryAccounts([{ ...ada, customer: { ...visitor, ...kind } }]);
      const form = { email: ada.email, password };
      expect(await open({ accounts }).send('/impressum?dialog=log-in', form)).toMatchObject({
        setCookies: [
          '__Host-session=token; Secure',
          '__Host-net=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
        ],
      });
    },
  );

  test('leads who logs in to the page below, with what the address carries along', async () => {
    const form = { email: 'ADA@example.com', password };
    const { send } = open();
    expect(await send('/impressum?_tracking=0&dialog=log-in&formatType=600x400', form)).toEqual({
      kind: 'see-other',
      location: '/impressum?_tracking=0&formatType=600x400',
      setCookies: ['__Host-session=token; Secure', goneNet],
    });
  });

  describe('and a mail', () => {
    const form = { ...typed, email: 'countess@example.com', password };
    const ended = '__Host-mailed-link=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict';
    const session = '__Host-session=token; Secure';

    test('tell who signs up to look for it, whoever has an account, and keep the query', async () => {
      for (const email of [form.email, ada.email])
        expect(
          await open().send('/impressum?dialog=sign-up&_tracking=0', { ...form, email }),
        ).toMatchObject({ location: '/impressum?_tracking=0&dialog=sign-up#account-mail-sent' });
    });

    test('open the account by the link’s cookie, which then ends', async () => {
      const { accounts, tokenFor } = memoryAccounts([ada]);
      const { send } = open({ accounts });
      await send('/impressum?dialog=sign-up', form);
      const cookie = `__Host-mailed-link=${tokenFor(form.email)}`;
      expect(await send('/kundenkonto?dialog=sign-up-confirm', { password }, { cookie })).toEqual({
        kind: 'see-other',
        location: '/kundenkonto#signed-up-password',
        setCookies: [session, goneNet, ended],
      });
    });

    test('open a company’s account, whose prices are net, and show what it typed again', async () => {
      const { accounts, tokenFor } = memoryAccounts([ada]);
      const { send } = open({ accounts });
      const business = {
        company: 'Hopper GmbH',
        vatId: 'DE129273398',
        street: 'Musterstraße 1',
        postcode: '10115',
        city: 'Berlin',
        country: 'DE',
      };
      const sent = { ...form, isBusiness: 'yes', ...business };
      const wrong = { ...sent, vatId: 'DE129273399' };
      expect(await send('/impressum?dialog=sign-up', wrong)).toMatchObject({
        status: 422,
        step: {
          step: {
            typed: { business: { ...business, vatId: 'DE129273399' } },
            problem: { kind: 'fields', errors: [{ field: 'vatId', code: 'malformed' }] },
          },
        },
      });
      await send('/impressum?dialog=sign-up', sent);
      const cookie = `__Host-mailed-link=${tokenFor(form.email)}`;
      expect(
        await send('/kundenkonto?dialog=sign-up-confirm', { password }, { cookie }),
      ).toMatchObject({
        setCookies: expect.arrayContaining([
          expect.stringMatching(/^__Host-net=1; (?!Max-Age=0)/u),
        ]),
      });
    });

    test('set a new password by it, and lead to the log-in', async () => {
      const { accounts, tokenFor, mailed } = memoryAccounts([ada]);
      const { send } = open({ accounts });
      expect(await send('/impressum?dialog=password-reset', { email: ada.email })).toMatchObject({
        location: '/impressum?dialog=password-reset#account-mail-sent',
      });
      expect(mailed).toEqual([ada.email]);
      const cookie = `__Host-mailed-link=${tokenFor(ada.email)}`;
      const chosen = { password: 'engine no. 2 1849', repeatedPassword: 'engine no. 2 1849' };
      const confirm = '/kundenkonto?dialog=password-confirm';
      expect(await send(confirm, chosen, { cookie })).toMatchObject({
        location: '/kundenkonto?dialog=log-in#password-changed',
        setCookies: expect.arrayContaining([ended]),
      });
      // Used, or never followed.
      for (const headers of [{ cookie }, {}])
        expect(await send(confirm, chosen, headers)).toMatchObject({
          kind: 'again',
          status: 422,
          step: { name: 'password-confirm', step: { problem: { kind: 'refused' } } },
        });
    });

    test('are led to at once by a shop that asks for no confirmation', async () => {
      const accounts = {
        ...refusingAccounts(''),
        signUp: () => TE.right({ ...visitor, isLoggedIn: true }),
      };
      expect(await open({ accounts }).send('/impressum?dialog=sign-up', form)).toMatchObject({
        location: '/impressum#signed-up-password',
        setCookies: [session, goneNet],
      });
    });

    test.each([
      ['?dialog=password-reset', 422, refusingAccounts('Too often.')],
      ['?dialog=password-reset', 503, failingAccounts(503)],
      ['?dialog=password-confirm', 422, refusingAccounts('Too often.')],
      ['?dialog=password-confirm', 503, failingAccounts(0)],
    ])('are shown and logged where they fail (%s, %i)', async (search, status, accounts) => {
      const { send, codes } = open({ accounts });
      const sent = { email: ada.email, password, repeatedPassword: password };
      const answer = await send(`/impressum${search}`, sent);
      expect(answer).toMatchObject({ kind: 'again', status });
      expect(JSON.stringify(answer)).not.toContain(password);
      expect(codes()).toEqual(['password-reset-error']);
    });
  });

  test.each(['log-in', 'sign-up'])(
    'says of the address in %s whether Google’s sign-in opened an account',
    async (dialog) => {
      const { accounts } = memoryAccounts([], { [google.credential]: identity });
      const { send } = open({ accounts });
      const path = `/impressum?dialog=${dialog}`;
      expect(await send(path, google)).toMatchObject({ location: '/impressum#signed-up-google' });
      expect(await send(path, google)).toMatchObject({ location: '/impressum' });
    },
  );

  test.each([
    [refusingAccounts('Log in first.'), 422, 'refused', []],
    [failingAccounts(503), 503, 'failed', ['google-callback-failed']],
  ] as const)(
    'shows why Google’s sign-in failed, and no token',
    async (accounts, status, kind, codes) => {
      const { send, codes: logged } = open({ accounts });
      const answer = await send('/impressum?dialog=log-in', google);
      const { typed: nothing } = emptyAccountStep;
      expect(answer).toMatchObject({
        kind: 'again',
        status,
        step: { kind: 'account', name: 'log-in', step: { typed: nothing, problem: { kind } } },
      });
      expect(JSON.stringify(answer)).not.toContain(google.credential);
      expect(logged()).toEqual(codes);
    },
  );

  describe('by a visitor who has wished for something and has a cart', () => {
    const key = 'k'.repeat(32);
    const entered = { kind: 'see-other', location: '/impressum' };
    const cookie = `${cartCookie}=${key}; ${wishlistCookie}=${key}`;
    const visiting = { kind: 'visitor', key } as const;
    const customer = { kind: 'customer', number: '7' } as const;
    const form = { email: ada.email, password };
    const known = { ...ada, customer: { ...visitor, number: '7' }, isConfirmed: true };
    const { accounts } = memoryAccounts([known], { [google.credential]: identity });

    /** What somebody has: wishes and articles. */
    const countsOf = async (owner: Owner, carts: Carts, wishlists: Wishlists) => {
      const [cart, list] = [await carts.read(owner)(), await wishlists.read(owner)()];
      if (E.isLeft(cart) || E.isLeft(list)) throw new Error('A store did not answer.');
      return [list.right.wishlist.length, cart.right.items.length];
    };

    const filled = async () => {
      const [carts, wishlists] = [memoryCarts(), memoryWishlists()];
      const article = { designer: 'photo-frame', query: 'materialType=leinwand' } as const;
      await wishlists.change(visiting, () => E.right([{ article, addedAt: 1 }]))();
      await carts.change(visiting, () =>
        E.right({ items: [{ article, quantity: 2 }], lastPut: undefined }),
      )();
      return { carts, wishlists };
    };

    test.each([
      ['a password', form],
      ['Google', google],
    ])('brings both along, by %s', async (_, sent) => {
      const { carts, wishlists } = await filled();
      const { send } = open({ accounts, carts, wishlists });
      expect(await send('/impressum?dialog=log-in', sent, { cookie })).toMatchObject(entered);
      expect(await countsOf(customer, carts, wishlists)).toEqual([1, 1]);
      expect(await countsOf(visiting, carts, wishlists)).toEqual([0, 0]);
    });

    test('leaves both where they are while the log-in is refused', async () => {
      const { carts, wishlists } = await filled();
      const wrong = { ...form, password: 'difference engine' };
      await open({ accounts, carts, wishlists }).send('/impressum?dialog=log-in', wrong, {
        cookie,
      });
      expect(await countsOf(visiting, carts, wishlists)).toEqual([1, 1]);
    });

    test('comes in though neither can be brought, which is logged', async () => {
      const stores = { carts: failingCarts(), wishlists: failingWishlists(false) };
      const { send, reports } = open({ accounts, ...stores });
      expect(await send('/impressum?dialog=log-in', form, { cookie })).toMatchObject(entered);
      expect(reports.map(({ facts }) => facts['part'])).toEqual(['cart', 'wishlist']);
    });
  });

  test.each([
    ['a wrong field', { password: 'brief' }, undefined, 422, 'fields', []],
    ['a refusal', { password }, refusingAccounts('Too often.'), 422, 'refused', []],
    ['an outage', { password }, failingAccounts(503), 503, 'failed', ['sign-up-error']],
  ] as const)(
    'with %s is shown again, without its password',
    async (_name, more, accounts, status, kind, codes) => {
      const { send, codes: logged, reports } = open(accounts && { accounts });
      const answer = await send('/impressum?dialog=sign-up', { ...typed, ...more });
      expect(answer).toMatchObject({
        kind: 'again',
        status,
        step: { kind: 'account', name: 'sign-up', step: { typed, problem: { kind } } },
      });
      expect(JSON.stringify(answer)).not.toContain(more.password);
      // Of what failed a page shows the shop's words, and none of its own.
      expect(JSON.stringify(answer)).not.toMatch(/"status":503.*"status":503|sign-up-error/u);
      expect(logged()).toEqual(codes);
      expect(JSON.stringify(reports)).not.toContain('Ada');
    },
  );

  test('leads to no other host, whatever its address names', async () => {
    const form = { email: ada.email, password };
    for (const returnTo of ['//evil.example/', 'https://evil.example/', '/\\evil.example'])
      expect(
        await open().send(
          `/impressum?dialog=log-in&returnTo=${encodeURIComponent(returnTo)}`,
          form,
        ),
      ).toMatchObject({ location: expect.stringMatching(/^\/impressum/u) });
  });
});
