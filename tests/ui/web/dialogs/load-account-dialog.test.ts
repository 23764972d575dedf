/** The log-in and the sign-up over a page: what the page brings, and what follows a form. */
import { describe, expect, test } from 'vitest';

import { cartCookie } from '../../../../core/domain/cart/cart-forms.ts';
import { visitor } from '../../../../core/domain/customer/customer.ts';
import { routeRequest } from '../../../../core/domain/routing/route-request.ts';
import { wishlistCookie } from '../../../../core/domain/wishlist/wishlist-forms.ts';
import { E } from '../../../../core/fp.ts';
import type { AccountEntry } from '../../../../core/ports/accounts.ts';
import type { Carts } from '../../../../core/ports/carts.ts';
import type { Owner } from '../../../../core/ports/owner.ts';
import type { Wishlists } from '../../../../core/ports/wishlists.ts';
import { loadAddress } from '../../../../ui/web/load-address.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { failingAccounts, memoryAccounts, refusingAccounts } from '../../../fakes/accounts.ts';
import { failingCarts, memoryCarts } from '../../../fakes/carts.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { failingWishlists, memoryWishlists } from '../../../fakes/wishlists.ts';
import { plainContent } from '../../../fakes/plain-page.ts';
import { requestFor } from '../requests.ts';

const content = plainContent('A page');

