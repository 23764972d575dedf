import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { defaultCollageId } from '../../../core/domain/products/collage/collages.ts';
import { articleKey } from '../../../core/domain/products/article-key.ts';
import {
  applyWishlistCommand,
  emptyWishlist,
  longestWishlist,
  mergeWishlists,
  type Wishlist,
} from '../../../core/domain/wishlist/wishlist.ts';
import { visitor, type Customer } from '../../../core/domain/customer/customer.ts';
import { E } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import {
  changeWishlist,
  showSharedWishlist,
  takeWishlistOver,
  visitorWishlist,
  wishFor,
} from '../../../core/usecases/keep-wishlist.ts';
import { anyKeptArticle, anyWishlist, numberedArticle } from '../../arbitraries/wishlist.ts';
import { ada } from '../../contracts/customers.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingCustomers, fakeCustomers } from '../../fakes/customers.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingWishlists, memoryWishlists } from '../../fakes/wishlists.ts';

const shows = (wishlist: Wishlist) => ({ _tag: 'Right', right: { wishlist } });

describe('the wishlist', () => {
  const owner: Owner = { kind: 'visitor', key: 'v' };
  const customer: Owner = { kind: 'customer', number: '1' };
  const now = 1_000;
  const world = () => {
    const wishlists = memoryWishlists();
    const log = recordingLog();
    return { wishlists, log, clock: manualClock(now) };
  };

  property.prop([anyWishlist, anyKeptArticle])(
    'changes as its reducer says',
    async (before, article) => {
      const environment = world();
      await environment.wishlists.change(owner, () => E.right(before))();
      const key = articleKey(article);
      let expected = before;
      for (const [wish, command] of [
        [
          { kind: 'add', article },
          { kind: 'add', article, at: now },
        ],
        [
          { kind: 'remove', key },
          { kind: 'remove', key },
        ],
        [{ kind: 'clear' }, { kind: 'clear' }],
      ] as const) {
        expected = applyWishlistCommand(expected, command);
        expect(await changeWishlist(owner, wish)(environment)()).toMatchObject(shows(expected));
        expect(await visitorWishlist.read(owner)(environment)()).toMatchObject(shows(expected));
      }
      expect(environment.log.reports).toEqual([]);
    },
  );

  property.prop([anyKeptArticle])('is written only where it changes', async (article) => {
    const environment = world();
    await changeWishlist(owner, { kind: 'add', article })(environment)();
    expect(environment.wishlists.writes()).toBe(1);
    await changeWishlist(owner, { kind: 'add', article })(environment)();
    await changeWishlist(owner, { kind: 'remove', key: 'other' })(environment)();
    expect(environment.wishlists.writes()).toBe(1);
    await changeWishlist(owner, { kind: 'remove', key: articleKey(article) })(environment)();
    await changeWishlist(owner, { kind: 'clear' })(environment)();
    expect(environment.wishlists.writes()).toBe(2);
  });

  property.prop([anyWishlist, anyWishlist])(
    'of a visitor comes along at the log-in, and nothing is lost while there is room',
    async (own, brought) => {
      const environment = world();
      await environment.wishlists.change(customer, () => E.right(own))();
      await environment.wishlists.change(owner, () => E.right(brought))();
      const merged = await visitorWishlist.bring('v', '1')(environment)();
      const expected = brought.length === 0 ? own : mergeWishlists(own, brought);
      expect(merged).toMatchObject(shows(expected));
      expect(await visitorWishlist.read(customer)(environment)()).toMatchObject(shows(expected));
      expect(await visitorWishlist.read(owner)(environment)()).toMatchObject(shows(emptyWishlist));
      const keys = new Set([...own, ...brought].map(({ article }) => articleKey(article)));
      expect(expected.length).toBe(Math.min(keys.size, longestWishlist));
      // A second log-in changes nothing.
      expect(await visitorWishlist.bring('v', '1')(environment)()).toMatchObject(shows(expected));
    },
  );

  test('of a visitor who wished for nothing leaves the customer’s alone', async () => {
    const environment = world();
    expect(await visitorWishlist.bring('v', '1')(environment)()).toMatchObject(
      shows(emptyWishlist),
    );
    expect(environment.wishlists.writes()).toBe(0);
  });

  test('of a request is the customer’s of its session, with what the visitor brought', async () => {
    const environment = world();
    const article = numberedArticle('d');
    const wishes = async (who: Customer, key: string | undefined) => {
      const asking = { ...environment, customers: fakeCustomers(who) };
      const found = await visitorWishlist.findOwner(key)(asking)();
      if (E.isLeft(found)) throw new Error('Nobody says whose it is.');
      if (found.right === undefined) return undefined;
      const kept = await visitorWishlist.read(found.right)(environment)();
      return { kind: found.right.kind, count: E.isRight(kept) ? kept.right.wishlist.length : 0 };
    };
    await changeWishlist(owner, { kind: 'add', article })(environment)();
    expect(await wishes(visitor, 'v')).toEqual({ kind: 'visitor', count: 1 });
    expect(await wishes(visitor, undefined)).toBeUndefined();
    expect(await wishes(ada, undefined)).toEqual({ kind: 'customer', count: 0 });
    expect(await wishes(ada, 'v')).toEqual({ kind: 'customer', count: 1 });
    expect(await wishes(ada, undefined)).toEqual({ kind: 'customer', count: 1 });
    // Who has logged out leaves nothing to the next one at this browser.
    expect(await wishes(visitor, 'v')).toEqual({ kind: 'visitor', count: 0 });
    const asking = { ...environment, customers: failingCustomers() };
    expect(await visitorWishlist.findOwner('v')(asking)()).toEqual(
      E.left({ kind: 'owner-unknown' }),
    );
  });

  test('that is shared is shown to who has its key, and is not logged where there is none', async () => {
    const environment = world();
    const article = numberedArticle('d');
    const kept = await changeWishlist(owner, { kind: 'add', article })(environment)();
    const shareKey = E.isRight(kept) ? kept.right.shareKey : undefined;
    if (shareKey === undefined) throw new Error('The list is not shared.');
    expect(await showSharedWishlist(shareKey)(environment)()).toEqual(kept);
    expect(await showSharedWishlist('f'.repeat(32))(environment)()).toEqual(
      E.left({ kind: 'wishlist-not-found' }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  property.prop([anyWishlist, anyWishlist])(
    'takes a shared one over, and keeps all that was there',
    async (own, others) => {
      const environment = world();
      await environment.wishlists.change(owner, () => E.right(own))();
      const taken = await takeWishlistOver(owner, others)(environment)();
      const { wishlist } = E.isRight(taken) ? taken.right : { wishlist: emptyWishlist };
      for (const item of own) expect(wishlist).toContainEqual(item);
      const keys = new Set([...own, ...others].map(({ article }) => articleKey(article)));
      expect(wishlist).toHaveLength(Math.min(keys.size, longestWishlist));
      expect(await takeWishlistOver(owner, others)(environment)()).toEqual(taken);
    },
  );

  const fullBut = (free: number): Wishlist =>
    mergeWishlists(
      Array.from({ length: longestWishlist - free }, (_, index) => ({
        article: numberedArticle(index),
        addedAt: 1,
      })),
      [],
    );

  test('fills the room that is left with what it does not have yet', async () => {
    const environment = world();
    await environment.wishlists.change(owner, () => E.right(fullBut(1)))();
    const others = [numberedArticle(0), numberedArticle('new'), numberedArticle('late')].map(
      (article) => ({ article, addedAt: 2 }),
    );
    const taken = await takeWishlistOver(owner, others)(environment)();
    const { wishlist } = E.isRight(taken) ? taken.right : { wishlist: emptyWishlist };
    expect(wishlist).toHaveLength(longestWishlist);
    expect(wishlist.map(({ article }) => article)).toContainEqual(numberedArticle('new'));
    expect(wishlist).toEqual(expect.arrayContaining([...fullBut(1)]));
  });

  test('takes what its designer would take, as long as there is room', async () => {
    const environment = world();
    const wanted = {
      designer: 'photo-frame',
      query: 'materialType=leinwand&formatType=600x400&locale=de-DE&gclid=x',
    };
    const wish = (one: typeof wanted = wanted) =>
      wishFor({ channel: 'poster', locale: 'de-DE' }, owner, one)(environment)();
    const kept = await wish();
    expect(kept).toMatchObject({
      right: { wishlist: [{ article: { designer: 'photo-frame' }, addedAt: now }] },
    });
    expect(JSON.stringify(kept)).not.toContain('gclid');
    const collage = { designer: 'collage', query: 'locale=de-DE' };
    expect(JSON.stringify(await wish(collage))).toContain(`designId=${defaultCollageId('poster')}`);
    await environment.wishlists.change(owner, () => E.right(fullBut(0)))();
    expect(await wish()).toEqual(E.left({ kind: 'wishlist-full' }));
    const refused = await wish({ ...wanted, query: 'materialType=gold&locale=de-DE' });
    expect(refused).toEqual(E.left({ kind: 'article-refused' }));
  });

  test('that cannot be brought is logged, and is not taken for the customer’s', async () => {
    const log = recordingLog();
    const environment = {
      wishlists: failingWishlists(true),
      log,
      customers: fakeCustomers(ada),
    };
    expect(await visitorWishlist.findOwner('v')(environment)()).toEqual(
      E.left({ kind: 'wishlist-unavailable', reason: 'full' }),
    );
    expect(log.reports).toHaveLength(1);
    // Without a key there is nothing to bring.
    expect(E.isRight(await visitorWishlist.findOwner(undefined)(environment)())).toBe(true);
    expect(log.reports).toHaveLength(1);
  });

  test.each([true, false])(
    'that cannot be kept is logged, once (readable: %s)',
    async (readable) => {
      const log = recordingLog();
      const environment = { wishlists: failingWishlists(readable), log, clock: manualClock(now) };
      const article = numberedArticle('d');
      expect(await changeWishlist(owner, { kind: 'add', article })(environment)()).toEqual(
        E.left({ kind: 'wishlist-unavailable', reason: 'full' }),
      );
      expect(log.reports).toEqual([
        { code: 'request-failed', facts: { part: 'wishlist', reason: 'full' } },
      ]);
      expect(E.isRight(await visitorWishlist.read(owner)(environment)())).toBe(readable);
      expect(log.reports).toHaveLength(readable ? 1 : 2);
    },
  );
});
