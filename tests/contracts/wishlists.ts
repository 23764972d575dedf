/** What every implementation of the wishlists port must do, whatever keeps them. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyWishlistCommand,
  emptyWishlist,
  isWished,
} from '../../core/domain/wishlist/wishlist.ts';
import { E, type TE } from '../../core/fp.ts';
import type { KeptWishlist, WishlistOwner, Wishlists } from '../../core/ports/wishlists.ts';
import { anyWishlist } from '../arbitraries/wishlist.ts';

let owners = 0;

/** Owners of whom nobody has heard: a store may be the same for all of these tests. */
const newOwners = (): { readonly visitor: WishlistOwner; readonly customer: WishlistOwner } => {
  owners += 1;
  return {
    visitor: { kind: 'visitor', key: String(owners) },
    customer: { kind: 'customer', number: String(owners) },
  };
};

const kept = async (call: TE.TaskEither<unknown, KeptWishlist>): Promise<KeptWishlist> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new Error('The store did not answer.');
  return answer.right;
};

const nothing: KeptWishlist = { wishlist: emptyWishlist, address: undefined };

/** The suite. */
export const wishlistsContract = (name: string, start: () => Promise<Wishlists>): void => {
  describe(`wishlists: ${name}`, () => {
    property.prop([anyWishlist, anyWishlist], { numRuns: 20 })(
      'give back what was kept last, to each owner their own',
      async (first, second) => {
        const wishlists = await start();
        const { visitor, customer } = newOwners();
        await kept(wishlists.change(visitor, () => first));
        expect((await kept(wishlists.read(visitor))).wishlist).toEqual(first);
        expect(await kept(wishlists.read(customer))).toEqual(nothing);
        await kept(wishlists.change(customer, () => first));
        const changed = await kept(
          wishlists.change(visitor, (before) => {
            expect(before).toEqual(first);
            return second;
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
      expect(await kept(wishlists.change(visitor, (before) => before))).toEqual(nothing);
      expect(await kept(wishlists.read(visitor))).toEqual(nothing);
    });

    property.prop([anyWishlist.filter((list) => list.length > 0)], { numRuns: 10 })(
      'are shared by their address, whose revision rises with each change alone',
      async (wishlist) => {
        const wishlists = await start();
        const { visitor, customer } = newOwners();
        const first = await kept(wishlists.change(visitor, () => wishlist));
        const { address } = first;
        if (address === undefined) throw new Error('The list has no address.');
        expect(address.key).toMatch(/^[0-9a-f]{32}$/u);
        expect(await kept(wishlists.shared(address.key))).toEqual(first);
        expect(await kept(wishlists.change(visitor, (before) => [...before]))).toEqual(first);
        const cleared = await kept(wishlists.change(visitor, () => emptyWishlist));
        expect(cleared.address?.key).toBe(address.key);
        expect(cleared.address?.revision).toBeGreaterThan(address.revision);
        const other = await kept(wishlists.change(customer, () => wishlist));
        expect(other.address?.key).not.toBe(address.key);
      },
    );

    test('of a key that nobody has are not found', async () => {
      const wishlists = await start();
      expect(await wishlists.shared('f'.repeat(32))()).toEqual(
        E.left({ kind: 'wishlist-not-found' }),
      );
    });

    test('lose nothing where one is changed several times at once', async () => {
      const wishlists = await start();
      const { visitor } = newOwners();
      const designs = Array.from({ length: 12 }, (_, index) => `design-${index}`);
      const entryOf = (designId: string) =>
        ({ kind: 'design', product: 'card', designId }) as const;
      await Promise.all(
        designs.map((designId) =>
          kept(
            wishlists.change(visitor, (before) =>
              applyWishlistCommand(before, { kind: 'add', entry: entryOf(designId), at: 1 }),
            ),
          ),
        ),
      );
      const { wishlist, address } = await kept(wishlists.read(visitor));
      for (const designId of designs) expect(isWished(wishlist, entryOf(designId))).toBe(true);
      expect(address?.revision).toBe(designs.length);
    });

    property.prop([fc.string()], { numRuns: 10 })('take any key of an owner', async (key) => {
      const wishlists = await start();
      expect(await kept(wishlists.read({ kind: 'visitor', key: `any ${key}` }))).toEqual(nothing);
    });
  });
};
