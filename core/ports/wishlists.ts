import type { Wishlist } from '../domain/wishlist/wishlist.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { Owner } from './owner.ts';

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

/** May be called more than once. */
export type WishlistChange = (before: Wishlist) => Wishlist;

/** By owner (decisions, "Wishlist"); an unknown one has an empty list. */
export type Wishlists = {
  /** What an owner has put there. */
  readonly read: (owner: Owner) => TE.TaskEither<WishlistStoreError, KeptWishlist>;
  /** One step: of two changes at once the second gets what the first made. */
  readonly change: (
    owner: Owner,
    change: WishlistChange,
  ) => TE.TaskEither<WishlistStoreError, KeptWishlist>;
  /**
   * Brings an owner's wishes to another's list (`joinWishlists`) in one step; again changes
   * nothing. The first one's share key goes on: to the other's list where that had none, else to
   * what is left of the first there (`stillShared`). Gives the other's list.
   */
  readonly join: (from: Owner, into: Owner) => TE.TaskEither<WishlistStoreError, KeptWishlist>;
  /** For everybody who has the key. */
  readonly shared: (key: string) => TE.TaskEither<SharedWishlistError, KeptWishlist>;
};

export type HasWishlists = { readonly wishlists: Wishlists };
