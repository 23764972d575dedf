import type { Wishlist } from '../domain/wishlist/wishlist.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { VisitorLists } from './visitor-lists.ts';

export type WishlistStoreError = Outage<'wishlist-unavailable'>;

/** No list has the key, or the store did not answer. */
export type SharedWishlistError = WishlistStoreError | { readonly kind: 'wishlist-not-found' };

export type KeptWishlist = {
  readonly wishlist: Wishlist;
  /**
   * 32 hexadecimal digits that nobody guesses. Who has them may look and change nothing. Undefined
   * until something was wished for.
   */
  readonly shareKey: string | undefined;
};

/**
 * They join as `joinWishlists` says (decisions, "Wishlist"). The first one's share key goes on: to
 * the other's list where that had none, else to what is left of the first there (`stillShared`).
 */
export type Wishlists = VisitorLists<Wishlist, KeptWishlist, WishlistStoreError> & {
  /** For everybody who has the key. */
  readonly shared: (key: string) => TE.TaskEither<SharedWishlistError, KeptWishlist>;
};

export type HasWishlists = { readonly wishlists: Wishlists };
