/** What every implementation of the wishlists port must do, whatever keeps them. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { emptyWishlist } from '../../core/domain/wishlist/wishlist.ts';
import { E } from '../../core/fp.ts';
import type { WishlistOwner, Wishlists } from '../../core/ports/wishlists.ts';
import { anyWishlist } from '../arbitraries/wishlist.ts';

const visitor: WishlistOwner = { kind: 'visitor', key: '42' };
const customer: WishlistOwner = { kind: 'customer', number: '42' };

/** The suite. */
export const wishlistsContract = (name: string, start: () => Promise<Wishlists>): void => {
  describe(`wishlists: ${name}`, () => {
    property.prop([anyWishlist, anyWishlist], { numRuns: 20 })(
      'give back what was kept last, to each owner their own',
      async (first, second) => {
        const wishlists = await start();
        await wishlists.write(visitor, first)();
        expect(await wishlists.read(visitor)()).toEqual(E.right(first));
        expect(await wishlists.read(customer)()).toEqual(E.right(emptyWishlist));
        await wishlists.write(customer, first)();
        await wishlists.write(visitor, second)();
        expect(await wishlists.read(visitor)()).toEqual(E.right(second));
        expect(await wishlists.read(customer)()).toEqual(E.right(first));
      },
    );

    test('of an unknown owner are empty', async () => {
      const wishlists = await start();
      expect(await wishlists.read(visitor)()).toEqual(E.right(emptyWishlist));
    });
  });
};
