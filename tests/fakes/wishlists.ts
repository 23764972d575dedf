import { parseWishlist, printWishlist } from '../../core/domain/wishlist/parse-wishlist.ts';
import { emptyWishlist } from '../../core/domain/wishlist/wishlist.ts';
import { E, TE } from '../../core/fp.ts';
import type { WishlistOwner, Wishlists } from '../../core/ports/wishlists.ts';

const keyOf = (owner: WishlistOwner): string =>
  owner.kind === 'visitor' ? `visitor:${owner.key}` : `customer:${owner.number}`;

/** Wishlists in memory, as the texts that a store would keep; `writes` counts them. */
export const memoryWishlists = (): Wishlists & { readonly writes: () => number } => {
  const texts = new Map<string, string>();
  let writes = 0;
  return {
    writes: () => writes,
    read: (owner) => async () => {
      const text = texts.get(keyOf(owner));
      return E.right(text === undefined ? emptyWishlist : parseWishlist(text).wishlist);
    },
    write: (owner, wishlist) => async () => {
      writes += 1;
      texts.set(keyOf(owner), printWishlist(wishlist));
      return E.right(undefined);
    },
  };
};

/** Wishlists that can be read but not written, or neither. */
export const failingWishlists = (isReadable: boolean): Wishlists => {
  const error = TE.left({ kind: 'wishlist-unavailable', reason: 'full' } as const);
  return { read: () => (isReadable ? TE.right(emptyWishlist) : error), write: () => error };
};
