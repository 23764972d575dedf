import type { Wishlist } from '../domain/wishlist/wishlist.ts';
import type { TE } from '../fp.ts';

/** Whose wishes: a visitor's by the key of their cookie, or a customer's by their number. */
export type WishlistOwner =
  | { readonly kind: 'visitor'; readonly key: string }
  | { readonly kind: 'customer'; readonly number: string };

/** Why wishes cannot be read or kept. */
export type WishlistStoreError = { readonly kind: 'wishlist-unavailable'; readonly reason: string };

/** Wishlists by their owner (decisions, "Wishlist"); an unknown owner has an empty one. */
export type Wishlists = {
  /** What an owner has put there. */
  readonly read: (owner: WishlistOwner) => TE.TaskEither<WishlistStoreError, Wishlist>;
  /** Keeps a whole list in place of the one before. */
  readonly write: (
    owner: WishlistOwner,
    wishlist: Wishlist,
  ) => TE.TaskEither<WishlistStoreError, void>;
};

/** An environment that keeps wishlists. */
export type HasWishlists = { readonly wishlists: Wishlists };