const password = 'analytical engine 1843';
const ada = { email: 'ada@example.com', password, customer: visitor };
const typed = { email: 'Ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

type Sent = {
  readonly form?: Readonly<Record<string, string>>;
  readonly sentSearch?: string;
  readonly accounts?: AccountEntry;
  readonly cookies?: string;
  readonly carts?: Carts;
  readonly wishlists?: Wishlists;
};

const load = (path: string, dialog: string, sent: Sent = {}) => {
  const asked = { method: 'GET', host: 'localhost:3000', rawPath: path, search: '' };
  const decision = routeRequest(embedded, asked);
  if (decision.kind !== 'page' && decision.kind !== 'application') throw new Error(path);
  const slug = path === '/kundenkonto' ? 'application/account' : path.slice(1);
  const story = { kind: 'page', id: 'p', content } as const;
  const { accounts = memoryAccounts([ada]).accounts, form, sentSearch = '', cookies } = sent;
  const { carts = memoryCarts(), wishlists = memoryWishlists() } = sent;
  const ports = {
    content: memoryContent([{ channel: 'poster', locale: 'de-DE', slug, story }]),
    carts,
    wishlists,
    accountsOf: () => ({ accounts, setCookies: () => ['__Host-session=token; Secure'] }),
  };
  const address = `http://localhost:3000${path}?dialog=${dialog}`;
  const { request, log } = requestFor(decision, embedded, ports, address);
  const asSent = form && { form: new URLSearchParams(form), sentSearch, cookies };
  return { loaded: loadAddress({ ...request, ...asSent }), reports: log.reports };
};

describe('an address that opens it', () => {
  test.each(['/impressum', '/kundenkonto'])(
    'gives the page %s with an empty form',
    async (path) => {
      for (const name of ['log-in', 'sign-up'])
        expect(await load(path, name).loaded).toMatchObject({
          status: 200,
          isShared: false,
          page: {
            account: {
              name,
              step: { typed: { email: '', firstName: '', lastName: '' } },
              privacyHref: '/datenschutz',
            },
            messages: expect.objectContaining({ 'account-dialog.log-in': expect.anything() }),
          },
        });
    },
  );

  test.each(['password-reset', 'password-confirm', 'unknown'])(
    'with another name gives the page alone: %s',
    async (name) => {
      const loaded = await load('/impressum', name).loaded;
      expect(loaded).toMatchObject({ status: 200 });
      expect(JSON.stringify(loaded)).not.toContain('account-dialog');
    },
  );
});

describe('a form that is sent to it', () => {
  test('leads who logs in to the page below, with what the address carries along', async () => {
    const form = { email: 'ADA@example.com', password };
    const sentSearch = '?_tracking=0&dialog=log-in&formatType=600x400';
    const { loaded } = load('/impressum', 'log-in', { form, sentSearch });
    expect(await loaded).toEqual({
      kind: 'redirect',
      status: 303,
      location: '/impressum?_tracking=0&formatType=600x400',
      setCookies: ['__Host-session=token; Secure'],
    });
  });

  test('leads who signs up there, too, and the address says so', async () => {
    const form = { ...typed, email: 'countess@example.com', password };
    const { loaded } = load('/impressum', 'sign-up', { form, sentSearch: '?dialog=sign-up' });
    expect(await loaded).toMatchObject({ location: '/impressum#signed-up-password' });
  });

  describe('by a visitor who has wished for something and has a cart', () => {
    const key = 'k'.repeat(32);
    const cookies = `${cartCookie}=${key}; ${wishlistCookie}=${key}`;
    const visiting = { kind: 'visitor', key } as const;
    const customer = { kind: 'customer', number: '7' } as const;
    const form = { email: ada.email, password };
    const { accounts } = memoryAccounts([{ ...ada, customer: { ...visitor, number: '7' } }]);

    /** What somebody has: wishes and articles. */
    const countsOf = async (owner: Owner, carts: Carts, wishlists: Wishlists) => {
      const [cart, list] = [await carts.read(owner)(), await wishlists.read(owner)()];
      if (E.isLeft(cart) || E.isLeft(list)) throw new Error('A store did not answer.');
      return [list.right.wishlist.length, cart.right.items.length];
    };

    const filled = async () => {
      const [carts, wishlists] = [memoryCarts(), memoryWishlists()];
      const entry = { kind: 'design', product: 'card', designId: 'd' } as const;
      const article = { designer: 'photo-frame', query: 'materialType=leinwand' } as const;
      await wishlists.change(visiting, () => [{ entry, addedAt: 1 }])();
      await carts.change(visiting, () =>
        E.right({ items: [{ article, quantity: 2 }], lastPut: undefined }),
      )();
      return { carts, wishlists };
    };

    test('brings both along', async () => {
      const { carts, wishlists } = await filled();
      const sent = { form, accounts, cookies, carts, wishlists };
      expect(await load('/impressum', 'log-in', sent).loaded).toMatchObject({ status: 303 });
      expect(await countsOf(customer, carts, wishlists)).toEqual([1, 1]);
      expect(await countsOf(visiting, carts, wishlists)).toEqual([0, 0]);
    });

    test('leaves both where they are while the log-in is refused', async () => {
      const { carts, wishlists } = await filled();
      const wrong = { ...form, password: 'difference engine' };
      await load('/impressum', 'log-in', { form: wrong, accounts, cookies, carts, wishlists })
        .loaded;
      expect(await countsOf(visiting, carts, wishlists)).toEqual([1, 1]);
    });

    test('comes in though neither can be brought, which is logged', async () => {
      const stores = { carts: failingCarts(), wishlists: failingWishlists(false) };
      const { loaded, reports } = load('/impressum', 'log-in', {
        form,
        accounts,
        cookies,
        ...stores,
      });
      expect(await loaded).toMatchObject({ status: 303 });
      expect(reports.map(({ facts }) => facts['part'])).toEqual(['cart', 'wishlist']);
    });
  });

  test.each([
    ['a wrong field', { password: 'brief' }, undefined, 422, 'fields', []],
    ['an address that has an account', { password }, undefined, 422, 'refused', []],
    ['a refusal', { password }, refusingAccounts('Too often.'), 422, 'refused', []],
    ['an outage', { password }, failingAccounts(503), 503, 'failed', ['sign-up-error']],
  ] as const)(
    'with %s is shown again, without its password',
    async (_name, more, accounts, status, kind, codes) => {
      const sent = { form: { ...typed, ...more }, ...(accounts && { accounts }) };
      const { loaded, reports } = load('/impressum', 'sign-up', sent);
      const answer = await loaded;
      expect(answer).toMatchObject({
        status,
        isShared: false,
        page: { account: { step: { typed, problem: { kind } } } },
      });
      expect(JSON.stringify(answer)).not.toContain(more.password);
      // The surroundings of this page are nowhere; they are not what is looked at.
      const own = reports.filter(({ code }) => code !== 'content-unavailable');
      expect(own.map(({ code }) => code)).toEqual(codes);
      expect(JSON.stringify(reports)).not.toContain('Ada');
    },
  );
});
