import type { WishlistAddress } from '../domain/wishlist/wishlist-address.ts';
import type { Wishlist } from '../domain/wishlist/wishlist.ts';
import type { TE } from '../fp.ts';

/** Whose wishes: a visitor's by the key of their cookie, or a customer's by their number. */
export type WishlistOwner =
  | { readonly kind: 'visitor'; readonly key: string }
  | { readonly kind: 'customer'; readonly number: string };

/** Why wishes cannot be read or kept. */
export type WishlistStoreError = { readonly kind: 'wishlist-unavailable'; readonly reason: string };

/** Why a shared list cannot be shown: nobody has one of that key, or the store did not answer. */
export type SharedWishlistError = WishlistStoreError | { readonly kind: 'wishlist-not-found' };

/** A wishlist as it is kept. */
export type KeptWishlist = {
  readonly wishlist: Wishlist;
  /** What others find it by; undefined until something was wished for. */
  readonly address: WishlistAddress | undefined;
};

/** Makes another list of one; it may be called more than once. */
export type WishlistChange = (before: Wishlist) => Wishlist;

/** Wishlists by their owner (decisions, "Wishlist"); an unknown owner has an empty one. */
export type Wishlists = {
  /** What an owner has put there. */
  readonly read: (owner: WishlistOwner) => TE.TaskEither<WishlistStoreError, KeptWishlist>;
  /**
   * Changes a list in one step: of two changes at once the second one gets what the first one made.
   * A list that stays the same keeps its revision.
   */
  readonly change: (
    owner: WishlistOwner,
    change: WishlistChange,
  ) => TE.TaskEither<WishlistStoreError, KeptWishlist>;
  /** The list that the key of an address names, for everybody who has it. */
  readonly shared: (key: string) => TE.TaskEither<SharedWishlistError, KeptWishlist>;
};

/** An environment that keeps wishlists. */
export type HasWishlists = { readonly wishlists: Wishlists };
