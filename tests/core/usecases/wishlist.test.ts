import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { wishlistKey } from '../../../core/domain/wishlist/wishlist-entry.ts';
import {
  applyWishlistCommand,
  emptyWishlist,
  longestWishlist,
  mergeWishlists,
  type Wishlist,
} from '../../../core/domain/wishlist/wishlist.ts';
import { E, TE } from '../../../core/fp.ts';
import type { WishlistOwner, Wishlists } from '../../../core/ports/wishlists.ts';
import {
  changeWishlist,
  mergeWishlistAtLogIn,
  showSharedWishlist,
  showWishlist,
  takeWishlistOver,
} from '../../../core/usecases/keep-wishlist.ts';
import { anyWishlist, anyWishlistEntry } from '../../arbitraries/wishlist.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingWishlists, memoryWishlists } from '../../fakes/wishlists.ts';

const shows = (wishlist: Wishlist) => ({ _tag: 'Right', right: { wishlist } });

describe('the wishlist', () => {
  const owner: WishlistOwner = { kind: 'visitor', key: 'v' };
  const customer: WishlistOwner = { kind: 'customer', number: '1' };
  const now = 1_000;
  const world = () => {
    const wishlists = memoryWishlists();
    const log = recordingLog();
    return { wishlists, log, clock: manualClock(now) };
  };

  property.prop([anyWishlist, anyWishlistEntry])(
    'changes as its reducer says',
    async (before, entry) => {
      const environment = world();
      await environment.wishlists.change(owner, () => before)();
      const key = wishlistKey(entry);
      let expected = before;
      for (const [wish, command] of [
        [
          { kind: 'add', entry },
          { kind: 'add', entry, at: now },
        ],
        [
          { kind: 'toggle', entry },
          { kind: 'toggle', entry, at: now },
        ],
        [
          { kind: 'toggle', entry },
          { kind: 'toggle', entry, at: now },
        ],
        [
          { kind: 'remove', key },
          { kind: 'remove', key },
        ],
        [{ kind: 'clear' }, { kind: 'clear' }],
      ] as const) {
        expected = applyWishlistCommand(expected, command);
        expect(await changeWishlist(owner, wish)(environment)()).toMatchObject(shows(expected));
        expect(await showWishlist(owner)(environment)()).toMatchObject(shows(expected));
      }
      expect(environment.log.reports).toEqual([]);
    },
  );

  property.prop([anyWishlistEntry])('is written only where it changes', async (entry) => {
    const environment = world();
    await changeWishlist(owner, { kind: 'add', entry })(environment)();
    expect(environment.wishlists.writes()).toBe(1);
    await changeWishlist(owner, { kind: 'add', entry })(environment)();
    await changeWishlist(owner, { kind: 'remove', key: 'other' })(environment)();
    expect(environment.wishlists.writes()).toBe(1);
    await changeWishlist(owner, { kind: 'remove', key: wishlistKey(entry) })(environment)();
    await changeWishlist(owner, { kind: 'clear' })(environment)();
    expect(environment.wishlists.writes()).toBe(2);
  });

  property.prop([anyWishlist, anyWishlist])(
    'of a visitor comes along at the log-in, and nothing is lost while there is room',
    async (own, brought) => {
      const environment = world();
      await environment.wishlists.change(customer, () => own)();
      await environment.wishlists.change(owner, () => brought)();
      const merged = await mergeWishlistAtLogIn('v', '1')(environment)();
      const expected = brought.length === 0 ? own : mergeWishlists(own, brought);
      expect(merged).toMatchObject(shows(expected));
      expect(await showWishlist(customer)(environment)()).toMatchObject(shows(expected));
      expect(await showWishlist(owner)(environment)()).toMatchObject(shows(emptyWishlist));
      const keys = new Set([...own, ...brought].map(({ entry }) => wishlistKey(entry)));
      expect(expected.length).toBe(Math.min(keys.size, longestWishlist));
      // A second log-in changes nothing.
      expect(await mergeWishlistAtLogIn('v', '1')(environment)()).toMatchObject(shows(expected));
    },
  );

  test('of a visitor who wished for nothing leaves the customer’s alone', async () => {
    const environment = world();
    expect(await mergeWishlistAtLogIn('v', '1')(environment)()).toMatchObject(shows(emptyWishlist));
    expect(environment.wishlists.writes()).toBe(0);
  });

  test('of a visitor keeps what was wished for while they logged in', async () => {
    const environment = world();
    const added = (designId: string) =>
      ({ kind: 'add', entry: { kind: 'design', product: 'card', designId } }) as const;
    await changeWishlist(owner, added('before'))(environment)();
    const { wishlists } = environment;
    const late: Wishlists = {
      ...wishlists,
      change: (whose, change) => async () => {
        if (whose.kind === 'visitor')
          await changeWishlist(owner, added('meanwhile'))(environment)();
        return wishlists.change(whose, change)();
      },
    };
    await mergeWishlistAtLogIn('v', '1')({ ...environment, wishlists: late })();
    const left = await showWishlist(owner)(environment)();
    expect(left).toMatchObject({
      right: { wishlist: [{ entry: { designId: 'meanwhile' } }] },
    });
  });

  test('that is shared is shown to who has its key, and is not logged where there is none', async () => {
    const environment = world();
    const entry = { kind: 'design', product: 'card', designId: 'd' } as const;
    const kept = await changeWishlist(owner, { kind: 'add', entry })(environment)();
    const address = E.isRight(kept) ? kept.right.address : undefined;
    if (address === undefined) throw new Error('The list has no address.');
    expect(await showSharedWishlist(address.key)(environment)()).toEqual(kept);
    expect(await showSharedWishlist('f'.repeat(32))(environment)()).toEqual(
      E.left({ kind: 'wishlist-not-found' }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  property.prop([anyWishlist, anyWishlist])(
    'takes a shared one over, and keeps all that was there',
    async (own, others) => {
      const environment = world();
      await environment.wishlists.change(owner, () => own)();
      const taken = await takeWishlistOver(owner, others)(environment)();
      const { wishlist } = E.isRight(taken) ? taken.right : { wishlist: emptyWishlist };
      for (const item of own) expect(wishlist).toContainEqual(item);
      const keys = new Set([...own, ...others].map(({ entry }) => wishlistKey(entry)));
      expect(wishlist).toHaveLength(Math.min(keys.size, longestWishlist));
      expect(await takeWishlistOver(owner, others)(environment)()).toEqual(taken);
    },
  );

  test('of a visitor stays until the customer’s is kept', async () => {
    const entry = { kind: 'design', product: 'card', designId: 'd' } as const;
    const brought = applyWishlistCommand(emptyWishlist, { kind: 'add', entry, at: now });
    const changed: WishlistOwner['kind'][] = [];
    const log = recordingLog();
    const wishlists: Wishlists = {
      ...failingWishlists(true),
      read:
        ({ kind }) =>
        async () =>
          E.right({
            wishlist: kind === 'visitor' ? brought : emptyWishlist,
            address: undefined,
          }),
      change: ({ kind }) => {
        changed.push(kind);
        return TE.left({ kind: 'wishlist-unavailable', reason: 'full' });
      },
    };
    expect(await mergeWishlistAtLogIn('v', '1')({ wishlists, log })()).toMatchObject({
      left: { kind: 'wishlist-unavailable' },
    });
    expect(changed).toEqual(['customer']);
    expect(log.reports).toHaveLength(1);
  });

  test.each([true, false])(
    'that cannot be kept is logged, once (readable: %s)',
    async (readable) => {
      const log = recordingLog();
      const environment = { wishlists: failingWishlists(readable), log, clock: manualClock(now) };
      const entry = { kind: 'design', product: 'card', designId: 'd' } as const;
      expect(await changeWishlist(owner, { kind: 'add', entry })(environment)()).toEqual(
        E.left({ kind: 'wishlist-unavailable', reason: 'full' }),
      );
      expect(log.reports).toEqual([
        { code: 'request-failed', facts: { part: 'wishlist', reason: 'full' } },
      ]);
      expect(E.isRight(await showWishlist(owner)(environment)())).toBe(readable);
      expect(log.reports).toHaveLength(readable ? 1 : 2);
    },
  );
});
