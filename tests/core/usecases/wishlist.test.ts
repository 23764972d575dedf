import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { wishlistKey } from '../../../core/domain/wishlist/wishlist-entry.ts';
import {
  applyWishlistCommand,
  emptyWishlist,
  longestWishlist,
  mergeWishlists,
} from '../../../core/domain/wishlist/wishlist.ts';
import { E } from '../../../core/fp.ts';
import type { WishlistOwner } from '../../../core/ports/wishlists.ts';
import {
  changeWishlist,
  mergeWishlistAtLogIn,
  showWishlist,
} from '../../../core/usecases/keep-wishlist.ts';
import { anyWishlist, anyWishlistEntry } from '../../arbitraries/wishlist.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingWishlists, memoryWishlists } from '../../fakes/wishlists.ts';

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
      await environment.wishlists.write(owner, before)();
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
        expect(await changeWishlist(owner, wish)(environment)()).toEqual(E.right(expected));
        expect(await showWishlist(owner)(environment)()).toEqual(E.right(expected));
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
      await environment.wishlists.write(customer, own)();
      await environment.wishlists.write(owner, brought)();
      const merged = await mergeWishlistAtLogIn('v', '1')(environment)();
      const expected = brought.length === 0 ? own : mergeWishlists(own, brought);
      expect(merged).toEqual(E.right(expected));
      expect(await showWishlist(customer)(environment)()).toEqual(E.right(expected));
      expect(await showWishlist(owner)(environment)()).toEqual(E.right(emptyWishlist));
      const keys = new Set([...own, ...brought].map(({ entry }) => wishlistKey(entry)));
      expect(expected.length).toBe(Math.min(keys.size, longestWishlist));
      // A second log-in changes nothing.
      expect(await mergeWishlistAtLogIn('v', '1')(environment)()).toEqual(E.right(expected));
    },
  );

  test('of a visitor who wished for nothing leaves the customer’s alone', async () => {
    const environment = world();
    expect(await mergeWishlistAtLogIn('v', '1')(environment)()).toEqual(E.right(emptyWishlist));
    expect(environment.wishlists.writes()).toBe(0);
  });

  test('of a visitor stays until the customer’s is kept', async () => {
    const entry = { kind: 'design', product: 'card', designId: 'd' } as const;
    const brought = applyWishlistCommand(emptyWishlist, { kind: 'add', entry, at: now });
    const written: WishlistOwner['kind'][] = [];
    const log = recordingLog();
    const wishlists = {
      read:
        ({ kind }: WishlistOwner) =>
        async () =>
          E.right(kind === 'visitor' ? brought : emptyWishlist),
      write:
        ({ kind }: WishlistOwner) =>
        async () => {
          written.push(kind);
          return E.left({ kind: 'wishlist-unavailable' as const, reason: 'full' });
        },
    };
    expect(await mergeWishlistAtLogIn('v', '1')({ wishlists, log })()).toMatchObject({
      left: { kind: 'wishlist-unavailable' },
    });
    expect(written).toEqual(['customer']);
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
