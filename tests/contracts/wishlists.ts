/** What every implementation of the wishlists port must do, whatever keeps them. */
import { wishlistCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyWishlistCommand,
  emptyWishlist,
  isWished,
  joinWishlists,
  stillShared,
  wishlistOf,
  type Wishlist,
} from '../../core/domain/wishlist/wishlist.ts';
import { wishlistArticlesAmount, type Customer } from '../../core/domain/customer/customer.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { Owner } from '../../core/ports/owner.ts';
import type { KeptWishlist, Wishlists } from '../../core/ports/wishlists.ts';
import { anyWishlist, numberedArticle } from '../arbitraries/wishlist.ts';
import { ada } from './customers.ts';
import { newOwners, visitorListLaws } from './visitor-lists.ts';

const kept = async (call: TE.TaskEither<unknown, KeptWishlist>): Promise<KeptWishlist> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new Error('The store did not answer.');
  return answer.right;
};

const nothing: KeptWishlist = { wishlist: emptyWishlist, shareKey: undefined };

/** The suite. */
export const wishlistsContract = (name: string, start: () => Promise<Wishlists>): void => {
  describe(`wishlists: ${name}`, () => {
    property.prop([anyWishlist, anyWishlist], { numRuns: 20 })(
      'give back what was kept last, to each owner their own',
      async (first, second) => {
        const wishlists = await start();
        const { visitor, customer } = newOwners();
        await kept(wishlists.change(visitor, () => E.right(first)));
        expect((await kept(wishlists.read(visitor))).wishlist).toEqual(first);
        expect(await kept(wishlists.read(customer))).toEqual(nothing);
        await kept(wishlists.change(customer, () => E.right(first)));
        const changed = await kept(
          wishlists.change(visitor, (before) => {
            expect(before).toEqual(first);
            return E.right(second);
          }),
        );
        expect(changed.wishlist).toEqual(second);
        expect(await kept(wishlists.read(visitor))).toEqual(changed);
        expect((await kept(wishlists.read(customer))).wishlist).toEqual(first);
      },
    );

    test('of an unknown owner are empty, and stay unknown where nothing is wished for', async () => {
      const wishlists = await start();
      const { visitor } = newOwners();
      expect(await kept(wishlists.read(visitor))).toEqual(nothing);
      expect(await kept(wishlists.change(visitor, (before) => E.right(before)))).toEqual(nothing);
      expect(await kept(wishlists.read(visitor))).toEqual(nothing);
    });

    property.prop([anyWishlist.filter((list) => list.length > 0)], { numRuns: 10 })(
      'are shared by a key of their own, which stays',
      async (wishlist) => {
        const wishlists = await start();
        const { visitor, customer } = newOwners();
        const first = await kept(wishlists.change(visitor, () => E.right(wishlist)));
        const { shareKey = '' } = first;
        expect(shareKey).toMatch(/^[0-9a-f]{32}$/u);
        expect(await kept(wishlists.shared(shareKey))).toEqual(first);
        expect(await kept(wishlists.change(visitor, (before) => E.right([...before])))).toEqual(
          first,
        );
        const cleared = await kept(wishlists.change(visitor, () => E.right(emptyWishlist)));
        expect(cleared.shareKey).toBe(shareKey);
        const other = await kept(wishlists.change(customer, () => E.right(wishlist)));
        expect(other.shareKey).not.toBe(shareKey);
      },
    );

    property.prop([anyWishlist, anyWishlist], { numRuns: 20 })(
      'of a visitor are brought to the customer’s, and what finds no room stays',
      async (own, brought) => {
        const wishlists = await start();
        const { visitor, customer } = newOwners();
        const first = await kept(wishlists.change(customer, () => E.right(own)));
        const { shareKey } = await kept(wishlists.change(visitor, () => E.right(brought)));
        const { joined, left } = joinWishlists(own, brought);
        const after = await kept(wishlists.join(visitor, customer));
        // A link that was sent to somebody leads on where it can.
        expect(after).toEqual({ wishlist: joined, shareKey: first.shareKey ?? shareKey });
        expect(await kept(wishlists.read(customer))).toEqual(after);
        expect((await kept(wishlists.read(visitor))).wishlist).toEqual(left);
        if (after.shareKey !== undefined)
          expect(await kept(wishlists.shared(after.shareKey))).toEqual(after);
        expect(await kept(wishlists.join(visitor, customer))).toEqual(after);
      },
    );

    property.prop([anyWishlist, anyWishlist, anyWishlist, fc.nat()], { numRuns: 20 })(
      'that were shared are found by their link after they were brought, and nothing else is',
      async (own, brought, later, removed) => {
        fc.pre(own.length > 0 && brought.length > 0);
        const wishlists = await start();
        const { visitor, customer } = newOwners();
        await kept(wishlists.change(customer, () => E.right(own)));
        const { shareKey = '' } = await kept(wishlists.change(visitor, () => E.right(brought)));
        await kept(wishlists.join(visitor, customer));
        expect(await kept(wishlists.shared(shareKey))).toMatchObject({ shareKey });
        const shown = async () => (await kept(wishlists.shared(shareKey))).wishlist;
        const designsOf = (list: Wishlist) => list.map(({ article }) => article);
        expect(new Set(designsOf(await shown()))).toEqual(new Set(designsOf(brought)));
        // What is wished for afterwards is not shared by it, and what is taken back is gone.
        const rest = brought.filter((_, index) => index !== removed % brought.length);
        const after = wishlistOf([...later, ...rest]);
        await kept(wishlists.change(customer, () => E.right(after)));
        expect(await shown()).toEqual(stillShared(after, brought));
        await kept(wishlists.change(customer, () => E.right(emptyWishlist)));
        expect(await shown()).toEqual(emptyWishlist);
        // The visitor's next list is another one.
        const next = await kept(wishlists.change(visitor, () => E.right(later)));
        expect(next.shareKey).not.toBe(shareKey);
      },
    );

    test('of which too many are brought lose none', async () => {
      const wishlists = await start();
      const { visitor, customer } = newOwners();
      const listOf = (name: string, length: number) =>
        wishlistOf(
          Array.from({ length }, (_, index) => ({
            article: numberedArticle(`${name}-${index}`),
            addedAt: name === 'own' ? 1 : 2 + index,
          })),
        );
      const own = listOf('own', 80);
      const brought = listOf('brought', 50);
      const first = await kept(wishlists.change(customer, () => E.right(own)));
      const { shareKey } = await kept(wishlists.change(visitor, () => E.right(brought)));
      const after = await kept(wishlists.join(visitor, customer));
      expect(after.wishlist).toHaveLength(100);
      expect(after.shareKey).toBe(first.shareKey);
      for (const { article } of own) expect(isWished(after.wishlist, article)).toBe(true);
      const rest = await kept(wishlists.read(visitor));
      expect(rest).toEqual({ wishlist: brought.slice(20), shareKey });
      // Their link still shows them all: those that were brought, and those that wait.
      const byLink = async () =>
        (await kept(wishlists.shared(shareKey ?? ''))).wishlist.map(({ article }) => article);
      expect(new Set(await byLink())).toEqual(new Set(brought.map(({ article }) => article)));
      // Where there is room again, they come along.
      await kept(wishlists.change(customer, () => E.right(emptyWishlist)));
      expect((await kept(wishlists.join(visitor, customer))).wishlist).toEqual(rest.wishlist);
      expect(await byLink()).toEqual(rest.wishlist.map(({ article }) => article));
      expect(await kept(wishlists.read(visitor))).toEqual(nothing);
    });

    test('of a key that nobody has are not found', async () => {
      const wishlists = await start();
      expect(await wishlists.shared('f'.repeat(32))()).toEqual(
        E.left({ kind: 'wishlist-not-found' }),
      );
    });

    visitorListLaws(async () => {
      const wishlists = await start();
      return {
        put: (owner, thing) => {
          const article = numberedArticle(thing);
          return kept(
            wishlists.change(owner, (before) =>
              E.right(applyWishlistCommand(before, { kind: 'add', article, at: 1 })),
            ),
          );
        },
        held: async (owner) =>
          (await kept(wishlists.read(owner))).wishlist.map(({ article }) =>
            Number(article.query.split('=')[1]),
          ),
        join: (from, into) => kept(wishlists.join(from, into)),
      };
    });

    property.prop([fc.string()], { numRuns: 10 })('take any key of an owner', async (key) => {
      const wishlists = await start();
      expect(await kept(wishlists.read({ kind: 'visitor', key: `any ${key}` }))).toEqual(nothing);
    });
  });
};

type CountedWorld = {
  readonly wishlists: Wishlists;
  /** Who is at the page whose browser has such cookies, and is logged in or not. */
  readonly customersWith: (cookies: string, customer?: Customer) => Promise<Customers>;
};

/** That customer data tells how many things are on the browser's wishlist. */
export const wishCountContract = (name: string, start: () => Promise<CountedWorld>): void => {
  test(`the count of the wishlist: ${name}`, async () => {
    const { wishlists, customersWith } = await start();
    const { visitor } = newOwners();
    const customer = { kind: 'customer', number: ada.number } as const;
    const [first, second, third] = [1, 2, 3].map((number) =>
      applyWishlistCommand(emptyWishlist, {
        kind: 'add',
        at: number,
        article: numberedArticle(number),
      }),
    );
    const countOf = async (key: string, who?: Customer): Promise<number> => {
      const answer = await (await customersWith(`${wishlistCookie}=${key}`, who)).current();
      if (E.isLeft(answer)) throw new Error('Nobody says who is at the page.');
      return wishlistArticlesAmount(answer.right);
    };
    const put = (owner: Owner, ...lists: readonly (Wishlist | undefined)[]) =>
      kept(wishlists.change(owner, () => E.right(lists.flatMap((list) => list ?? []))));
    await put(visitor, second, first);
    expect(await countOf(visitor.key)).toBe(2);
    expect(await countOf('rubbish')).toBe(0);
    // What both have counts once, before the visitor's wishes have come along, too.
    await put(customer, third, second);
    expect(await countOf(visitor.key, ada)).toBe(3);
    // Other suites on this store know the customer, too.
    await put(customer);
    expect(await countOf('rubbish', ada)).toBe(0);
  });
};
